import type { Field } from 'payload';
import { buttonField } from '@/cms/fields/link-fields';
import { sampleField, sectionBlock, titleLinesField } from '@/cms/fields/section-fields';

const nameField: Field = {
  name: 'name',
  type: 'text',
  required: true,
  label: { vi: 'Tên gói', en: 'Plan' },
};
const forWhomField: Field = {
  name: 'text',
  type: 'textarea',
  required: true,
  label: { vi: 'Dành cho ai', en: 'For whom' },
};
const includesField: Field = {
  name: 'includes',
  type: 'textarea',
  required: true,
  label: { vi: 'Gồm những gì', en: 'What it includes' },
  admin: { description: { vi: 'Mỗi mục một dòng.', en: 'One entry a line.' } },
};
const priceField = (name: string, label: { vi: string; en: string }): Field => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  label,
  admin: { description: { vi: 'Đồng mỗi tháng, chưa thuế.', en: 'VND a month, before tax.' } },
});
const button = () => buttonField('button', { vi: 'Nút', en: 'Button' }, true);

export const plansBlock = sectionBlock({
  slug: 'plans',
  group: 'product',
  labels: {
    singular: { vi: 'Các gói giá', en: 'Plans' },
    plural: { vi: 'Các gói giá', en: 'Plans' },
  },
  fields: [
    titleLinesField(),
    {
      name: 'plans',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 3,
      label: { vi: 'Các gói', en: 'Plans' },
      labels: { singular: { vi: 'Gói', en: 'Plan' }, plural: { vi: 'Các gói', en: 'Plans' } },
      fields: [
        nameField,
        forWhomField,
        {
          type: 'row',
          fields: [
            priceField('monthly', { vi: 'Trả từng tháng', en: 'Paid monthly' }),
            priceField('yearly', { vi: 'Trả theo năm', en: 'Paid yearly' }),
          ],
        },
        includesField,
        { name: 'badge', type: 'text', label: { vi: 'Nhãn nổi bật', en: 'Badge' } },
        button(),
      ],
    },
    {
      name: 'custom',
      type: 'group',
      label: { vi: 'Gói theo thoả thuận', en: 'Plan by agreement' },
      fields: [
        nameField,
        forWhomField,
        { name: 'price', type: 'text', required: true, label: { vi: 'Giá', en: 'Price' } },
        includesField,
        button(),
      ],
    },
    {
      name: 'yearlyHint',
      type: 'text',
      label: { vi: 'Lợi ích khi trả theo năm', en: 'What paying yearly saves' },
    },
    { name: 'terms', type: 'textarea', label: { vi: 'Điều kiện giá', en: 'Terms of the prices' } },
    sampleField(),
  ],
});
