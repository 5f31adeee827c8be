import type { Field } from 'payload';
import { metrics } from '@/lib/names-of-customer-metrics';

export function metricField(): Field {
  return {
    name: 'metric',
    type: 'select',
    required: true,
    defaultValue: metrics[0],
    label: { vi: 'Chỉ số', en: 'Metric' },
    admin: {
      description: {
        vi: 'Quyết định màu và công thức của phần này.',
        en: 'Decides the colour and the formula of this section.',
      },
    },
    options: metrics.map((metric) => ({ value: metric, label: metric.toUpperCase() })),
  };
}

/** The fill of a drawn shape: completely in the metric's colour, partly, or not at all. */
export function toneField(): Field {
  return {
    name: 'tone',
    type: 'select',
    required: true,
    defaultValue: 'full',
    label: { vi: 'Độ đậm', en: 'Tone' },
    admin: {
      description: {
        vi: 'Vẽ đầy đủ, một nửa hay để trống.',
        en: 'Drawn in full, by half or empty.',
      },
    },
    options: [
      { value: 'full', label: { vi: 'Đậm', en: 'Full' } },
      { value: 'half', label: { vi: 'Vừa', en: 'Half' } },
      { value: 'none', label: { vi: 'Rỗng', en: 'None' } },
    ],
  };
}

type Words = { vi: string; en: string };

/** A required line of text inside a group or a list of a section. */
export function lineField(name: string, label: Words): Field {
  return { name, type: 'text', required: true, label };
}

/** A required paragraph inside a group or a list of a section. */
export function paragraphField(name: string, label: Words): Field {
  return { name, type: 'textarea', required: true, label };
}

/** A required number inside a group or a list of a section, within its bounds. */
export function numberField(
  name: string,
  label: Words,
  bounds: { min: number; max?: number },
): Field {
  return { name, type: 'number', required: true, label, ...bounds };
}
