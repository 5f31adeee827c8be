import type { CollectionConfig } from 'payload';
import { closingField, seoField, textFields } from '../fields/article-body-fields';
import { amount, belongsTo, flag, line, paragraph } from '../fields/entry-fields';
import { articleGroup } from '../fields/admin-navigation-groups';
import { pictureField } from '../fields/drawn-picture-field';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** An article at /blog/{slug}. */
export const blogs: CollectionConfig = contentCollection({
  slug: 'blogs',
  one: { vi: 'Bài blog', en: 'Blog article' },
  many: { vi: 'Blog', en: 'Blog' },
  group: articleGroup,
  title: 'title',
  sort: '-publishedAt',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    imageField('cover', { vi: 'Hình bìa', en: 'Cover' }),
    pictureField({ required: false, localized: true }),
    line('author', { vi: 'Tác giả', en: 'Author' }),
    line('authorJobTitle', { vi: 'Chức vụ tác giả', en: 'Job title of the author' }),
    belongsTo('category', 'categories', { vi: 'Chuyên mục', en: 'Category' }),
    momentField('publishedAt', { vi: 'Ngày đăng', en: 'Published at' }),
    amount('readingMinutes', { vi: 'Số phút đọc', en: 'Minutes to read' }, { min: 1 }),
    flag('highlight', { vi: 'Nổi bật', en: 'Highlighted' }),
    ...textFields(),
    closingField(),
    seoField(),
  ],
});
