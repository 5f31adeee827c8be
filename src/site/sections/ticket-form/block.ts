import { subjectField, versionField } from '@/cms/fields/form';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const ticketFormBlock = sectionBlock({
  slug: 'ticketForm',
  group: 'form',
  labels: {
    singular: { vi: 'Form lấy vé', en: 'Ticket form' },
    plural: { vi: 'Form lấy vé', en: 'Ticket forms' },
  },
  fields: [
    titleLinesField(),
    textField(),
    subjectField('event', {
      label: { vi: 'Sự kiện', en: 'Event' },
      of: {
        vi: 'Phần cuối địa chỉ của trang sự kiện, ví dụ: ai-cx-summit.',
        en: 'The last part of the address of the event page, for example: ai-cx-summit.',
      },
    }),
    versionField(),
  ],
});
