import { buttonField } from '@/cms/fields/link-fields';
import { noteField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const callToActionBlock = sectionBlock({
  slug: 'callToAction',
  group: 'form',
  labels: {
    singular: { vi: 'Lời mời', en: 'Call to action' },
    plural: { vi: 'Lời mời', en: 'Calls to action' },
  },
  fields: [
    titleLinesField(),
    textField(),
    buttonField('primary', { vi: 'Nút', en: 'Button' }, true),
    noteField(),
  ],
});
