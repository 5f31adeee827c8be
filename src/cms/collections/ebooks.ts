import type { CollectionConfig } from 'payload';
import { seoField } from '../fields/article-body-fields';
import { apiOnlyField } from '../fields/api-only-field';
import { amount, belongsTo, line, paragraph, parts } from '../fields/entry-fields';
import { libraryGroup } from '../fields/admin-navigation-groups';
import { buttonField } from '../fields/link-fields';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** An e-book. Its file has no public URL: visitors request it with a form (D14). */
export const ebooks: CollectionConfig = contentCollection({
  slug: 'ebooks',
  one: { vi: 'Sách điện tử', en: 'E-book' },
  many: { vi: 'Sách điện tử', en: 'E-books' },
  group: libraryGroup,
  title: 'title',
  sort: '-publishedAt',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    apiOnlyField(line('subTitle', { vi: 'Tên phụ', en: 'Subtitle' })),
    apiOnlyField(paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' })),
    apiOnlyField(imageField('cover', { vi: 'Hình bìa', en: 'Cover' })),
    line('author', { vi: 'Tác giả', en: 'Author' }),
    amount('pageCount', { vi: 'Số trang', en: 'Pages' }, { min: 1 }),
    parts(
      'chapters',
      { one: { vi: 'Chương', en: 'Chapter' }, many: { vi: 'Các chương', en: 'Chapters' } },
      [{ name: 'title', type: 'text', required: true, label: { vi: 'Tên chương', en: 'Title' } }],
    ),
    apiOnlyField(belongsTo('category', 'categories', { vi: 'Chuyên mục', en: 'Category' })),
    apiOnlyField(momentField('publishedAt', { vi: 'Ngày đăng', en: 'Published at' })),
    apiOnlyField(buttonField('cta', { vi: 'Nút', en: 'Button' }, { localized: true })),
    apiOnlyField(seoField()),
  ],
});
