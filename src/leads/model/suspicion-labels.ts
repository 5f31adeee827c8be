import type { Words } from '@/cms/fields/bilingual-admin-text';

/** The reason of a form that was sent without JavaScript and is not confirmed by its sender yet. */
export const NO_SCRIPT = 'no-script';

/**
 * Reasons why a submission looks automated, as labels for staff; the codes are those of `suspicionOf` in
 * src/leads/intake/judge-form-suspicion.ts.
 */
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
  [NO_SCRIPT]: {
    vi: 'Form được gửi không qua JavaScript, và người gửi phải bấm xác nhận ở trang cảm ơn.',
    en: 'The form was sent without JavaScript, and its sender has to confirm it on the thank-you page.',
  },
};

/** The label of a reason; an unknown code of an older release is shown as it is. */
export const suspectedOf = (code: string, language: 'vi' | 'en'): string =>
  suspicionWords[code]?.[language] ?? code;
