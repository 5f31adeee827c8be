import type { CollectionConfig } from 'payload';
import { partsField } from '../fields/article-body-fields';
import { apiOnlyField } from '../fields/api-only-field';
import { line, paragraph, parts } from '../fields/entry-fields';
import { articleGroup } from '../fields/admin-navigation-groups';
import { momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A change of the product, listed on the page of product updates. */
export const releaseNotes: CollectionConfig = contentCollection({
  slug: 'release-notes',
  one: { vi: 'Ghi chú phát hành', en: 'Release note' },
  many: { vi: 'Ghi chú phát hành', en: 'Release notes' },
  group: articleGroup,
  title: 'title',
  sort: '-releasedAt',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    apiOnlyField(line('version', { vi: 'Phiên bản', en: 'Version' })),
    momentField('releasedAt', { vi: 'Phát hành lúc', en: 'Released at' }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    parts(
      'changes',
      { one: { vi: 'Thay đổi', en: 'Change' }, many: { vi: 'Thay đổi', en: 'Changes' } },
      [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'new',
          label: { vi: 'Loại', en: 'Kind' },
          options: [
            { value: 'new', label: { vi: 'Mới', en: 'New' } },
            { value: 'better', label: { vi: 'Tốt hơn', en: 'Better' } },
            { value: 'fixed', label: { vi: 'Đã sửa', en: 'Fixed' } },
          ],
        },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Nội dung', en: 'Text' } },
      ],
    ),
    apiOnlyField(partsField()),
  ],
});
