import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const storeDay: Variant = {
  label: { vi: 'Một ngày trong cửa hàng', en: 'A day in a store' },
  fields: [
    {
      name: 'person',
      type: 'group',
      label: { vi: 'Người', en: 'Person' },
      fields: [
        lineField('name', { vi: 'Tên', en: 'Name' }),
        lineField('role', { vi: 'Vai trò', en: 'Role' }),
      ],
    },
    {
      name: 'hours',
      type: 'array',
      required: true,
      minRows: 6,
      maxRows: 6,
      label: {
        vi: 'Sáu lúc, theo thứ tự: giữa cửa hàng, kệ 4, quầy, bàn điện thoại, phòng thử, cửa',
        en: 'Six times, in order: shop floor, shelf 4, tills, telephone, fitting rooms, door',
      },
      labels: {
        singular: { vi: 'Lúc', en: 'Time' },
        plural: { vi: 'Các lúc', en: 'Times' },
      },
      fields: [
        lineField('time', { vi: 'Lúc', en: 'Time' }),
        lineField('title', { vi: 'Việc', en: 'What happens' }),
        paragraphField('text', { vi: 'Chi tiết', en: 'Detail' }),
        { name: 'mark', type: 'text', label: { vi: 'Điểm nhấn', en: 'Mark' } },
      ],
    },
  ],
};
