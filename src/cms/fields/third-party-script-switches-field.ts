import type { CheckboxField, GroupField } from 'payload';
import type { ScriptId } from '@/lib/third-party-scripts';

const labels: Record<ScriptId, { vi: string; en: string }> = {
  tagManager: { vi: 'Trình quản lý thẻ', en: 'Tag manager' },
  sessionRecording: { vi: 'Ghi lại phiên xem trang', en: 'Session recording' },
  analyticsSdk: { vi: 'SDK phân tích', en: 'Analytics SDK' },
  crm: { vi: 'Mã theo dõi của CRM', en: 'CRM script' },
  surveyWidget: { vi: 'Khung khảo sát', en: 'Survey widget' },
  embedForm: { vi: 'Form nhúng của nhà cung cấp', en: "Provider's embedded form" },
};

const switchField = ([name, label]: [string, { vi: string; en: string }]): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: true,
});

/** A switch for each third-party script. When off, the script is never loaded, not even with a visitor's consent. */
export const scriptSwitchesField: GroupField = {
  name: 'scripts',
  type: 'group',
  label: { vi: 'Công cụ bên ngoài', en: 'Scripts of others' },
  admin: {
    description: {
      vi: 'Chỉ chạy khi máy chủ có địa chỉ của công cụ, công tắc ở đây đang bật và khách đã đồng ý. Tắt thì áp dụng từ lần tải trang kế tiếp.',
      en: 'Runs only when the server knows its address, the switch is on here and the visitor has agreed. A change holds from the next page load.',
    },
  },
  fields: Object.entries(labels).map(switchField),
};
