import type { Field } from 'payload';
import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

const viewerFields = (): Field[] => [
  lineField('who', { vi: 'Ai', en: 'Who' }),
  paragraphField('note', { vi: 'Được làm gì', en: 'What they may do' }),
];

export const maskedViews: Variant = {
  label: { vi: 'Một câu trả lời, ba cách thấy', en: 'One answer, seen three ways' },
  fields: [
    lineField('answersLabel', { vi: 'Tên đường của câu trả lời', en: 'Name of the answers’ lane' }),
    {
      name: 'answer',
      type: 'textarea',
      required: true,
      label: { vi: 'Câu trả lời', en: 'The answer' },
      admin: {
        description: {
          vi: 'Chữ cần che đặt trong ngoặc vuông: mẹ tôi bị [tiểu đường].',
          en: 'Square brackets around what is masked: my mother has [diabetes].',
        },
      },
    },
    {
      name: 'whole',
      type: 'group',
      label: { vi: 'Thấy nguyên văn', en: 'Sees every word' },
      fields: viewerFields(),
    },
    {
      name: 'masked',
      type: 'group',
      label: { vi: 'Thấy bản đã che', en: 'Sees it masked' },
      fields: viewerFields(),
    },
    {
      name: 'counted',
      type: 'group',
      label: { vi: 'Chỉ thấy con số', en: 'Sees numbers only' },
      fields: [
        ...viewerFields(),
        {
          name: 'topics',
          type: 'array',
          required: true,
          minRows: 2,
          maxRows: 4,
          label: { vi: 'Chủ đề', en: 'Topics' },
          labels: {
            singular: { vi: 'Chủ đề', en: 'Topic' },
            plural: { vi: 'Chủ đề', en: 'Topics' },
          },
          fields: [
            lineField('label', { vi: 'Chủ đề', en: 'Topic' }),
            numberField('count', { vi: 'Số câu', en: 'Answers' }, { min: 0 }),
          ],
        },
      ],
    },
    lineField('recordsLabel', { vi: 'Tên đường của hồ sơ', en: 'Name of the records’ lane' }),
    paragraphField('records', {
      vi: 'Điều không đi đâu cả, mỗi dòng một thứ',
      en: 'What never travels, one a line',
    }),
    paragraphField('recordsNote', { vi: 'Vì sao', en: 'Why' }),
    {
      name: 'rules',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { vi: 'Quy tắc', en: 'Rules' },
      labels: { singular: { vi: 'Quy tắc', en: 'Rule' }, plural: { vi: 'Quy tắc', en: 'Rules' } },
      fields: [
        lineField('label', { vi: 'Về', en: 'About' }),
        paragraphField('text', { vi: 'Quy tắc', en: 'Rule' }),
      ],
    },
  ],
};
