import type { Locale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/format-money';
import type { Gain } from './calculate-roi';

/** Three significant digits: an estimate is not more precise. */
const rounded = (value: number): number => Number(value.toPrecision(3));

/** A typed number with the language's separators. */
export function formatPlain(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value);
}

/** A share as a percentage: `30%`. */
export function formatShare(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
}

/** An estimate in its unit, with three significant digits: `90 giờ`, `5.400.000 ₫`. */
export function formatGain(
  measure: keyof Gain,
  value: number,
  locale: Locale,
  hours: string,
): string {
  if (measure !== 'hours') return formatVnd(locale, Math.round(rounded(value)));
  const said = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rounded(value));
  return `${said} ${hours}`;
}

/** Replaces the placeholders of a sentence, in the browser. */
export const fill = (text: string, holes: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => holes[name] ?? hole);
