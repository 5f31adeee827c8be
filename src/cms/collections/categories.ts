import type { CollectionConfig } from 'payload';
import { apiOnlyField } from '../fields/api-only-field';
import { choice, line, paragraph, positionField } from '../fields/entry-fields';
import { libraryGroup } from '../fields/admin-navigation-groups';
import { contentCollection } from './define-content-collection';

/** A category of a list's entries, by which readers filter the list. */
export const categories: CollectionConfig = contentCollection({
  slug: 'categories',
  one: { vi: 'Chuyên mục', en: 'Category' },
  many: { vi: 'Chuyên mục', en: 'Categories' },
  group: libraryGroup,
  title: 'name',
  sort: 'position',
  fields: [
    line('name', { vi: 'Tên', en: 'Name' }, { required: true }),
    apiOnlyField(paragraph('description', { vi: 'Mô tả', en: 'Description' })),
    choice('usedFor', { vi: 'Dùng cho', en: 'Used for' }, [
      { value: 'integrations', label: { vi: 'Tích hợp', en: 'Integrations' } },
      { value: 'resources', label: { vi: 'Tài nguyên', en: 'Resources' } },
      { value: 'articles', label: { vi: 'Bài viết', en: 'Articles' } },
      { value: 'questions', label: { vi: 'Trợ giúp', en: 'Help' } },
    ]),
    positionField(),
  ],
});
