import type { Locale } from '@/i18n/locales';
import type { Placed } from './missing-numbers';

type Vocabulary = {
  /** Words whose value is added: `three`, `ba`. */
  units: Readonly<Record<string, number>>;
  /** Words that multiply the last unit: `hundred`, `mươi`. */
  factors: Readonly<Record<string, number>>;
  /** Words that multiply everything before them: `thousand`, `triệu`. */
  scales: Readonly<Record<string, number>>;
  /** Filler words inside a number: `and`, `linh`. */
  joints: readonly string[];
};

const list = (words: string, from: number, step = 1): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, from + index * step]));

const vocabularies: Readonly<Record<Locale, Vocabulary>> = {
  vi: {
    units: {
      ...list('một hai ba bốn năm sáu bảy tám chín mười', 1),
      mốt: 1,
      tư: 4,
      lăm: 5,
      nửa: 0.5,
    },
    factors: { mươi: 10, chục: 10, trăm: 100 },
    scales: { nghìn: 1e3, ngàn: 1e3, triệu: 1e6, tỷ: 1e9 },
    joints: ['linh', 'lẻ', 'rưỡi'],
  },
  en: {
    units: {
      ...list('one two three four five six seven eight nine ten eleven twelve', 1),
      ...list('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
      ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
      half: 0.5,
    },
    factors: { hundred: 100, dozen: 12 },
    scales: { thousand: 1e3, million: 1e6, billion: 1e9 },
    joints: ['and', 'a'],
  },
};

/** Fractions in words that the other language may write as a number of minutes or percent. */
const halves: Readonly<Record<Locale, RegExp>> = {
  vi: /nửa|rưỡi/giu,
  en: /\bhal(?:f|ves)\b/giu,
};
const HALF = ['0.5', '30', '50'];

/** The values that a number in words may have if it ends after each word: `mười năm` is ten (years) or fifteen. */
function readings(words: readonly string[], { units, factors, scales }: Vocabulary): number[] {
  const values: number[] = [];
  let [total, part, last, scale] = [0, 0, 0, 1];
  for (const word of words) {
    if (word in units) {
      last = units[word] ?? 0;
      part += last;
    } else if (word in factors) {
      part += (last || 1) * (factors[word] ?? 1) - last;
      last = 0;
    } else if (word in scales) {
      scale = scales[word] ?? 1;
      total += (part || 1) * scale;
      [part, last] = [0, 0];
    } else if (word === 'rưỡi') {
      total += scale / 2;
    }
    values.push(total + part, part);
  }
  return values;
}

/** The possible values of a number that starts at each word: `four and five million` are two numbers. */
const allReadings = (words: readonly string[], vocabulary: Vocabulary): string[] =>
  words.flatMap((_, start) => readings(words.slice(start), vocabulary).map(String));

/** Finds numbers written as words, with their possible values, to be matched with digits of the other language. */
export function numbersInWords(text: string, locale: Locale): Placed[] {
  const vocabulary = vocabularies[locale];
  const { units, factors, scales, joints } = vocabulary;
  const word = [...Object.keys({ ...units, ...factors, ...scales }), ...joints].join('|');
  const run = new RegExp(`(?<!\\p{L})(?:${word})(?:[\\s-]+(?:${word}))*(?!\\p{L})`, 'giu');
  const inWords = [...text.matchAll(run)].map(({ 0: found, index }) => ({
    forms: allReadings(found.toLowerCase().split(/[\s-]+/), vocabulary),
    isCertain: false,
    start: index,
    end: index + found.length,
  }));
  const inHalves = [...text.matchAll(halves[locale])].map(({ 0: found, index }) => ({
    forms: HALF,
    isCertain: false,
    start: index,
    end: index + found.length,
  }));
  return [...inWords, ...inHalves];
}
