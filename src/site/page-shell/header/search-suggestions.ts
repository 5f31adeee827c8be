'use client';

import { useEffect, useState } from 'react';
import type { SearchHit } from '@/content/search-types';
import type { Locale } from '@/i18n/locales';

export type Suggestion = SearchHit & { label: string };

/**
 * The state of suggestions. `waiting`: the query is too short, or the first answer is under way. While a later answer
 * is under way, the earlier state stays.
 */
export type Suggestions = {
  state: 'waiting' | 'shown' | 'failed';
  hits: readonly Suggestion[];
  total: number;
};

const nothing: Suggestions = { state: 'waiting', hits: [], total: 0 };

/** How long after the last letter a search starts: longer than between two letters, shorter than feels slow. */
const DEBOUNCE_MS = 160;
const MIN_QUERY_LENGTH = 2;
const MAX_SUGGESTIONS = '6';

async function ask(locale: Locale, query: string, signal: AbortSignal): Promise<Suggestions> {
  const asked = new URLSearchParams({ locale, q: query, limit: MAX_SUGGESTIONS });
  const response = await fetch(`/api/search?${asked.toString()}`, { signal });
  if (!response.ok) throw new Error(`search answered ${response.status}`);
  const { hits, total } = (await response.json()) as Omit<Suggestions, 'state'>;
  return { state: 'shown', hits, total };
}

/** Suggestions for the text typed so far. Requests for earlier texts are cancelled (race). */
export function useSuggestions(locale: Locale, typed: string): Suggestions {
  const [suggestions, setSuggestions] = useState(nothing);
  const query = typed.trim();
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (query.length < MIN_QUERY_LENGTH) {
        setSuggestions(nothing);
        return;
      }
      ask(locale, query, abort.signal).then(setSuggestions, () => {
        if (!abort.signal.aborted) setSuggestions({ ...nothing, state: 'failed' });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [locale, query]);
  return suggestions;
}
