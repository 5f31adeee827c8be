import type { Field } from 'payload';
import { toParts } from '@/lib/rich-text/rich-text-to-plain-parts';
import type { Locale } from '@/i18n/locales';
import type { Words } from '../fields/bilingual-admin-text';
import { isProse } from '../publish-checks/prose-fields';
import { partsOf, type Part } from '../publish-checks/walk-document-fields';
import { type Figure, missingFigures } from './missing-numbers';
import { figuresOf } from './numbers-in-text';

/** A difference between the two languages of a document where they should agree. */
export type Difference = {
  kind: 'figures' | 'dates' | 'links' | 'sections';
  place: Words;
  /** What only the Vietnamese version contains, as text; of `sections`, all section types in their order. */
  vi: string;
  /** The same of the English version. */
  en: string;
};

type Data = Readonly<Record<string, unknown>>;

/**
 * The group of a value, because figures are compared group by group: its section, or its part of the text; empty for
 * all other values.
 */
const groupOf = ({ path }: Part): string =>
  /^(?:sections|body|content)[.]\d+/.exec(path)?.[0] ?? '';

function grouped(parts: readonly Part[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = groupOf(part);
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return groups;
}

const placeOf = (parts: readonly Part[], key: string): Words => {
  const [first] = parts;
  if (!first || key === '') return { vi: 'Cả trang', en: 'The whole page' };
  const upToSection = (words: string) => words.split(' › ').slice(0, 2).join(' › ');
  return { vi: upToSection(first.place.vi), en: upToSection(first.place.en) };
};

const kindsOf = (data: Data): string[] => {
  const { sections, content, body } = data;
  const blocks: unknown = sections ?? (content ? toParts(content) : body);
  if (!Array.isArray(blocks)) return [];
  return blocks.map(({ blockType, variant }: { blockType?: unknown; variant?: unknown }) =>
    [blockType, variant].filter(Boolean).join(' '),
  );
};

/** The multiset difference: what one list has and the other lacks, each as often as it is missing. */
function missingFrom(wanted: readonly string[], present: readonly string[]): string[] {
  const left = [...present];
  return wanted.filter((one) => {
    const index = left.indexOf(one);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

type Both<Value> = { vi: readonly Value[]; en: readonly Value[] };

function differing<Value>(
  kind: Difference['kind'],
  place: Words,
  { vi, en }: Both<Value>,
  missing: (wanted: readonly Value[], present: readonly Value[]) => string[],
): Difference[] {
  const onlyVietnamese = missing(vi, en);
  const onlyEnglish = missing(en, vi);
  if (onlyVietnamese.length === 0 && onlyEnglish.length === 0) return [];
  return [{ kind, place, vi: onlyVietnamese.join(' · '), en: onlyEnglish.join(' · ') }];
}

const figures = (parts: readonly Part[], locale: Locale): Figure[] =>
  parts
    .filter(isProse)
    .filter(({ name }) => !/(?:Vi|En)$/.test(name))
    .flatMap(({ value }) => figuresOf(value, locale));

const links = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ name, value }) =>
    /^(?:href|to)$|Href$/.test(name) && typeof value === 'string' && value !== '' ? [value] : [],
  );

const dates = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ type, value }) =>
    type === 'date' && (typeof value === 'string' || value instanceof Date)
      ? [new Date(value).toISOString().slice(0, 16).replace('T', ' ')]
      : [],
  );

/**
 * Compares the two languages of a document in what they should share: the order of sections, figures and prices, dates,
 * links. Wording is left to people.
 */
export function compareLanguages(fields: readonly Field[], vi: Data, en: Data): Difference[] {
  const [vietnamese, english] = [partsOf(fields, vi), partsOf(fields, en)];
  const whole: Words = { vi: 'Cả trang', en: 'The whole page' };
  const [kinds, otherKinds] = [kindsOf(vi), kindsOf(en)];
  const sameOrder = kinds.join() === otherKinds.join();
  const order: Difference[] = sameOrder
    ? []
    : [{ kind: 'sections', place: whole, vi: kinds.join(', '), en: otherKinds.join(', ') }];
  const rest = [
    ...differing('links', whole, { vi: links(vietnamese), en: links(english) }, missingFrom),
    ...differing('dates', whole, { vi: dates(vietnamese), en: dates(english) }, missingFrom),
  ];
  const inFigures = (place: Words, one: readonly Part[], other: readonly Part[]) =>
    differing(
      'figures',
      place,
      { vi: figures(one, 'vi'), en: figures(other, 'en') },
      missingFigures,
    );
  if (!sameOrder) return [...order, ...inFigures(whole, vietnamese, english), ...rest];
  const byGroup = grouped(english);
  const byFigures = [...grouped(vietnamese)].flatMap(([key, parts]) =>
    inFigures(placeOf(parts, key), parts, byGroup.get(key) ?? []),
  );
  return [...byFigures, ...rest];
}
