import type { Locale } from './locales';

const dong = (locale: Locale) =>
  new Intl.NumberFormat(locale === 'vi' ? 'vi-VN' : 'en-US', {
    style: 'currency',
    currency: 'VND',
    maximumFractionDigits: 0,
  });

/** Formats an amount of Vietnamese dong in the reader's language: `1.490.000 ₫`, `₫1,490,000`. */
export function formatVnd(locale: Locale, amount: number): string {
  return dong(locale).format(amount);
}

/** An amount of money split into parts, so that the currency sign can be set smaller than the figure. */
export function vndParts(locale: Locale, amount: number): { text: string; sign: boolean }[] {
  return dong(locale)
    .formatToParts(amount)
    .map(({ type, value }) => ({ text: value, sign: type === 'currency' }));
}
