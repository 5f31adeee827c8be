import type { Locale } from '@/i18n/locales';

/** An amount of Vietnamese dong as the reader's language writes it: `1.490.000 ₫`, `₫1,490,000`. */
export function formatVnd(locale: Locale, amount: number): string {
  return new Intl.NumberFormat(locale === 'vi' ? 'vi-VN' : 'en-US', {
    style: 'currency',
    currency: 'VND',
    maximumFractionDigits: 0,
  }).format(amount);
}
