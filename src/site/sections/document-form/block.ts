import { subjectField, versionField } from '@/cms/fields/form';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const documentFormBlock = sectionBlock({
  slug: 'documentForm',
  group: 'form',
  labels: {
    singular: { vi: 'Form nhận tài liệu', en: 'Document form' },
    plural: { vi: 'Form nhận tài liệu', en: 'Document forms' },
  },
  fields: [
    titleLinesField(),
    textField(),
    subjectField('document', {
      label: { vi: 'Mã tài liệu', en: 'Document' },
      of: {
        vi: 'Mã trong “Tài liệu theo yêu cầu”, ví dụ: cam-nang-nps.',
        en: 'Its name in “Documents on request”, for example: nps-handbook.',
      },
    }),
    {
      name: 'points',
      type: 'textarea',
      label: { vi: 'Trong tài liệu có gì', en: 'What is inside' },
      admin: { description: { vi: 'Mỗi ý một dòng.', en: 'One point a line.' } },
    },
    versionField(),
  ],
});
