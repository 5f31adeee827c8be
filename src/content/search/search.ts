import { localizedPath, type Locale } from '@/i18n/locales';
import { foldText } from '@/lib/fold-text';
import type { SearchAnswer, SearchHit, SearchKind } from '../types-search';
import { markFound, snippetOf } from './highlight';
import { sayPromise } from '../promise';
import { findPage, type FoundRow, isWritten, MOST_RANKED, similarWords } from './index-table';
import { readQuery, type SearchQuery, type Sought, toSought, toTsQuery } from './query';
import { nearestTo } from './spelling';

type Asked = {
  locale: Locale;
  query: string;
  kind: SearchKind | null;
  /** Counted from 1; the nearest one where that is no page. */
  page: number;
  /** Hits a page. */
  size: number;
};

/** A word that is written nowhere is looked for as the words that are nearest to it. */
async function tolerate(locale: Locale, sought: Sought): Promise<Sought> {
  const [word = ''] = sought.words;
  if (await isWritten(locale, word, sought.begun)) return sought;
  const nearest = nearestTo(word, await similarWords(locale, word));
  return nearest.length > 0 ? { words: nearest, begun: false } : sought;
}

const isCorrected = (sought: Sought, typed: string | undefined) => sought.words[0] !== typed;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The query as it was understood, in the spelling of what was found; null when it was taken as typed. */
function correctionOf(query: SearchQuery, sought: readonly Sought[], rows: readonly FoundRow[]) {
  const spelled = new Map<string, string>();
  const corrected = new Map<string, string>();
  for (const [index, typed] of query.words.entries()) {
    const one = sought[index];
    if (!one || !isCorrected(one, typed)) continue;
    for (const { title, summary, body } of rows) {
      for (const [word] of `${title} ${summary} ${body}`.matchAll(WORD)) {
        const folded = foldText(word);
        if (one.words.includes(folded) && !spelled.has(folded)) spelled.set(folded, word);
      }
    }
    const found = one.words.find((word) => spelled.has(word));
    if (found) corrected.set(typed, spelled.get(found)?.toLowerCase() ?? found);
  }
  if (corrected.size === 0) return null;
  return query.text.replaceAll(WORD, (word) => corrected.get(foldText(word)) ?? word);
}

const toHit =
  (locale: Locale, sought: readonly Sought[]) =>
  ({ collection, address, title, summary, body }: FoundRow): SearchHit => {
    const inSummary = markFound(summary, sought).some(({ found }) => found);
    const inBody = !inSummary && markFound(body, sought).some(({ found }) => found);
    return {
      href: localizedPath(locale, address),
      kind: collection,
      title: markFound(title, sought),
      snippet: snippetOf(inBody || summary === '' ? body : summary, sought),
    };
  };

type Wanted = { locale: Locale; words: readonly string[]; kind: SearchKind | null } & {
  page: number;
  size: number;
};

/** All words as typed, or as they were meant; where no page has all of them, any of them. */
async function match({ words, ...asked }: Wanted) {
  const typed = toSought(words);
  const sought = await Promise.all(typed.map((one) => tolerate(asked.locale, one)));
  const find = (all: boolean) =>
    findPage({ ...asked, sought, query: toTsQuery(sought, all), phrase: words.join(' ') });
  const strict = await find(true);
  if (strict.kinds.length > 0 || words.length === 1) return { ...strict, sought, loosened: false };
  return { ...(await find(false)), sought, loosened: true };
}

/** Looks for what somebody typed among everything that is published in a language. */
export async function searchSite({
  locale,
  kind,
  page,
  size,
  ...asked
}: Asked): Promise<SearchAnswer> {
  const query = readQuery(asked.query);
  const { text, cut, refusal, words } = query;
  const nothing = {
    corrected: null,
    loosened: false,
    kinds: [],
    total: 0,
    page: 1,
    pages: 1,
    hits: [],
  };
  if (refusal) return { query: text, cut, refusal, kind, ...nothing };
  const wanted = Math.max(1, Math.trunc(page) || 1);
  const { kinds, loosened, rows, sought } = await match({
    locale,
    words,
    kind,
    page: Math.min(wanted, MOST_RANKED) - 1,
    size,
  });
  const counted = kinds.filter((one) => kind === null || one.kind === kind);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(Math.min(total, MOST_RANKED) / size));
  return {
    query: text,
    cut,
    refusal,
    corrected: correctionOf(query, sought, rows),
    loosened,
    kind,
    kinds,
    total,
    page: Math.min(wanted, pages),
    pages,
    hits: (await sayPromise(rows, locale)).map(toHit(locale, sought)),
  };
}
