import type { CollectionConfig } from 'payload';
import { apiOnlyField } from '../fields/api-only-field';
import { line, paragraph, positionField } from '../fields/entry-fields';
import { libraryGroup } from '../fields/admin-navigation-groups';
import { imageField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A type of resource: e-book, template, report … */
export const contentTypes: CollectionConfig = contentCollection({
  slug: 'content-types',
  one: { vi: 'Loại nội dung', en: 'Content type' },
  many: { vi: 'Loại nội dung', en: 'Content types' },
  group: libraryGroup,
  title: 'name',
  sort: 'position',
  fields: [
    line('name', { vi: 'Tên', en: 'Name' }, { required: true }),
    apiOnlyField(paragraph('description', { vi: 'Mô tả', en: 'Description' })),
    apiOnlyField(imageField('icon', { vi: 'Biểu tượng', en: 'Icon' })),
    positionField(),
  ],
});
