import type { Locale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/format-money';
import type { Metric } from '@/lib/names-of-customer-metrics';
import { gradesOf, pointsOf, sumOf, type Unit, type Values } from './calculate-metric';

export type TimeWords = { hour: string; minute: string; second: string };

/** Formats a number for the language, with a minus sign instead of a hyphen. */
const write = (value: number, locale: Locale, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value).replace('-', '−');

/** Formats a number with the language's separators and at most two decimals. */
export function formatPlain(value: number, locale: Locale): string {
  return write(value, locale, { maximumFractionDigits: 2 });
}

function formatMinutes(value: number, words: TimeWords): string {
  const seconds = Math.round(value * 60);
  const parts = [
    [Math.floor(seconds / 3600), words.hour],
    [Math.floor((seconds % 3600) / 60), words.minute],
    [seconds % 60, words.second],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0).map(([amount, word]) => `${amount} ${word}`);
  return said.length > 0 ? said.join(' ') : `0 ${words.second}`;
}

/** Formats a result in its unit: `78%`, `+35`, `5,31`, `5.059.200 ₫`, `5 phút 45 giây`. */
export function formatResult(value: number, unit: Unit, locale: Locale, words: TimeWords): string {
  switch (unit) {
    case 'percent':
      return write(value / 100, locale, { style: 'percent', maximumFractionDigits: 1 });
    case 'points':
      return write(value, locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
    case 'score':
      return write(value, locale, { maximumFractionDigits: 2 });
    case 'money':
      return formatVnd(locale, value);
    case 'minutes':
      return formatMinutes(value, words);
    default:
      return unit satisfies never;
  }
}

type Say = (value: number | undefined) => string;

const workings: Readonly<Record<Metric, (values: Values, say: Say) => string>> = {
  csat: (values, say) => `${say(values.satisfied)} ÷ ${say(values.answers)} × 100`,
  nps: ({ promoters = 0, passives = 0, detractors = 0 }, say) =>
    `(${say(promoters)} − ${say(detractors)}) ÷ ${say(promoters + passives + detractors)} × 100`,
  ces: (values, say) => {
    const grades = gradesOf(values);
    return `${say(pointsOf(grades))} ÷ ${say(sumOf(grades))}`;
  },
  clv: ({ orderValue, ordersPerYear, years, margin }, say) =>
    `${say(orderValue)} × ${say(ordersPerYear)} × ${say(years)} × ${say(margin)}%`,
  frt: (values, say) => `${say(values.waited)} ÷ ${say(values.conversations)}`,
  fcr: (values, say) => `${say(values.solvedFirst)} ÷ ${say(values.contacts)} × 100`,
  aht: ({ talk, hold, wrapUp, calls }, say) =>
    `(${say(talk)} + ${say(hold)} + ${say(wrapUp)}) ÷ ${say(calls)}`,
};

/** Formats the calculation with the reader's numbers: `(132 − 48) ÷ 240 × 100`. */
export function formatWorking(metric: Metric, values: Values, locale: Locale): string {
  return workings[metric](values, (value) => formatPlain(value ?? 0, locale));
}
