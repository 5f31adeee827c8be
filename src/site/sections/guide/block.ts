import { buttonField } from '@/cms/fields/link-fields';
import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sectionBlock } from '@/cms/fields/section-fields';

/** The fragment ids of the nine chapters are fixed (spec §2, CX-guide section ids). */
const chapterIds = [
  'voice-of-the-customer',
  'customer-research',
  'metrics',
  'roles-and-governance',
  'strategy',
  'technology',
  'personas-and-journeys',
  'customer-centric-culture',
  'purpose',
];

export const guideBlock = sectionBlock({
  slug: 'guide',
  group: 'text',
  labels: { singular: { vi: 'Cẩm nang', en: 'Guide' }, plural: { vi: 'Cẩm nang', en: 'Guides' } },
  fields: [
    lineField('label', { vi: 'Tên mục lục', en: 'Name of the contents' }),
    {
      name: 'chapters',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 9,
      label: { vi: 'Các phần', en: 'Parts' },
      labels: { singular: { vi: 'Phần', en: 'Part' }, plural: { vi: 'Các phần', en: 'Parts' } },
      fields: [
        {
          name: 'chapter',
          type: 'select',
          required: true,
          label: { vi: 'Mã phần', en: 'Fragment' },
          options: chapterIds.map((id) => ({ value: id, label: id })),
        },
        lineField('title', { vi: 'Tiêu đề', en: 'Title' }),
        paragraphField('text', {
          vi: 'Nội dung (dòng trống: đoạn mới)',
          en: 'Text (an empty line: a new paragraph)',
        }),
        paragraphField('actions', {
          vi: 'Việc cần làm, mỗi dòng một việc',
          en: 'To do, one a line',
        }),
        paragraphField('outcome', { vi: 'Có gì khi xong', en: 'What you have then' }),
        buttonField('link', { vi: 'Đọc tiếp', en: 'Read on' }),
      ],
    },
  ],
});
