import { hueField } from '@/cms/fields/colour-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { pictureOptions } from '@/cms/fields/drawn-picture-field';

export const howItWorksBlock = sectionBlock({
  slug: 'howItWorks',
  group: 'text',
  labels: {
    singular: { vi: 'Cách vận hành', en: 'How it works' },
    plural: { vi: 'Cách vận hành', en: 'How it works' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 4,
      label: { vi: 'Các bước', en: 'Steps' },
      labels: { singular: { vi: 'Bước', en: 'Step' }, plural: { vi: 'Các bước', en: 'Steps' } },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Việc', en: 'What happens' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
        hueField(),
        {
          name: 'picture',
          type: 'select',
          label: { vi: 'Hình vẽ', en: 'Drawn picture' },
          options: pictureOptions,
          admin: {
            description: {
              vi: 'Để trống khi bước này có đoạn hội thoại.',
              en: 'Leave empty when the step has a conversation.',
            },
          },
        },
        {
          name: 'messages',
          type: 'array',
          maxRows: 4,
          label: { vi: 'Đoạn hội thoại', en: 'Conversation' },
          labels: {
            singular: { vi: 'Lượt nói', en: 'Message' },
            plural: { vi: 'Đoạn hội thoại', en: 'Conversation' },
          },
          fields: [
            {
              name: 'side',
              type: 'select',
              required: true,
              defaultValue: 'customer',
              label: { vi: 'Bên', en: 'Side' },
              options: [
                { value: 'customer', label: { vi: 'Khách', en: 'Customer' } },
                { value: 'team', label: { vi: 'Doanh nghiệp', en: 'Business' } },
              ],
            },
            {
              name: 'by',
              type: 'text',
              required: true,
              label: { vi: 'Ai, lúc nào', en: 'Who and when' },
            },
            { name: 'text', type: 'textarea', required: true, label: { vi: 'Lời', en: 'Words' } },
          ],
        },
      ],
    },
    sampleField(),
  ],
});
