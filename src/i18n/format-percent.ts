import type { Locale } from './locales';

/** Formats a percentage in the language. */
export const percentIn = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return (value: number) => format.format(value / 100);
};
