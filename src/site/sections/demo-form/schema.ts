import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const demoFormBlock = sectionBlock({
  slug: 'demoForm',
  labels: {
    singular: { vi: 'Form đặt lịch demo', en: 'Demo form' },
    plural: { vi: 'Form đặt lịch demo', en: 'Demo forms' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'steps',
      type: 'array',
      maxRows: 4,
      label: { vi: 'Sau khi gửi', en: 'After sending' },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Bước', en: 'Step' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
      ],
    },
    {
      name: 'version',
      type: 'select',
      required: true,
      defaultValue: 'v5',
      label: { vi: 'Kiểu', en: 'Version' },
      options: [
        { value: 'default', label: { vi: 'Thường', en: 'Default' } },
        { value: 'v5', label: { vi: 'Nút rộng hết khung (V5)', en: 'Full-width button (V5)' } },
      ],
    },
  ],
});
