import type { CollectionConfig } from 'payload';
import { readByEventStaff } from '../access/roles';
import { seoField, textFields } from '../fields/article-body-fields';
import { apiOnlyField } from '../fields/api-only-field';
import { line, parts } from '../fields/entry-fields';
import { eventGroup } from '../fields/admin-navigation-groups';
import { pictureField } from '../fields/drawn-picture-field';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { bannerField, eventTitleField } from '../fields/event-banner-fields';
import { contentCollection } from './define-content-collection';

const collection = contentCollection({
  slug: 'event-pages',
  one: { vi: 'Trang sự kiện', en: 'Event page' },
  many: { vi: 'Trang sự kiện', en: 'Event pages' },
  group: eventGroup,
  title: 'title',
  searched: ['title', 'slug'],
  fields: [
    eventTitleField,
    bannerField({ withDate: false }),
    momentField('leadMagnetDateTime', { vi: 'Thời điểm diễn ra', en: 'Takes place at' }),
    momentField('endsAt', { vi: 'Kết thúc lúc', en: 'Ends at' }),
    line('place', { vi: 'Địa điểm', en: 'Place' }),
    {
      name: 'hubs',
      type: 'select',
      hasMany: true,
      localized: true,
      label: { vi: 'Khu vực tổ chức', en: 'Hubs' },
      options: [
        { value: 'ho-chi-minh', label: { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh' } },
        { value: 'ha-noi', label: { vi: 'Hà Nội', en: 'Hanoi' } },
      ],
      admin: {
        description: {
          vi: 'Có chọn thì form lấy vé hỏi người đăng ký đến khu vực nào.',
          en: 'When there are any, the ticket form asks which one a visitor comes to.',
        },
      },
    },
    imageField('background', { vi: 'Ảnh nền', en: 'Background' }),
    imageField('backgroundInMobile', { vi: 'Ảnh nền trên điện thoại', en: 'Background on phones' }),
    apiOnlyField(pictureField({ required: false, localized: true })),
    parts(
      'agenda',
      { one: { vi: 'Mục', en: 'Item' }, many: { vi: 'Chương trình', en: 'Agenda' } },
      [
        { name: 'time', type: 'text', label: { vi: 'Giờ', en: 'Time' } },
        { name: 'title', type: 'text', required: true, label: { vi: 'Nội dung', en: 'Topic' } },
        { name: 'speaker', type: 'text', label: { vi: 'Diễn giả', en: 'Speaker' } },
      ],
    ),
    ...textFields(),
    seoField(),
  ],
});

/** An event with a page of its own: `eventPages` of the content contract (spec §3). */
export const eventPages: CollectionConfig = {
  ...collection,
  access: { ...collection.access, read: readByEventStaff },
};
