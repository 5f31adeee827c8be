import { sectionBlock } from '@/cms/fields/section';

export const resourceListBlock = sectionBlock({
  slug: 'resourceList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách tài nguyên', en: 'List of resources' },
    plural: { vi: 'Danh sách tài nguyên', en: 'Lists of resources' },
  },
  fields: [
    {
      name: 'title',
      type: 'textarea',
      label: { vi: 'Tiêu đề', en: 'Title' },
      admin: { rows: 2 },
    },
  ],
});
