import { exhibitsField } from '@/cms/fields/mockup-fields';
import { buttonField } from '@/cms/fields/link-fields';
import { hueField } from '@/cms/fields/colour-fields';
import { lineField } from '@/cms/fields/metric-and-text-fields';
import {
  noteField,
  sampleField,
  sectionBlock,
  textField,
  titleLinesField,
} from '@/cms/fields/section-fields';

export const industryHeroBlock = sectionBlock({
  slug: 'industryHero',
  group: 'opening',
  labels: {
    singular: { vi: 'Mở đầu trang ngành', en: 'Industry hero' },
    plural: { vi: 'Mở đầu trang ngành', en: 'Industry heroes' },
  },
  fields: [
    lineField('kicker', { vi: 'Dòng dẫn', en: 'Kicker' }),
    titleLinesField(),
    textField(true),
    buttonField('primary', { vi: 'Nút chính', en: 'Primary button' }, true),
    buttonField('secondary', { vi: 'Nút phụ', en: 'Secondary button' }),
    noteField(),
    {
      name: 'moment',
      type: 'group',
      label: { vi: 'Khoảnh khắc', en: 'Moment' },
      fields: [
        lineField('quote', { vi: 'Lời của khách', en: 'In the customer’s words' }),
        lineField('by', { vi: 'Ai, ở đâu, lúc nào', en: 'Who, where, when' }),
      ],
    },
    exhibitsField(2),
    sampleField(),
    hueField(),
  ],
});
