import type { Locale } from '@/i18n/locales';
import type { Figure, Placed } from './missing-numbers';
import { momentsOf } from './dates-in-text';
import { numbersInWords } from './number-words';

const SCALES: Readonly<Record<string, number>> = {
  nghìn: 1e3,
  ngàn: 1e3,
  k: 1e3,
  thousand: 1e3,
  triệu: 1e6,
  tr: 1e6,
  m: 1e6,
  million: 1e6,
  tỷ: 1e9,
  tỉ: 1e9,
  bn: 1e9,
  billion: 1e9,
};
/** Words and letters that scale a number: the `m` of `60m` is a million, that of `2.2 m` is a length. */
const SCALE = String.raw`(?:\s?(?<scale>nghìn|ngàn|thousand|triệu|tr|million|tỷ|tỉ|bn|billion)|(?<letter>[km]))`;
/** Matches a number with its scale and "and a half": `1.490.000`, `1,49 triệu`, `3 triệu rưỡi`, `3 phút rưỡi`. */
const NUMBER = new RegExp(
  String.raw`(?<digits>\d[\d.,]*\d|\d)(?:${SCALE}(?![\p{L}\d]))?(?<half>(?:\s+\p{L}+)?\s+rưỡi)?`,
  'giu',
);
/** Matches lengths in the Vietnamese notation `2m2`. */
const METRES = /(?<!\d)(\d+)m(\d+)(?!\d)/gu;
/**
 * Matches what stands between two numbers of which only the second has a scale that counts for both: `8 đến 10
 * triệu`.
 */
const SHARING = /^\s*(?:[–-]|đến|tới|và|hoặc|hay|to|or|and|,)\s*(?:VND|₫)?\s*$/iu;
/**
 * Whole numbers below this one are not compared, because one language often writes them as words and the other in
 * digits.
 */
const MIN_COMPARED_NUMBER = 10;

/**
 * Parses a number: `1.250.000` and `3,5` in Vietnamese are `1250000` and `3.5`; in English the separators are swapped.
 */
function valueOf(digits: string, locale: Locale): number {
  const [thousands, decimal] = locale === 'vi' ? ['.', ','] : [',', '.'];
  const plain = digits
    .replaceAll(new RegExp(`[${thousands}](?=\\d{3}(?!\\d))`, 'g'), '')
    .replaceAll(decimal, '.');
  return Number(plain);
}

/** Writes a number without floating-point errors: 1.1 billion must not become 1100000000.0000002. */
const written = (value: number): string => String(Number(value.toPrecision(12)));

type NumberFigure = Placed & { value: number; scale: number };

function numbersOf(text: string, locale: Locale): NumberFigure[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: found, index, groups = {} }) => {
    const value = valueOf(groups.digits ?? '', locale);
    if (Number.isNaN(value)) return [];
    const ownScale = SCALES[(groups.scale ?? groups.letter ?? '').toLowerCase()];
    const scale = ownScale ?? 1;
    const scaled = value * scale;
    const halfMore = groups.half ? [written(scaled + scale / 2)] : [];
    const isFigure = scaled >= MIN_COMPARED_NUMBER || !Number.isInteger(scaled);
    const placed = {
      forms: [...halfMore, written(scaled)],
      isCertain: isFigure && (!groups.half || ownScale !== undefined), // `11 giờ rưỡi` is a time
      start: index,
      end: index + found.length,
    };
    return [{ ...placed, value, scale }];
  });
}

/** Adds the readings of a number that may share the scale of the next one: `8 đến 10 triệu`. */
function withSharedScales(text: string, numbers: readonly NumberFigure[]): Placed[] {
  const shared = numbers.toReversed().reduce<NumberFigure[]>((after, number) => {
    const next = after.at(-1);
    const isShared = next && number.scale === 1 && SHARING.test(text.slice(number.end, next.start));
    const scale = isShared ? next.scale : number.scale;
    const forms = isShared ? [...number.forms, written(number.value * scale)] : number.forms;
    return [...after, { ...number, scale, forms }];
  }, []);
  return shared.toReversed();
}

/**
 * The numbers, dates and times of a text, each with all its readings, so that the two languages can be compared.
 */
export function figuresOf(text: string, locale: Locale): Figure[] {
  const plain = locale === 'vi' ? text.replaceAll(METRES, '$1,$2') : text;
  const moments = momentsOf(plain, locale);
  const isMoment = ({ start, end }: Placed) =>
    moments.some((moment) => moment.start <= start && end <= moment.end);
  const numbers = withSharedScales(plain, numbersOf(plain, locale)).filter(
    (number) => !isMoment(number),
  );
  return [...numbers, ...moments, ...numbersInWords(plain, locale)].map(({ forms, isCertain }) => ({
    forms,
    isCertain,
  }));
}
