import { exhibitsField } from '@/cms/fields/mockup-fields';
import { buttonField } from '@/cms/fields/link-fields';
import { hueField } from '@/cms/fields/colour-fields';
import { lineField } from '@/cms/fields/metric-and-text-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const useCaseHeroBlock = sectionBlock({
  slug: 'useCaseHero',
  group: 'opening',
  labels: {
    singular: { vi: 'Mở đầu trang tình huống', en: 'Use-case hero' },
    plural: { vi: 'Mở đầu trang tình huống', en: 'Use-case heroes' },
  },
  fields: [
    lineField('kicker', { vi: 'Dòng dẫn', en: 'Kicker' }),
    titleLinesField(),
    textField(true),
    buttonField('primary', { vi: 'Nút chính', en: 'Primary button' }, true),
    buttonField('secondary', { vi: 'Nút phụ', en: 'Secondary button' }),
    {
      name: 'facts',
      type: 'group',
      label: { vi: 'Ba dữ kiện', en: 'Three facts' },
      fields: [
        lineField('channel', { vi: 'Kênh', en: 'Channel' }),
        lineField('setUp', { vi: 'Thời gian cài đặt bao lâu', en: 'Time to set up' }),
        lineField('runBy', { vi: 'Ai vận hành', en: 'Who runs it' }),
      ],
    },
    exhibitsField(2),
    sampleField(),
    hueField(),
  ],
});
