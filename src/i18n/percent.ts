import type { Locale } from './locales';

/** Writes a number of percent as the language does. */
export const percentIn = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return (value: number) => format.format(value / 100);
};
