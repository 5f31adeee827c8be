import type { GlobalConfig, TextFieldSingleValidation } from 'payload';
import { hiddenUnless, isAdmin, readByStaff } from '@/cms/access/roles';
import { say } from '@/cms/fields/bilingual-admin-text';
import { brand } from '../../../brand.config';
import { isEmail } from '../schema/form-validation-rules';

const validateAddress: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isEmail(value) ||
  say(req, 'Đây chưa phải là một địa chỉ email.', 'This is not an e-mail address yet.');

const fromBrand = {
  vi: `Để trống thì dùng ${brand.email}.`,
  en: `Empty: ${brand.email} is used.`,
};

/** Settings of mails: their sender, and the address to which new requests are reported. */
export const mailSettings: GlobalConfig = {
  slug: 'mail-settings',
  label: { vi: 'Cài đặt thư', en: 'Mail settings' },
  admin: { group: { vi: 'Thư', en: 'Mail' }, hidden: hiddenUnless('admin') },
  access: { read: readByStaff, update: isAdmin },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: { vi: 'Gửi từ địa chỉ', en: 'Sent from' },
      validate: validateAddress,
      admin: { description: fromBrand },
    },
    {
      name: 'team',
      type: 'text',
      label: { vi: 'Báo yêu cầu mới đến', en: 'New requests are told to' },
      validate: validateAddress,
      admin: { description: fromBrand },
    },
  ],
};
