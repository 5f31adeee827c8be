import type { CollectionConfig } from 'payload';
import { seoField, textFields } from '../fields/article-body-fields';
import { belongsTo, flag, line, paragraph } from '../fields/entry-fields';
import { articleGroup } from '../fields/admin-navigation-groups';
import { pictureField } from '../fields/drawn-picture-field';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/**
 * An article at /news-and-press/{slug}. The content contract has queries of its own for related and for remaining
 * articles.
 */
export const newsAndPress: CollectionConfig = contentCollection({
  slug: 'news-and-press',
  one: { vi: 'Tin tức', en: 'News article' },
  many: { vi: 'Tin tức và báo chí', en: 'News and press' },
  group: articleGroup,
  title: 'title',
  sort: '-publishedAt',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    imageField('thumbnail', { vi: 'Hình thu nhỏ', en: 'Thumbnail' }),
    pictureField({ required: false, localized: true }),
    line('author', { vi: 'Người viết', en: 'Author' }),
    belongsTo('category', 'categories', { vi: 'Chuyên mục', en: 'Category' }),
    momentField('publishedAt', { vi: 'Ngày đăng', en: 'Published at' }),
    flag('highlight', { vi: 'Nổi bật', en: 'Highlighted' }),
    ...textFields(),
    seoField(),
  ],
});
