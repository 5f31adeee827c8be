import type { CollectionConfig } from 'payload';
import { line, paragraph } from '../fields/entry-fields';
import { customerGroup } from '../fields/admin-navigation-groups';
import { imageField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A quote of a customer: `customerQuotes` of the content contract (spec §3). */
export const customerQuotes: CollectionConfig = contentCollection({
  slug: 'customer-quotes',
  one: { vi: 'Lời khách hàng', en: 'Customer quote' },
  many: { vi: 'Lời khách hàng', en: 'Customer quotes' },
  group: customerGroup,
  title: 'customerName',
  fields: [
    paragraph('content', { vi: 'Lời nói', en: 'Words' }, { required: true }),
    line('customerName', { vi: 'Tên công ty', en: 'Customer' }, { required: true }),
    line('representativeName', { vi: 'Người đại diện', en: 'Representative' }),
    line('representativeJobTitle', { vi: 'Chức vụ', en: 'Job title' }),
    imageField('heroShot', { vi: 'Hình lớn', en: 'Hero shot' }),
    imageField('heroShotInMobile', { vi: 'Hình lớn trên điện thoại', en: 'Hero shot on phones' }),
    imageField('representativeAvatar', { vi: 'Ảnh người đại diện', en: 'Portrait' }),
    imageField('logo', { vi: 'Logo', en: 'Logo' }, { pictograms: true }),
  ],
});
