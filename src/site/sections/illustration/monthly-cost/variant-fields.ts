import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const monthlyCost: Variant = {
  label: { vi: 'Chi phí một tháng', en: 'What a month costs' },
  fields: [
    lineField('unit', { vi: 'Trả tiền theo gì', en: 'What is paid for' }),
    lineField('cheapest', { vi: 'Đường vàng nghĩa là', en: 'The golden line is' }),
    {
      name: 'plans',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { vi: 'Các gói, rẻ trước', en: 'Plans, cheapest first' },
      labels: {
        singular: { vi: 'Gói', en: 'Plan' },
        plural: { vi: 'Các gói', en: 'Plans' },
      },
      fields: [
        lineField('name', { vi: 'Tên gói', en: 'Name' }),
        numberField('price', { vi: 'Giá một tháng, ₫', en: 'Price a month, ₫' }, { min: 0 }),
        numberField('included', { vi: 'Đã gồm', en: 'Included' }, { min: 1 }),
        numberField('extra', { vi: 'Mỗi đơn vị vượt, ₫', en: 'Each one more, ₫' }, { min: 0 }),
      ],
    },
    {
      name: 'invoices',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      label: { vi: 'Hoá đơn ví dụ', en: 'Example invoices' },
      labels: {
        singular: { vi: 'Hoá đơn', en: 'Invoice' },
        plural: { vi: 'Các hoá đơn', en: 'Invoices' },
      },
      fields: [
        lineField('who', { vi: 'Của ai', en: 'Whose' }),
        {
          name: 'used',
          type: 'number',
          required: true,
          min: 0,
          label: { vi: 'Đã dùng', en: 'Used' },
          admin: {
            description: {
              vi: 'Số tiền và gói rẻ nhất được tính từ đây.',
              en: 'The amount and the cheapest plan are worked out from it.',
            },
          },
        },
        paragraphField('text', { vi: 'Vì sao ra số tiền ấy', en: 'How it comes to that' }),
      ],
    },
  ],
};
