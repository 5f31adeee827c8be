import type { Words } from '@/cms/fields/bilingual-admin-text';

type Period = {
  label: Words;
  unit: 'months' | 'days';
  least: number;
  most: number;
  standard: number;
};

/** The retention period of each kind of data: admins set it between `least` and `most`; `standard` is the default. */
export const retentionPeriods = {
  leads: {
    label: { vi: 'Khách tiềm năng, từ lần sửa cuối', en: 'Leads, since their last change' },
    unit: 'months',
    least: 6,
    most: 60,
    standard: 24,
  },
  applications: {
    label: { vi: 'Hồ sơ ứng tuyển, từ lúc nhận', en: 'Job applications, since they came' },
    unit: 'months',
    least: 3,
    most: 24,
    standard: 12,
  },
  mails: {
    label: { vi: 'Thư đã viết', en: 'Written mails' },
    unit: 'months',
    least: 1,
    most: 36,
    standard: 24,
  },
  unconfirmed: {
    label: { vi: 'Đăng ký bản tin chưa xác nhận', en: 'Unconfirmed newsletter sign-ups' },
    unit: 'days',
    least: 7,
    most: 90,
    standard: 30,
  },
  suspected: {
    label: { vi: 'Yêu cầu bị giữ lại, không ai cho qua', en: 'Held requests nobody let through' },
    unit: 'days',
    least: 14,
    most: 180,
    standard: 90,
  },
  refusedAds: {
    label: { vi: 'Khách từ quảng cáo không dùng được', en: 'Unusable ad leads' },
    unit: 'days',
    least: 14,
    most: 180,
    standard: 90,
  },
  requests: {
    label: {
      vi: 'Người yêu cầu trong yêu cầu đã xong',
      en: 'Who asked, in requests that are done',
    },
    unit: 'months',
    least: 6,
    most: 60,
    standard: 12,
  },
  // A visitor's choice is valid for a year (src/tracking/consent/consent-decision.ts); its proof is kept longer.
  consentReceipts: {
    label: { vi: 'Biên nhận lựa chọn cookie', en: 'Consent receipts of browsers' },
    unit: 'months',
    least: 18,
    most: 60,
    standard: 36,
  },
  accessLog: {
    label: { vi: 'Nhật ký truy cập', en: 'Access log' },
    unit: 'months',
    least: 12,
    most: 60,
    standard: 24,
  },
} as const satisfies Record<string, Period>;

export type RetentionKind = keyof typeof retentionPeriods;
