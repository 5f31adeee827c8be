import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const eventVideosBlock = sectionBlock({
  slug: 'eventVideos',
  group: 'list',
  labels: {
    singular: { vi: 'Video sự kiện', en: 'Event videos' },
    plural: { vi: 'Video sự kiện', en: 'Event videos' },
  },
  fields: [titleLinesField(), textField()],
});
