import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const accountWeeks: Variant = {
  label: { vi: 'Một hợp đồng qua từng tuần', en: 'An account week by week' },
  fields: [
    {
      name: 'chart',
      type: 'group',
      label: { vi: 'Biểu đồ', en: 'Chart' },
      fields: [
        lineField('stake', { vi: 'Giá trị hợp đồng', en: 'What the account is worth' }),
        lineField('stakeLabel', { vi: 'Giá trị đó là gì', en: 'What that is' }),
        numberField('bought', { vi: 'Đã mua', en: 'Bought' }, { min: 1 }),
        lineField('boughtLabel', { vi: 'Vạch đã mua nghĩa là', en: 'The line of what was bought' }),
        lineField('before', { vi: 'Cột trước chỗ ngoặt nghĩa là', en: 'A bar before the turn is' }),
        lineField('after', { vi: 'Cột từ chỗ ngoặt nghĩa là', en: 'A bar from the turn on is' }),
        numberField('turn', { vi: 'Chỗ ngoặt ở tuần', en: 'The week of the turn' }, { min: 1 }),
        lineField('weekLabel', { vi: 'Chữ cho hàng tuần', en: 'Word for the row of weeks' }),
        lineField('daysLabel', { vi: 'Chữ cho hàng ngày còn lại', en: 'Word for the days left' }),
      ],
    },
    {
      name: 'weeks',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 12,
      label: { vi: 'Các tuần', en: 'Weeks' },
      labels: { singular: { vi: 'Tuần', en: 'Week' }, plural: { vi: 'Các tuần', en: 'Weeks' } },
      fields: [
        numberField('week', { vi: 'Tuần thứ', en: 'Week' }, { min: 1 }),
        numberField('used', { vi: 'Đang dùng', en: 'In use' }, { min: 0 }),
        numberField('daysLeft', { vi: 'Còn mấy ngày', en: 'Days left' }, { min: 0 }),
      ],
    },
    {
      name: 'events',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { vi: 'Chuyện xảy ra', en: 'What happens' },
      labels: {
        singular: { vi: 'Sự việc', en: 'Event' },
        plural: { vi: 'Chuyện xảy ra', en: 'What happens' },
      },
      fields: [
        numberField('week', { vi: 'Ở tuần', en: 'In week' }, { min: 1 }),
        lineField('who', { vi: 'Ai nhận ra', en: 'Who notices' }),
        lineField('title', { vi: 'Việc', en: 'What' }),
        paragraphField('text', { vi: 'Kể lại', en: 'Told' }),
        paragraphField('seen', { vi: 'Thấy gì trước mắt', en: 'What they see' }),
      ],
    },
  ],
};
