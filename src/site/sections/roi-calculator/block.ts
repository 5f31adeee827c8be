import { buttonField } from '@/cms/fields/link-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/**
 * Inputs, formulas and assumptions are defined in the code, with their version; the editor writes the
 * surrounding text.
 */
export const roiCalculatorBlock = sectionBlock({
  slug: 'roiCalculator',
  group: 'product',
  labels: {
    singular: { vi: 'Công cụ tính ROI', en: 'ROI calculator' },
    plural: { vi: 'Công cụ tính ROI', en: 'ROI calculators' },
  },
  fields: [
    titleLinesField(),
    textField(),
    buttonField('primary', { vi: 'Nút', en: 'Button' }, true),
  ],
});
