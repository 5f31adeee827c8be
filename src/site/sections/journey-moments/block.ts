import { hueField } from '@/cms/fields/colour-fields';
import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const momentsBlock = sectionBlock({
  slug: 'moments',
  group: 'text',
  labels: {
    singular: { vi: 'Các khoảnh khắc của ngành', en: 'Moments of an industry' },
    plural: { vi: 'Các khoảnh khắc của ngành', en: 'Moments of an industry' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'moments',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 8,
      label: { vi: 'Các khoảnh khắc', en: 'Moments' },
      labels: {
        singular: { vi: 'Khoảnh khắc', en: 'Moment' },
        plural: { vi: 'Các khoảnh khắc', en: 'Moments' },
      },
      fields: [
        lineField('when', { vi: 'Khi nào', en: 'When' }),
        lineField('says', { vi: 'Khách nói gì', en: 'What the customer says' }),
        paragraphField('action', { vi: 'Hỏi gì hoặc làm gì', en: 'What is asked or done' }),
        lineField('owner', { vi: 'Người phụ trách', en: 'Who handles it' }),
      ],
    },
    hueField(),
  ],
});
