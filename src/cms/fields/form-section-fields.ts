import type { Field } from 'payload';

/** The layout of the form (spec §3, form version). */
export function versionField(): Field {
  return {
    name: 'version',
    type: 'select',
    required: true,
    defaultValue: 'default',
    label: { vi: 'Kiểu', en: 'Version' },
    admin: {
      description: { vi: 'Chỉ khác hình dáng của form.', en: 'Only the look of the form differs.' },
    },
    options: [
      { value: 'default', label: { vi: 'Thường', en: 'Default' } },
      { value: 'v5', label: { vi: 'Nút rộng hết khung (V5)', en: 'Full-width button (V5)' } },
    ],
  };
}

type SlugOptions = {
  required?: boolean;
  label: { vi: string; en: string };
  of: { vi: string; en: string };
};

/** The slug of the event, document or position that the form is for. */
export function subjectField(name: string, { required = true, label, of }: SlugOptions): Field {
  return {
    name,
    type: 'text',
    required,
    label,
    validate: (value: string | null | undefined) =>
      (!value && !required) || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') || 'a-z, 0-9, -',
    admin: { description: of },
  };
}

/** The steps that follow once a form is sent, shown beside the form. */
export function stepsField(): Field {
  return {
    name: 'steps',
    type: 'array',
    maxRows: 4,
    label: { vi: 'Sau khi gửi', en: 'After sending' },
    labels: {
      singular: { vi: 'Bước', en: 'Step' },
      plural: { vi: 'Sau khi gửi', en: 'After sending' },
    },
    admin: {
      description: {
        vi: 'Ai làm gì, trong bao lâu: người gửi biết điều gì sẽ đến.',
        en: 'Who does what, and how soon: senders know what comes next.',
      },
    },
    fields: [
      { name: 'title', type: 'text', required: true, label: { vi: 'Bước', en: 'Step' } },
      { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
    ],
  };
}
