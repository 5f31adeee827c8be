import type { ImportReport } from './import-ad-leads';

export type { ImportReport };

/** What the import says, in the two languages of the admin. */
export const importWords = {
  vi: {
    choose: 'Nhập từ tệp CSV hoặc Excel:',
    failed: 'Chưa đọc được tệp.',
    done: 'Đã nhập xong',
    download: 'Tải danh sách dòng bị từ chối',
    counts: ({ rows, stored, known, refused }: ImportReport) =>
      `${rows} dòng: ${stored} dòng mới, ${known} dòng đã có, ${new Set(refused.map(({ row }) => row)).size} dòng bị từ chối.`,
    apply: (count: number) => `Nhập ${count} khách`,
    reasons: {
      missing: 'thiếu',
      invalid: 'không hợp lệ',
      'too-long': 'quá dài',
      'not-stored': 'chưa lưu được, hãy nhập lại tệp',
    },
  },
  en: {
    choose: 'Import from a CSV or Excel file:',
    failed: 'Could not read the file.',
    done: 'Imported',
    download: 'Download the refused rows',
    counts: ({ rows, stored, known, refused }: ImportReport) =>
      `${rows} rows: ${stored} new, ${known} known already, ${new Set(refused.map(({ row }) => row)).size} refused.`,
    apply: (count: number) => `Import ${count} leads`,
    reasons: {
      missing: 'missing',
      invalid: 'not valid',
      'too-long': 'too long',
      'not-stored': 'not stored, import the file again',
    },
  },
} as const;
