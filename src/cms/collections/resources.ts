import type { CollectionConfig } from 'payload';
import { closingField, seoField, textFields } from '../fields/article-body-fields';
import { apiOnlyField } from '../fields/api-only-field';
import { belongsTo, flag, line, paragraph } from '../fields/entry-fields';
import { libraryGroup } from '../fields/admin-navigation-groups';
import { buttonField } from '../fields/link-fields';
import { pictureField } from '../fields/drawn-picture-field';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A guide, template or report of the resources page. */
export const resources: CollectionConfig = contentCollection({
  slug: 'resources',
  one: { vi: 'Tài nguyên', en: 'Resource' },
  many: { vi: 'Tài nguyên', en: 'Resources' },
  group: libraryGroup,
  title: 'title',
  sort: '-publishedAt',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    apiOnlyField(imageField('cover', { vi: 'Hình bìa', en: 'Cover' })),
    apiOnlyField(pictureField({ required: false, localized: true })),
    belongsTo('contentType', 'content-types', { vi: 'Loại', en: 'Kind' }),
    belongsTo('category', 'categories', { vi: 'Chuyên mục', en: 'Category' }),
    momentField('publishedAt', { vi: 'Ngày đăng', en: 'Published at' }),
    flag('isGated', { vi: 'Cần để lại thông tin', en: 'Given for contact details' }),
    buttonField('cta', { vi: 'Nút', en: 'Button' }, { localized: true }),
    flag('highlight', { vi: 'Nổi bật', en: 'Highlighted' }),
    ...textFields(),
    closingField(),
    seoField(),
  ],
});
