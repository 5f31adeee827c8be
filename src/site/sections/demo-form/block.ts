import { stepsField, versionField } from '@/cms/fields/form';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const demoFormBlock = sectionBlock({
  slug: 'demoForm',
  group: 'form',
  labels: {
    singular: { vi: 'Form đặt lịch demo', en: 'Demo form' },
    plural: { vi: 'Form đặt lịch demo', en: 'Demo forms' },
  },
  fields: [
    titleLinesField(),
    textField(),
    stepsField(),
    { ...versionField(), defaultValue: 'v5' } as ReturnType<typeof versionField>,
  ],
});
