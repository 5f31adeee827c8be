import type { CollectionConfig } from 'payload';
import { line, paragraph, positionField } from '../fields/entry-fields';
import { hrefField } from '../fields/link-fields';
import { imageField } from '../fields/media-and-date-fields';
import { pictureField } from '../fields/drawn-picture-field';
import { contentCollection } from './define-content-collection';

/** A strength of the product. No page shows it: other programs read it by the API. */
export const productStrengths: CollectionConfig = contentCollection({
  slug: 'product-strengths',
  one: { vi: 'Điểm mạnh', en: 'Product strength' },
  many: { vi: 'Điểm mạnh', en: 'Product strengths' },
  group: 'api',
  title: 'title',
  sort: 'position',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('description', { vi: 'Mô tả', en: 'Description' }),
    imageField('icon', { vi: 'Biểu tượng', en: 'Icon' }),
    pictureField({ required: false, localized: true }),
    hrefField({ localized: true }),
    positionField(),
  ],
});
