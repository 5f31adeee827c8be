import { hueField } from '@/cms/fields/colour-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const roleDayBlock = sectionBlock({
  slug: 'roleDay',
  group: 'text',
  labels: {
    singular: { vi: 'Một ngày làm việc', en: 'A day at work' },
    plural: { vi: 'Một ngày làm việc', en: 'Days at work' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'person',
      type: 'group',
      label: { vi: 'Người', en: 'Person' },
      fields: [
        { name: 'name', type: 'text', required: true, label: { vi: 'Tên', en: 'Name' } },
        { name: 'role', type: 'text', required: true, label: { vi: 'Vai trò', en: 'Role' } },
      ],
    },
    hueField(),
    {
      name: 'hours',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 8,
      label: { vi: 'Từng giờ', en: 'Hours' },
      labels: { singular: { vi: 'Giờ', en: 'Hour' }, plural: { vi: 'Từng giờ', en: 'Hours' } },
      fields: [
        { name: 'time', type: 'text', required: true, label: { vi: 'Lúc', en: 'Time' } },
        { name: 'title', type: 'text', required: true, label: { vi: 'Việc', en: 'What happens' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
        {
          name: 'mark',
          type: 'text',
          label: { vi: 'Điểm nhấn', en: 'Mark' },
          admin: {
            description: { vi: 'Vài chữ: một con số, một trạng thái.', en: 'A figure or a state.' },
          },
        },
      ],
    },
    sampleField(),
  ],
});
