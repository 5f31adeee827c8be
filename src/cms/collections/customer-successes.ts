import type { CollectionConfig } from 'payload';
import { closingField, seoField, textFields } from '../fields/article-body-fields';
import { flag, line, paragraph, parts } from '../fields/entry-fields';
import { customerGroup } from '../fields/admin-navigation-groups';
import { pictureField } from '../fields/drawn-picture-field';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A customer story. The content contract has queries of its own for related, all and highlighted stories. */
export const customerSuccesses: CollectionConfig = contentCollection({
  slug: 'customer-successes',
  one: { vi: 'Câu chuyện khách hàng', en: 'Customer success' },
  many: { vi: 'Câu chuyện khách hàng', en: 'Customer successes' },
  group: customerGroup,
  title: 'title',
  sort: '-publishedAt',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    line('customerName', { vi: 'Tên công ty', en: 'Customer' }, { required: true }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    line('industry', { vi: 'Ngành', en: 'Industry' }),
    imageField('logo', { vi: 'Logo', en: 'Logo' }, { pictograms: true }),
    imageField('heroShot', { vi: 'Hình lớn', en: 'Hero shot' }),
    imageField('heroShotInMobile', { vi: 'Hình lớn trên điện thoại', en: 'Hero shot on phones' }),
    pictureField({ required: false, localized: true }),
    parts(
      'figures',
      { one: { vi: 'Kết quả', en: 'Result' }, many: { vi: 'Kết quả', en: 'Results' } },
      [
        { name: 'value', type: 'text', required: true, label: { vi: 'Con số', en: 'Figure' } },
        { name: 'label', type: 'text', required: true, label: { vi: 'Ý nghĩa', en: 'Meaning' } },
        { name: 'source', type: 'text', label: { vi: 'Nguồn', en: 'Source' } },
      ],
    ),
    {
      name: 'quote',
      type: 'group',
      localized: true,
      label: { vi: 'Lời khách hàng', en: 'Quote' },
      fields: [
        { name: 'content', type: 'textarea', label: { vi: 'Lời nói', en: 'Words' } },
        { name: 'name', type: 'text', label: { vi: 'Người nói', en: 'Person' } },
        { name: 'jobTitle', type: 'text', label: { vi: 'Chức vụ', en: 'Job title' } },
      ],
    },
    flag('highlight', { vi: 'Nổi bật', en: 'Highlighted' }),
    momentField('publishedAt', { vi: 'Ngày đăng', en: 'Published at' }),
    ...textFields(),
    closingField(),
    seoField(),
  ],
});
