import type { Field } from 'payload';
import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

const groupFields = (): Field[] => [
  lineField('title', { vi: 'Nhóm', en: 'Group' }),
  numberField(
    'count',
    { vi: 'Bao nhiêu trên 1.000', en: 'How many of 1,000' },
    { min: 0, max: 1000 },
  ),
  paragraphField('text', { vi: 'Nghĩa là', en: 'What it means' }),
];

export const heldBack: Variant = {
  label: { vi: 'So với nhóm được giữ lại', en: 'Against a group held back' },
  fields: [
    {
      name: 'silent',
      type: 'group',
      label: { vi: 'Nhóm giữ lại', en: 'Held back' },
      fields: groupFields(),
    },
    {
      name: 'reminded',
      type: 'group',
      label: { vi: 'Nhóm được nhắc', en: 'Reminded' },
      fields: groupFields(),
    },
    paragraphField('gain', {
      vi: 'Phần chênh lệch nghĩa là; con số được tính',
      en: 'What the difference means; its number is worked out',
    }),
  ],
};
