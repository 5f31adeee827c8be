import type { GlobalConfig, NumberField } from 'payload';
import { hiddenUnless, isAdmin } from '@/cms/access/roles';
import { retentionPeriods } from '../privacy/retention-periods';

const fields = Object.entries(retentionPeriods).map(
  ([name, { label, unit, least, most, standard }]): NumberField => ({
    name,
    type: 'number',
    required: true,
    min: least,
    max: most,
    defaultValue: standard,
    label,
    validate: (value: number | null | undefined) =>
      (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) ||
      `${least}–${most}`,
    admin: {
      description:
        unit === 'months'
          ? { vi: `Tháng, từ ${least} đến ${most}.`, en: `Months, ${least} to ${most}.` }
          : { vi: `Ngày, từ ${least} đến ${most}.`, en: `Days, ${least} to ${most}.` },
    },
  }),
);

/** Retention settings: how long each kind of data is kept. Expired data is erased every night, with a receipt. */
export const privacySettings: GlobalConfig = {
  slug: 'privacy-settings',
  label: { vi: 'Thời hạn lưu dữ liệu', en: 'Retention periods' },
  admin: { group: { vi: 'Hệ thống', en: 'System' }, hidden: hiddenUnless('admin') },
  access: { read: isAdmin, update: isAdmin },
  fields,
};
