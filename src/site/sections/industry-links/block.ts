import { hrefField } from '@/cms/fields/link-fields';
import { hueField } from '@/cms/fields/colour-fields';
import { lineField } from '@/cms/fields/metric-and-text-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const industryDoorsBlock = sectionBlock({
  slug: 'industryDoors',
  group: 'list',
  labels: {
    singular: { vi: 'Lối vào từng ngành', en: 'Doors to the industries' },
    plural: { vi: 'Lối vào từng ngành', en: 'Doors to the industries' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'doors',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 7,
      label: { vi: 'Các ngành', en: 'Industries' },
      labels: {
        singular: { vi: 'Ngành', en: 'Industry' },
        plural: { vi: 'Các ngành', en: 'Industries' },
      },
      fields: [
        lineField('title', { vi: 'Ngành', en: 'Industry' }),
        lineField('says', {
          vi: 'Khách của ngành nói gì, không cần ngoặc kép',
          en: 'What its customers say, without quotation marks',
        }),
        lineField('answer', { vi: 'Chúng tôi giúp gì', en: 'What we do about it' }),
        hrefField({ required: true }),
        hueField(),
      ],
    },
    {
      name: 'soon',
      type: 'textarea',
      label: { vi: 'Ngành sắp có, mỗi dòng một ngành', en: 'Industries to come, one a line' },
    },
    sampleField(),
  ],
});
