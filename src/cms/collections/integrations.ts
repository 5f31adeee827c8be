import type { CollectionConfig } from 'payload';
import { closingField, seoField, textFields } from '../fields/article-body-fields';
import { belongsTo, flag, line, paragraph, positionField } from '../fields/entry-fields';
import { productGroup } from '../fields/admin-navigation-groups';
import { hrefField } from '../fields/link-fields';
import { imageField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A product that the platform connects to, listed in the marketplace. */
export const integrations: CollectionConfig = contentCollection({
  slug: 'integrations',
  one: { vi: 'Tích hợp', en: 'Integration' },
  many: { vi: 'Tích hợp', en: 'Integrations' },
  group: productGroup,
  title: 'name',
  sort: 'position',
  fields: [
    line('name', { vi: 'Tên', en: 'Name' }, { required: true }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    imageField('logo', { vi: 'Logo', en: 'Logo' }, { pictograms: true }),
    belongsTo('category', 'categories', { vi: 'Chuyên mục', en: 'Category' }),
    hrefField({ localized: true }),
    flag('isComingSoon', { vi: 'Sắp ra mắt', en: 'Coming soon' }),
    line('vendor', { vi: 'Nhà cung cấp', en: 'Vendor' }),
    ...textFields(),
    closingField(),
    seoField(),
    positionField(),
  ],
});
