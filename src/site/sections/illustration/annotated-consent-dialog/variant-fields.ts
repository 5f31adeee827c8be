import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const consentScene: Variant = {
  label: { vi: 'Bảng hỏi đồng ý, có chú thích', en: 'The consent question, annotated' },
  fields: [
    {
      name: 'rules',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 4,
      label: {
        vi: 'Chú thích: lời hỏi, nút từ chối, nút đồng ý, nút tự chọn',
        en: 'Notes: the words, the button to refuse, to accept, to choose',
      },
      labels: {
        singular: { vi: 'Chú thích', en: 'Note' },
        plural: {
          vi: 'Chú thích: lời hỏi, nút từ chối, nút đồng ý, nút tự chọn',
          en: 'Notes: the words, the button to refuse, to accept, to choose',
        },
      },
      fields: [
        lineField('title', { vi: 'Điều giữ', en: 'Rule' }),
        paragraphField('text', { vi: 'Giải thích', en: 'Explanation' }),
      ],
    },
  ],
};
