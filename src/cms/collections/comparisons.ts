import type { CollectionConfig, Field } from 'payload';
import { brand } from '../../../brand.config';
import { closingField, seoField, textFields } from '../fields/article-body-fields';
import { apiOnlyField } from '../fields/api-only-field';
import { choice, line, paragraph, parts, positionField } from '../fields/entry-fields';
import { productGroup } from '../fields/admin-navigation-groups';
import { webAddressField } from '../fields/link-fields';
import { imageField, momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

const prefix = `${brand.slug}-vs-`;

const oneALine = { vi: 'Mỗi trường hợp một dòng.', en: 'One case a line.' };

/**
 * Fields of a claim about a vendor: its source is the vendor's own documentation or price list, read on a date (D18).
 * The claim is hidden after its review date, until an editor renews it.
 */
const claimFields: Field[] = [
  { name: 'topic', type: 'text', required: true, label: { vi: 'Điểm so sánh', en: 'Topic' } },
  { name: 'ours', type: 'textarea', required: true, label: { vi: brand.name, en: brand.name } },
  { name: 'theirs', type: 'textarea', required: true, label: { vi: 'Bên kia', en: 'Theirs' } },
  { name: 'sourceName', type: 'text', required: true, label: { vi: 'Tên nguồn', en: 'Source' } },
  webAddressField({
    name: 'sourceUrl',
    required: true,
    label: { vi: 'Địa chỉ nguồn', en: 'Address of the source' },
  }),
  momentField(
    'checkedAt',
    { vi: 'Đọc nguồn lúc', en: 'Source read at' },
    { required: true, localized: false },
  ),
  momentField(
    'reviewBy',
    { vi: 'Kiểm tra lại trước', en: 'Review before' },
    { required: true, localized: false },
  ),
];

/** A comparison with another product, at /comparisons/{product}-vs-{competitor}. */
export const comparisons: CollectionConfig = contentCollection({
  slug: 'comparisons',
  one: { vi: 'So sánh', en: 'Comparison' },
  many: { vi: 'So sánh', en: 'Comparisons' },
  group: productGroup,
  title: 'title',
  sort: 'position',
  slugField: {
    rule: (slug) =>
      slug.startsWith(prefix) && slug.length > prefix.length
        ? null
        : {
            vi: `Bắt đầu bằng ${prefix}, sau đó là tên đối thủ.`,
            en: `Start with ${prefix}, then the competitor's name.`,
          },
  },
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    line('competitor', { vi: 'Tên đối thủ', en: "Competitor's name" }, { required: true }),
    choice('kind', { vi: 'Loại công cụ', en: 'Kind of tool' }, [
      { value: 'survey', label: { vi: 'Khảo sát và nghiên cứu', en: 'Surveys and research' } },
      { value: 'desk', label: { vi: 'Chat và helpdesk', en: 'Chat and helpdesk' } },
      { value: 'systems', label: { vi: 'CRM và tự động hoá', en: 'CRM and automation' } },
      { value: 'shop', label: { vi: 'Chat bán hàng', en: 'Shop chat' } },
    ]),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    paragraph(
      'chooseTheirs',
      { vi: 'Khi nào bên kia hợp hơn', en: 'When theirs fits better' },
      { description: oneALine },
    ),
    paragraph(
      'chooseOurs',
      { vi: 'Khi nào bên mình hợp hơn', en: 'When ours fits better' },
      { description: oneALine },
    ),
    apiOnlyField(imageField('logo', { vi: 'Logo đối thủ', en: "Competitor's logo" })),
    parts(
      'claims',
      {
        one: { vi: 'Nhận định', en: 'Claim' },
        many: { vi: 'Nhận định có nguồn', en: 'Sourced claims' },
      },
      claimFields,
    ),
    paragraph(
      'evidence',
      { vi: 'Bằng chứng lưu hồ sơ', en: 'Evidence on file' },
      {
        description: {
          vi: 'Bắt buộc có trước khi viết “nhất”, “số 1”, “duy nhất”. Không hiện trên site.',
          en: 'Needed before a superlative is written. Never shown on the site.',
        },
      },
    ),
    ...textFields(),
    closingField(),
    seoField(),
    positionField(),
  ],
});
