import { versionField } from '@/cms/fields/form';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const contactFormBlock = sectionBlock({
  slug: 'contactForm',
  group: 'form',
  labels: {
    singular: { vi: 'Form liên hệ', en: 'Contact form' },
    plural: { vi: 'Form liên hệ', en: 'Contact forms' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'ways',
      type: 'array',
      maxRows: 4,
      label: { vi: 'Việc nào, liên hệ ai', en: 'Which matter goes where' },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Việc', en: 'Matter' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Ở đâu', en: 'Where' } },
      ],
    },
    versionField(),
  ],
});
