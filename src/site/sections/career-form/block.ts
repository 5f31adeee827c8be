import { stepsField, subjectField, versionField } from '@/cms/fields/form';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const careerFormBlock = sectionBlock({
  slug: 'careerForm',
  group: 'form',
  labels: {
    singular: { vi: 'Form ứng tuyển', en: 'Application form' },
    plural: { vi: 'Form ứng tuyển', en: 'Application forms' },
  },
  fields: [
    titleLinesField(),
    textField(),
    stepsField(),
    subjectField('position', {
      required: false,
      label: { vi: 'Vị trí', en: 'Position' },
      of: {
        vi: 'Phần cuối địa chỉ của vị trí tuyển dụng; để trống khi nhận hồ sơ chung.',
        en: 'The last part of the address of the position; empty for applications at large.',
      },
    }),
    versionField(),
  ],
});
