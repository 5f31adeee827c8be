import type { Locale } from './locales';

/** Returns a function that formats a percentage in the language: 12 is `12%`. */
export const percentIn = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return (value: number) => format.format(value / 100);
};
