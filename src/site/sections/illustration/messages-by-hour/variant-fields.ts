import type { TextField } from 'payload';
import { say } from '@/cms/fields/bilingual-admin-text';
import { lineField, numberField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';
import { hourCounts } from '@/lib/parse-hourly-counts';

const hoursField: TextField = {
  name: 'hours',
  type: 'text',
  required: true,
  label: { vi: 'Số tin của 24 giờ', en: 'Messages in each of 24 hours' },
  admin: {
    description: {
      vi: '24 số từ 0 giờ tới 23 giờ, cách nhau bằng dấu cách.',
      en: '24 numbers from midnight to 11 p.m., separated by spaces.',
    },
  },
  validate: (value, { req }) =>
    Boolean(hourCounts(value ?? '')) ||
    say(
      req,
      'Cần đúng 24 số nguyên, cách nhau bằng dấu cách.',
      'Exactly 24 whole numbers are needed, separated by spaces.',
    ),
};

export const messagesByHour: Variant = {
  label: { vi: 'Tin nhắn theo giờ, mở và đóng cửa', en: 'Messages by the hour, open and closed' },
  fields: [
    hoursField,
    {
      type: 'row',
      fields: [
        numberField('opens', { vi: 'Mở cửa lúc mấy giờ', en: 'Opens at' }, { min: 0, max: 23 }),
        numberField('closes', { vi: 'Đóng cửa lúc mấy giờ', en: 'Closes at' }, { min: 1, max: 24 }),
      ],
    },
    lineField('open', { vi: 'Lúc mở cửa nghĩa là', en: 'Open means' }),
    lineField('closed', { vi: 'Lúc đóng cửa nghĩa là', en: 'Closed means' }),
    {
      name: 'figures',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 3,
      label: { vi: 'Sau đó', en: 'What came of them' },
      labels: { singular: { vi: 'Con số', en: 'Figure' }, plural: { vi: 'Sau đó', en: 'Figures' } },
      fields: [
        numberField('count', { vi: 'Bao nhiêu', en: 'How many' }, { min: 0 }),
        lineField('label', { vi: 'Nghĩa là', en: 'What they are' }),
      ],
    },
  ],
};
