import type { CollectionConfig } from 'payload';
import { apiOnlyField } from '../fields/api-only-field';
import { belongsTo, flag, line, paragraph, positionField } from '../fields/entry-fields';
import { libraryGroup } from '../fields/admin-navigation-groups';
import { hrefField } from '../fields/link-fields';
import { imageField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A calculator or checklist that visitors use. */
export const tools: CollectionConfig = contentCollection({
  slug: 'tools',
  one: { vi: 'Công cụ', en: 'Tool' },
  many: { vi: 'Công cụ', en: 'Tools' },
  group: libraryGroup,
  title: 'title',
  sort: 'position',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    apiOnlyField(imageField('icon', { vi: 'Biểu tượng', en: 'Icon' })),
    hrefField({ localized: true }),
    line('linkText', { vi: 'Chữ của liên kết', en: 'Link text' }),
    apiOnlyField(belongsTo('category', 'categories', { vi: 'Chuyên mục', en: 'Category' })),
    flag('isComingSoon', { vi: 'Sắp ra mắt', en: 'Coming soon' }),
    positionField(),
  ],
});
