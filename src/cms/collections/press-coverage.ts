import type { CollectionConfig } from 'payload';
import { apiOnlyField } from '../fields/api-only-field';
import { line, paragraph } from '../fields/entry-fields';
import { articleGroup } from '../fields/admin-navigation-groups';
import { webAddressField } from '../fields/link-fields';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** Articles of newspapers about the company, for the press page. */
export const newsroom: CollectionConfig = contentCollection({
  slug: 'newsroom',
  one: { vi: 'Báo chí nói về', en: 'Newsroom entry' },
  many: { vi: 'Báo chí nói về', en: 'Newsroom' },
  group: articleGroup,
  title: 'title',
  sort: '-publishedAt',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    line('outlet', { vi: 'Tờ báo', en: 'Outlet' }, { required: true }),
    apiOnlyField(imageField('thumbnail', { vi: 'Hình thu nhỏ', en: 'Thumbnail' })),
    apiOnlyField(imageField('logo', { vi: 'Logo tờ báo', en: 'Outlet logo' })),
    webAddressField({
      name: 'href',
      localized: true,
      required: true,
      label: { vi: 'Địa chỉ bài báo', en: 'Address of the article' },
    }),
    momentField('publishedAt', { vi: 'Ngày đăng', en: 'Published at' }),
  ],
});
