import type { Locale } from './locales';

/** The time zone in which dates are shown (D22). */
const ZONE = 'Asia/Ho_Chi_Minh';

/**
 * Formats a day in the reader's language: `10 tháng 3, 2026`, `10 March 2026`.
 * @param moment ISO 8601
 */
export function formatDay(locale: Locale, moment: string): string {
  return new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: ZONE,
  }).format(new Date(moment));
}
