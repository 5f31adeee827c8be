import type { Field } from 'payload';
import { lineField, numberField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

const weeksField = (name: string, label: { vi: string; en: string }): Field => ({
  name,
  type: 'array',
  required: true,
  minRows: 3,
  maxRows: 10,
  label,
  labels: { singular: { vi: 'Tuần', en: 'Week' }, plural: label },
  fields: [
    numberField(
      'count',
      { vi: 'Bao nhiêu phàn nàn', en: 'How many complaints' },
      { min: 0, max: 12 },
    ),
  ],
});

export const complaintsByWeek: Variant = {
  label: { vi: 'Phàn nàn theo tuần, trước và sau', en: 'Complaints by week, before and after' },
  fields: [
    weeksField('before', { vi: 'Các tuần trước', en: 'Weeks before' }),
    lineField('beforeLabel', { vi: 'Trước: con số nghĩa là', en: 'Before: what the number means' }),
    lineField('change', { vi: 'Việc đã sửa', en: 'What was changed' }),
    weeksField('after', { vi: 'Các tuần sau', en: 'Weeks after' }),
    lineField('afterLabel', { vi: 'Sau: con số nghĩa là', en: 'After: what the number means' }),
  ],
};
