import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** What it lists are the published entries of the newsroom. */
export const mediaListBlock = sectionBlock({
  slug: 'mediaList',
  group: 'company',
  labels: {
    singular: { vi: 'Báo chí nói về', en: 'In the media' },
    plural: { vi: 'Báo chí nói về', en: 'In the media' },
  },
  fields: [titleLinesField(), textField()],
});
