import type { Words } from '@/cms/fields/bilingual-text';

/** Reasons why a submission looks automated, as labels for staff; the codes are those of `suspicionOf` in intake/accept-form.ts. */
const suspicionWords: Readonly<Record<string, Words>> = {
  honeypot: {
    vi: 'Ô ẩn mà người đọc không thấy đã được điền.',
    en: 'A field that no reader can see was filled in.',
  },
  'address-in-name': {
    vi: 'Ô họ tên có địa chỉ trang web.',
    en: 'There is a web address where the name should be.',
  },
  'too-fast': {
    vi: 'Form được gửi chỉ sau chưa đầy ba giây.',
    en: 'The form was sent in less than three seconds.',
  },
};

/** The label of a reason; an unknown code of an older release is shown as it is. */
export const suspectedOf = (code: string, language: 'vi' | 'en'): string =>
  suspicionWords[code]?.[language] ?? code;
