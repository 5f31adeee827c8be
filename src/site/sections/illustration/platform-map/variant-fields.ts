import type { Field } from 'payload';
import type { Variant } from '@/cms/fields/section-variant-field';

type Words = { vi: string; en: string };

/** The CMS field for a titled list of short entries on one side of the map. */
const side = (name: string, label: Words): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    { name: 'title', type: 'text', required: true, label: { vi: 'Tên', en: 'Title' } },
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      label: { vi: 'Các mục', en: 'Entries' },
      labels: { singular: { vi: 'Mục', en: 'Entry' }, plural: { vi: 'Các mục', en: 'Entries' } },
      fields: [{ name: 'text', type: 'text', required: true, label: { vi: 'Mục', en: 'Entry' } }],
    },
  ],
});

export const platformMap: Variant = {
  label: { vi: 'Sơ đồ nền tảng', en: 'Platform map' },
  fields: [
    side('sources', { vi: 'Nguồn vào', en: 'Sources' }),
    {
      name: 'profile',
      type: 'group',
      label: { vi: 'Hồ sơ khách hàng', en: 'Customer profile' },
      fields: [
        { name: 'label', type: 'text', required: true, label: { vi: 'Nhãn', en: 'Label' } },
        { name: 'name', type: 'text', required: true, label: { vi: 'Tên khách', en: 'Customer' } },
        {
          name: 'facts',
          type: 'array',
          required: true,
          minRows: 2,
          maxRows: 6,
          label: { vi: 'Dữ kiện', en: 'Facts' },
          labels: {
            singular: { vi: 'Dữ kiện', en: 'Fact' },
            plural: { vi: 'Dữ kiện', en: 'Facts' },
          },
          fields: [
            { name: 'label', type: 'text', required: true, label: { vi: 'Nhãn', en: 'Label' } },
            { name: 'value', type: 'text', required: true, label: { vi: 'Giá trị', en: 'Value' } },
          ],
        },
      ],
    },
    {
      name: 'pillars',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 4,
      label: { vi: 'Bốn trụ cột', en: 'Four pillars' },
      labels: {
        singular: { vi: 'Trụ cột', en: 'Pillar' },
        plural: { vi: 'Bốn trụ cột', en: 'Four pillars' },
      },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Tên', en: 'Title' } },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          label: { vi: 'Việc', en: 'What it does' },
        },
      ],
    },
    side('outputs', { vi: 'Kết quả ra', en: 'Outputs' }),
  ],
};
