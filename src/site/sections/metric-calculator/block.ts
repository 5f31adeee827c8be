import { metricField } from '@/cms/fields/metric';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** What is asked for, and the sample numbers, belong to the metric; the editor writes what stands around. */
export const metricCalculatorBlock = sectionBlock({
  slug: 'metricCalculator',
  group: 'metric',
  labels: {
    singular: { vi: 'Máy tính chỉ số', en: 'Metric calculator' },
    plural: { vi: 'Máy tính chỉ số', en: 'Metric calculators' },
  },
  fields: [metricField(), titleLinesField(), textField()],
});
