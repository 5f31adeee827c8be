'use client';

import { useEffect, useState } from 'react';
import type { AdminSearchGroup } from '../admin-search/search-admin';

/** Debounce, in milliseconds after the last key. */
const DEBOUNCE_MS = 200;

/** The results for the current text; `groups` is empty while a search is running. */
export type AdminSearchResults = {
  state: 'idle' | 'searching' | 'done' | 'failed';
  groups: AdminSearchGroup[];
};

type Answered = AdminSearchResults & { text: string };

async function ask(
  text: string,
  language: string,
  signal: AbortSignal,
): Promise<AdminSearchResults> {
  try {
    const answer = await fetch('/api/find', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ text }),
      signal,
    });
    if (!answer.ok) return { state: 'failed', groups: [] };
    const { groups } = (await answer.json()) as { groups: AdminSearchGroup[] };
    return { state: 'done', groups };
  } catch {
    return { state: 'failed', groups: [] };
  }
}

/** Searches once typing pauses (debounce); an outdated request is cancelled. */
export function useAdminSearch(typed: string, language: string): AdminSearchResults {
  const [answered, setAnswered] = useState<Answered>({ state: 'idle', groups: [], text: '' });
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return undefined;
    const question = new AbortController();
    const wait = setTimeout(() => {
      void ask(text, language, question.signal).then((finding) => {
        if (!question.signal.aborted) setAnswered({ ...finding, text });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(wait);
      question.abort();
    };
  }, [text, language]);
  if (text === '') return { state: 'idle', groups: [] };
  return answered.text === text ? answered : { state: 'searching', groups: [] };
}
