import type { Locale } from '@/i18n/locales';
import type { Placed } from './missing-numbers';

/** Names of months in English, case-sensitive: `may` is a verb. */
const MONTHS = [
  'Jan(?:uary)?',
  'Feb(?:ruary)?',
  'Mar(?:ch)?',
  'Apr(?:il)?',
  'May',
  'June?',
  'July?',
  'Aug(?:ust)?',
  'Sept?(?:ember)?',
  'Oct(?:ober)?',
  'Nov(?:ember)?',
  'Dec(?:ember)?',
];
const MONTH = `(?<month>${MONTHS.join('|')})`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,?\s+(?<year>\d{4}))?`;
const TO = String.raw`\s*(?:[–-]|đến|tới|và|to|and)\s*`;
/** The first day of a date range that shares its month: `12–23/12`. */
const FROM = String.raw`(?:(?<from>\d{1,2})(?:st|nd|rd|th)?${TO})?`;

/** Patterns of dates in the texts of each language. */
const dates: Readonly<Record<Locale, readonly RegExp[]>> = {
  vi: [
    new RegExp(
      String.raw`(?<![\d.,])${FROM}${DAY}[/-](?<month>\d{1,2})(?:[/-](?<year>\d{4}))?(?!\d)`,
      'giu',
    ),
    new RegExp(
      String.raw`(?<!\d)${FROM}${DAY}\s+tháng\s+(?<month>\d{1,2})(?:\s+năm\s+(?<year>\d{4}))?(?!\d)`,
      'giu',
    ),
  ],
  en: [
    new RegExp(String.raw`(?<![\d.,])${FROM}${DAY}\s+(?:of\s+)?${MONTH}(?!\p{L})${YEAR}`, 'gu'),
    new RegExp(String.raw`(?<!\p{L})${MONTH}\s+${FROM}${DAY}(?!\d)${YEAR}`, 'gu'),
    new RegExp(String.raw`(?<!\d)(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4})(?!\d)`, 'giu'),
  ],
};

/** Patterns of months, by name or number. */
const months: Readonly<Record<Locale, RegExp>> = {
  vi: /tháng\s+(?<month>\d{1,2})(?!\d)/giu,
  en: new RegExp(String.raw`(?<!\p{L})${MONTH}(?!\p{L})`, 'gu'),
};
/** Matches a date of the lunar calendar: English writes no number for it, and Vietnamese none for its year. */
const LUNAR = /(?:mùng|mồng|rằm|Tet)\s+\d{1,4}|\d{1,2}\s+(?:tháng\s+)?(?:Chạp|Giêng|Tết)/gu;

/** Matches hours and minutes in digits, which is certainly a time: `8:30`, `8h30`, `8.30 am`. */
const CLOCKS = [
  /(?<![\d.,:])(?<hour>\d{1,2})[:h](?<minute>[0-5]\d)(?![\d:])/giu,
  /(?<![\d.,])(?<hour>\d{1,2})[.](?<minute>[0-5]\d)(?=\s*[ap][.]?m)/giu,
];
/**
 * Matches an hour with its unit, and minutes if they follow: `20 giờ`, `18–22h`, `8 am`, `16 giờ 50`. In Vietnamese
 * it may also be a duration.
 */
const HOUR = new RegExp(
  String.raw`(?<![\d.,])(?:(?<from>\d{1,2})${TO})?(?<hour>\d{1,3})\s*(?:giờ|h|[ap][.]?m[.]?|o[’']clock)(?:\s+(?<minute>[0-5]\d))?(?!\p{L})`,
  'giu',
);

const two = (value: number): string => String(value).padStart(2, '0');

function monthNumber(name: string): number {
  if (/^\d/.test(name)) return Number(name);
  return MONTHS.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name)) + 1;
}

const possible = (forms: readonly string[], start: number, end: number): Placed => ({
  forms,
  isCertain: false,
  start,
  end,
});

type Groups = Readonly<Record<string, string | undefined>>;

function dayFigures(
  { from, day = '', month = '', year }: Groups,
  start: number,
  end: number,
): Placed[] {
  const inYear = monthNumber(month);
  if (inYear > 12 || Number(day) > 31) return [];
  const days = from === undefined ? [day] : [from, day];
  const parts = [...days, String(inYear), ...(year ? [year] : [])];
  // "2/5" is not certainly a date: it may also mean two of five stars.
  const isCertain = year !== undefined || !/^\d/.test(month);
  return [
    ...days.map((one) => ({
      forms: [`${year ?? ''}-${two(inYear)}-${two(Number(one))}`],
      isCertain,
      start,
      end,
    })),
    possible(
      parts.map((part) => String(Number(part))),
      start,
      end,
    ),
  ];
}

/** The hour in the 12-hour and the 24-hour clock. */
const hours = (hour: number): number[] => [hour, hour % 12, (hour % 12) + 12];

/** The forms of a time of day, and the numbers that it could also be when written with a point: `8.30`. */
const timeForms = (hour: number, minute: number): string[] => [
  `t${hour % 12}:${two(minute)}`,
  ...hours(hour).map((one) => String(Number(`${one}.${two(minute)}`))),
];

function clockFigures(text: string): Placed[] {
  const exact = CLOCKS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ 0: found, index, groups = {} }) => {
      const [hour, minute, end] = [
        Number(groups.hour),
        Number(groups.minute),
        index + found.length,
      ];
      const time = { forms: timeForms(hour, minute), isCertain: hour < 24, start: index, end };
      return [time, possible([...hours(hour), minute].map(String), index, end)];
    },
  );
  const others = [...text.matchAll(HOUR)].map(({ 0: found, index, groups = {} }) => {
    const [hour, minute] = [Number(groups.hour), Number(groups.minute ?? 0)];
    const from = groups.from ? Number(groups.from) : hour;
    const forms = [
      ...timeForms(hour, minute),
      ...timeForms(from, 0),
      ...[...hours(hour), ...hours(from), minute].map(String),
    ];
    return possible(forms, index, index + found.length);
  });
  return [...exact, ...others];
}

/** Finds the dates, months and times of day in a text, in the notation of its language. */
export function momentsOf(text: string, locale: Locale): Placed[] {
  const days = dates[locale].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) =>
      dayFigures(groups, index, index + found.length),
    ),
  );
  const named = [...text.matchAll(months[locale])].map(({ 0: found, index, groups = {} }) =>
    possible([String(monthNumber(groups.month ?? ''))], index, index + found.length),
  );
  const lunar = [...text.matchAll(LUNAR)].map(({ 0: found, index }) =>
    possible([(/\d+/.exec(found) ?? ['0'])[0]], index, index + found.length),
  );
  return [...days, ...named, ...lunar, ...clockFigures(text)];
}
