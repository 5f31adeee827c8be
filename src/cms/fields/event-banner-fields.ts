import type { Field } from 'payload';
import { isData, textOf } from '@/lib/is-json-object';
import { buttonField } from './link-fields';
import { imageField, momentField } from './media-and-date-fields';

/**
 * The field group `banner`, which both types of events share: thumbnail, title, description, cta and cxTag (spec §3).
 */
export function bannerField({ withDate }: { withDate: boolean }): Field {
  return {
    name: 'banner',
    type: 'group',
    localized: true,
    label: { vi: 'Đầu trang', en: 'Banner' },
    fields: [
      imageField(
        'thumbnail',
        { vi: 'Hình thu nhỏ', en: 'Thumbnail' },
        { localized: false }, // the group as a whole is localized
      ),
      { name: 'title', type: 'text', required: true, label: { vi: 'Tiêu đề', en: 'Title' } },
      { name: 'description', type: 'textarea', label: { vi: 'Mô tả', en: 'Description' } },
      buttonField('cta', { vi: 'Nút', en: 'Button' }),
      {
        name: 'cxTag',
        type: 'text',
        label: { vi: 'Nhãn sự kiện', en: 'CX tag' },
        admin: withDate
          ? {}
          : {
              description: {
                vi: 'Ghi cùng nhãn này, bằng từng ngôn ngữ, ở các video ghi lại sự kiện: trang sự kiện hiện các video đó khi sự kiện đã bắt đầu.',
                en: 'Give the recordings of the event the same tag, in each language: the page of the event shows them once the event has begun.',
              },
            },
      },
      ...(withDate
        ? [
            momentField(
              'leadMagnetDateTime',
              { vi: 'Thời điểm diễn ra', en: 'Takes place at' },
              { localized: false },
            ),
          ]
        : []),
    ],
  };
}

const LEFT_OUT = '/cms/admin/field-left-out-of-form#HiddenFormField';

/**
 * The name of an event in lists, pickers and searches of the admin: a copy of the banner's title, written with each
 * save. The CMS names and finds documents by a field (`useAsTitle`) that can not be inside a group.
 */
export const eventTitleField: Field = {
  name: 'title',
  type: 'text',
  localized: true,
  label: { vi: 'Tên sự kiện', en: 'Event' },
  custom: { isCopy: true },
  admin: { disableBulkEdit: true, components: { Field: LEFT_OUT, Diff: LEFT_OUT } },
  hooks: {
    beforeChange: [({ data }) => (isData(data?.banner) ? textOf(data.banner.title) || null : null)],
  },
};
