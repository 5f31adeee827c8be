import { localizedPath, type Locale } from '@/i18n/locales';
import { foldText } from '@/lib/fold-text-for-search';
import type { SearchAnswer, SearchHit, SearchKind } from '../search-types';
import { highlightMatches, snippetOf } from './highlight-matches';
import { fillReplyTime } from '../settings/promised-reply-time';
import {
  findHits,
  type FoundRow,
  isWritten,
  MAX_RANKED_RESULTS,
  similarWords,
} from '../queries/payload/query-search-index';
import { compareBy } from './rank-search-results';
import {
  readQuery,
  type SearchQuery,
  type Sought,
  toTsQuery,
  withoutFilling,
  type Word,
  wordsOf,
} from './parse-search-query';
import { nearestTo } from './correct-spelling';
import { getSynonyms, toSoughtWith } from './read-search-synonyms';

type Asked = {
  locale: Locale;
  query: string;
  kind: SearchKind | null;
  /** The number of the page of results, counted from 1; clamped to the pages that exist. */
  page: number;
  /** The maximum number of results on a page. */
  size: number;
};

/** Replaces a word that occurs on no page by the most similar words of the index. */
async function tolerate(locale: Locale, sought: Sought): Promise<Sought> {
  const { typed, begun, phrases } = sought;
  if (phrases.length > 1 || (await isWritten(locale, typed, begun))) return sought;
  const nearest = nearestTo(typed, await similarWords(locale, typed));
  if (nearest.length === 0) return sought;
  return { typed, begun: false, phrases: nearest.map((word) => wordsOf(word)) };
}

const foldedWords = ({ phrases }: Sought) =>
  phrases.flatMap((phrase) => phrase.map(({ folded }) => folded));

const isCorrected = (sought: Sought) =>
  sought.phrases[0]?.map(({ folded }) => folded).join(' ') !== sought.typed;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The query in the spelling that was searched for, as the found pages write it; null when nothing was corrected. */
function correctionOf(query: SearchQuery, sought: readonly Sought[], rows: readonly FoundRow[]) {
  const spelled = new Map<string, string>();
  const corrected = new Map<string, string>();
  for (const one of sought.filter(isCorrected)) {
    const meant = foldedWords(one);
    for (const { title, summary, body } of rows) {
      for (const [word] of `${title} ${summary} ${body}`.matchAll(WORD)) {
        const folded = foldText(word);
        if (meant.includes(folded) && !spelled.has(folded)) spelled.set(folded, word);
      }
    }
    const found = meant.find((word) => spelled.has(word));
    if (found) corrected.set(one.typed, spelled.get(found)?.toLowerCase() ?? found);
  }
  if (corrected.size === 0) return null;
  return query.text.replaceAll(WORD, (word) => corrected.get(foldText(word)) ?? word);
}

const toHit =
  (locale: Locale, sought: readonly Sought[]) =>
  ({ collection, address, title, summary, body }: FoundRow): SearchHit => {
    const inSummary = highlightMatches(summary, sought).some(({ found }) => found);
    const inBody = !inSummary && highlightMatches(body, sought).some(({ found }) => found);
    return {
      href: localizedPath(locale, address),
      kind: collection,
      title: highlightMatches(title, sought),
      snippet: snippetOf(inBody || summary === '' ? body : summary, sought),
    };
  };

type Wanted = { locale: Locale; words: readonly Word[]; kind: SearchKind | null } & {
  page: number;
  size: number;
};

/**
 * Finds the pages that have every part of the query; where there are none, those that have any of them. A synonym
 * matches like the typed word, and a word that occurs nowhere is replaced by similar ones.
 */
async function match({ words, ...asked }: Wanted) {
  const { locale } = asked;
  const typed = toSoughtWith(withoutFilling(words, locale), await getSynonyms(locale));
  const sought = await Promise.all(typed.map((one) => tolerate(locale, one)));
  const by = compareBy(words, sought);
  const find = (all: boolean) => findHits({ ...asked, by, query: toTsQuery(sought, all) });
  const strict = await find(true);
  if (strict.kinds.length > 0 || sought.length === 1) return { ...strict, sought, loosened: false };
  return { ...(await find(false)), sought, loosened: true };
}

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
    page: Math.min(wanted, MAX_RANKED_RESULTS) - 1,
    size,
  });
  const counted = kinds.filter((one) => kind === null || one.kind === kind);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(Math.min(total, MAX_RANKED_RESULTS) / size));
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
    hits: (await fillReplyTime(rows, locale)).map(toHit(locale, sought)),
  };
}
