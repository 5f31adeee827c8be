import { metricField } from '@/cms/fields/metric-and-text-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/**
 * The block of a metric calculator. Inputs and sample numbers are defined in the code for each metric; the editor
 * writes the surrounding text.
 */
export const metricCalculatorBlock = sectionBlock({
  slug: 'metricCalculator',
  group: 'metric',
  labels: {
    singular: { vi: 'Máy tính chỉ số', en: 'Metric calculator' },
    plural: { vi: 'Máy tính chỉ số', en: 'Metric calculators' },
  },
  fields: [metricField(), titleLinesField(), textField()],
});
