import type { GlobalConfig, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { hiddenUnless, isAdmin, isSalesOrAdminField, readByStaff } from '@/cms/access/roles';
import { say } from '@/cms/fields/bilingual-admin-text';
import { isSentSafely } from '@/lib/environment-rules';
import { DEFAULT_REPLY_MINUTES } from '@/lib/reply-time-placeholder';
import { isAllowedTarget } from '../delivery/refuse-inner-network-targets';
import { formKinds, type FormKind } from '../schema/form-definitions';
import { isEmail } from '../schema/form-validation-rules';
import { holidaysField, weekField } from './office-hours-fields';
import { refreshOfficeHours } from './refresh-pages-with-office-hours';

const DEFAULT_WARNING_MINUTES = 10;
const MAX_PROMISED_MINUTES = 480;

const validateAddress: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isEmail(value) ||
  say(req, 'Đây chưa phải là một địa chỉ email.', 'This is not an e-mail address yet.');

/**
 * Validates a webhook URL: it has to be encrypted, or in the private network. A loopback URL is refused when the
 * webhook is called, not here, because a test system may allow it (D26).
 */
const validateTarget: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  (URL.canParse(value) && isAllowedTarget(new URL(value), true) && isSentSafely(value)) ||
  say(
    req,
    'Địa chỉ phải bắt đầu bằng https://. Chỉ máy trong mạng nội bộ mới được dùng http://.',
    'The address has to begin with https://. Only a machine of your own network may be called by http://.',
  );

/** Kinds of forms that get an answer; not the newsletter, because before the confirmation there is nobody to answer. */
const answered: FormKind[] = formKinds.filter((kind) => kind !== 'newsletter');

/** The global with office hours, the promised reply time, and the recipients of alerts. */
export const officeHours: GlobalConfig = {
  slug: 'office-hours',
  label: { vi: 'Giờ làm việc và lời hẹn', en: 'Office hours and promise' },
  admin: {
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin', 'sales'),
  },
  access: { read: readByStaff, update: isAdmin },
  hooks: { afterChange: [refreshOfficeHours] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'promiseMinutes',
          type: 'number',
          required: true,
          min: 5,
          max: MAX_PROMISED_MINUTES,
          defaultValue: DEFAULT_REPLY_MINUTES,
          label: {
            vi: 'Hẹn trả lời trong (phút làm việc)',
            en: 'Answer promised within (office minutes)',
          },
          admin: {
            width: '50%',
            description: {
              vi: 'Form, menu, bảng liên hệ, trang cảm ơn và mọi câu viết {{promise.minutes}} trong nội dung và thư xác nhận theo con số này ngay. Con số gõ tay thì không tự đổi. Khách đã gửi giữ hạn đã hẹn lúc gửi.',
              en: 'Forms, menu, contact panel, thank-you pages and every sentence that says {{promise.minutes}}, in content and in the confirmation mail, follow this number at once. A number typed by hand does not. Requests already sent keep the time they were promised.',
            },
          },
        },
        {
          name: 'warnMinutes',
          type: 'number',
          required: true,
          min: 1,
          max: MAX_PROMISED_MINUTES,
          defaultValue: DEFAULT_WARNING_MINUTES,
          label: {
            vi: 'Nhắc trước hạn (phút làm việc)',
            en: 'Warn before it is due (office minutes)',
          },
          admin: { width: '50%' },
          validate: (value: unknown, { req, data }: { req: PayloadRequest; data: unknown }) => {
            const { promiseMinutes } = data as { promiseMinutes?: number };
            return (
              (typeof value === 'number' && value >= 1 && value < (promiseMinutes ?? 0)) ||
              say(
                req,
                'Ít nhất 1 phút và ngắn hơn thời gian hẹn.',
                'At least 1 minute and less than promised.',
              )
            );
          },
        },
      ],
    },
    weekField,
    holidaysField,
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      defaultValue: answered,
      label: { vi: 'Form có hạn trả lời', en: 'Forms that are answered in time' },
      options: formKinds.map((kind) => ({ value: kind, label: kind })),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'manager',
          type: 'text',
          label: { vi: 'Email quản lý', en: 'Manager’s e-mail' },
          validate: validateAddress,
          admin: {
            width: '50%',
            description: {
              vi: 'Nhận thư khi có khách quá hạn, cùng mọi tài khoản kinh doanh.',
              en: 'Gets the mail about a late lead, with every sales account.',
            },
          },
        },
        {
          name: 'alertUrl',
          type: 'text',
          label: { vi: 'Webhook cảnh báo', en: 'Alert webhook' },
          // Restricts access to the URL of a chat webhook, because the URL contains its secret.
          access: { read: isSalesOrAdminField },
          validate: validateTarget,
          admin: {
            width: '50%',
            description: {
              vi: 'Nhận JSON có chữ ký khi sắp quá hạn và khi quá hạn, không có dữ liệu cá nhân.',
              en: 'Gets signed JSON before a lead is late and when it is; no personal data.',
            },
          },
        },
      ],
    },
  ],
};
