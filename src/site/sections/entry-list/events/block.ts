import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** What it lists are the published events. */
export const eventListBlock = sectionBlock({
  slug: 'eventList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách sự kiện', en: 'Event list' },
    plural: { vi: 'Danh sách sự kiện', en: 'Event lists' },
  },
  fields: [titleLinesField(), textField()],
});
