import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** What it lists are the published release notes, the newest first. */
export const releaseListBlock = sectionBlock({
  slug: 'releaseList',
  group: 'list',
  labels: {
    singular: { vi: 'Ghi chú phát hành', en: 'Release notes' },
    plural: { vi: 'Ghi chú phát hành', en: 'Release notes' },
  },
  fields: [titleLinesField(), textField()],
});
