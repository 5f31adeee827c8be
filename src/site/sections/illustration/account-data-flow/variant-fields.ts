import type { Field } from 'payload';
import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';
import type { Words } from '@/cms/fields/bilingual-admin-text';

/** The CMS field for the entries on one side of the account's box. */
const side = (name: string, label: Words): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    lineField('title', { vi: 'Tên', en: 'Title' }),
    {
      name: 'doors',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      label: { vi: 'Các cửa', en: 'Doors' },
      labels: {
        singular: { vi: 'Cửa', en: 'Door' },
        plural: { vi: 'Các cửa', en: 'Doors' },
      },
      fields: [
        lineField('title', { vi: 'Ai hay cái gì', en: 'Who or what' }),
        paragraphField('text', { vi: 'Theo điều kiện nào', en: 'On which terms' }),
        {
          name: 'stopped',
          type: 'textarea',
          label: { vi: 'Không qua được, mỗi dòng một', en: 'What is stopped, one a line' },
        },
      ],
    },
  ],
});

export const accountBox: Variant = {
  label: { vi: 'Tài khoản như một chiếc hộp', en: 'An account as a box' },
  fields: [
    {
      name: 'box',
      type: 'group',
      label: { vi: 'Chiếc hộp', en: 'The box' },
      fields: [
        lineField('title', { vi: 'Tên', en: 'Title' }),
        lineField('place', { vi: 'Nằm ở đâu', en: 'Where it stands' }),
        paragraphField('text', { vi: 'Ngoại lệ', en: 'The exception' }),
      ],
    },
    {
      name: 'viewers',
      type: 'group',
      label: { vi: 'Ai xem được', en: 'Who sees it' },
      fields: [
        lineField('title', { vi: 'Tên', en: 'Title' }),
        paragraphField('roles', { vi: 'Vai trò, mỗi dòng một', en: 'Roles, one a line' }),
        paragraphField('text', { vi: 'Do ai quyết định', en: 'Who decides' }),
      ],
    },
    {
      name: 'kept',
      type: 'group',
      label: { vi: 'Lưu bao lâu', en: 'How long it is kept' },
      fields: [
        lineField('title', { vi: 'Tên', en: 'Title' }),
        {
          name: 'periods',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 5,
          label: { vi: 'Thời hạn', en: 'Periods' },
          labels: {
            singular: { vi: 'Thời hạn', en: 'Period' },
            plural: { vi: 'Các thời hạn', en: 'Periods' },
          },
          fields: [
            lineField('name', { vi: 'Gói', en: 'Plan' }),
            lineField('value', { vi: 'Viết là', en: 'As written' }),
            numberField(
              'months',
              { vi: 'Số tháng, 0 nếu tuỳ chọn', en: 'Months, 0 if they choose' },
              { min: 0 },
            ),
          ],
        },
      ],
    },
    side('comesIn', { vi: 'Đi vào', en: 'What comes in' }),
    side('goesOut', { vi: 'Đi ra', en: 'What goes out' }),
  ],
};
