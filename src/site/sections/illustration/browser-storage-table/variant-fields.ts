import { hueField } from '@/cms/fields/colour-fields';
import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const storageMap: Variant = {
  label: { vi: 'Những gì nằm trong máy', en: 'What a device holds' },
  fields: [
    paragraphField('scale', {
      vi: 'Các quãng thời gian, ngắn trước, mỗi dòng một',
      en: 'Periods, shortest first, one a line',
    }),
    {
      name: 'groups',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 6,
      label: { vi: 'Các nhóm', en: 'Groups' },
      labels: { singular: { vi: 'Nhóm', en: 'Group' }, plural: { vi: 'Các nhóm', en: 'Groups' } },
      fields: [
        lineField('title', { vi: 'Ai gặp', en: 'Who meets them' }),
        paragraphField('text', { vi: 'Khi nào', en: 'When' }),
        hueField(),
        {
          name: 'entries',
          type: 'array',
          label: { vi: 'Các mục', en: 'Entries' },
          labels: {
            singular: { vi: 'Mục', en: 'Entry' },
            plural: { vi: 'Các mục', en: 'Entries' },
          },
          fields: [
            lineField('names', {
              vi: 'Tên trong trình duyệt, cách nhau bởi dấu phẩy',
              en: 'Names in the browser, separated by commas',
            }),
            lineField('place', { vi: 'Ở đâu', en: 'Where' }),
            paragraphField('purpose', { vi: 'Để làm gì', en: 'What it is for' }),
            lineField('life', { vi: 'Mất khi nào', en: 'When it is gone' }),
            numberField(
              'span',
              { vi: 'Tới quãng thứ mấy', en: 'Up to which period' },
              { min: 1, max: 6 },
            ),
          ],
        },
      ],
    },
    { name: 'note', type: 'textarea', label: { vi: 'Ghi chú', en: 'Note' } },
  ],
};
