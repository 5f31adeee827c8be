import { QueryObserver, type QueryClient } from '@tanstack/query-core';
import { browserLists, type BrowserLists } from '@/content/entries/lists-refetched-by-browsers';
import type { Locale } from '@/i18n/locales';
import type { ErrorWords } from './notify-of-failed-request';
import { listFingerprint } from './list-fingerprint';
import { makeQueryClient } from './query-client';

export type ListName = keyof BrowserLists;

type Readers = {
  [Name in ListName]: (locale: Locale, signal?: AbortSignal) => Promise<BrowserLists[Name]>;
};
const readers: Readers = browserLists;

let shared: QueryClient | undefined;

function queryClient(): QueryClient {
  if (shared) return shared;
  shared = makeQueryClient();
  shared.mount(); // refetches when the reader returns to the tab, or is online again
  return shared;
}

/** Whether a list, or each list of an object of lists, is empty. */
const isEmpty = (list: unknown): boolean =>
  Array.isArray(list) ? list.length === 0 : Object.values(list ?? {}).every(isEmpty);

/**
 * Keeps a rendered list up to date: fetches it at once, because the page may be old, and again when the reader returns
 * to the tab. An empty or failed answer changes nothing.
 * @param fingerprint fingerprint of the list that the server has rendered (`listFingerprint`)
 * @param onFresh gets the list when it differs; null when it is the same, or the answer was empty
 * @returns a function that stops watching
 */
export function watchList<Name extends ListName>(
  name: Name,
  { fingerprint, words }: { fingerprint: string; words: ErrorWords },
  onFresh: (fresh: BrowserLists[Name] | null) => void,
): () => void {
  const client = queryClient();
  const queryKey = [name, words.locale];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async ({ signal }) => {
      const list = await readers[name](words.locale, signal);
      return isEmpty(list) ? (client.getQueryData<BrowserLists[Name]>(queryKey) ?? null) : list;
    },
    meta: { words },
  });
  return observer.subscribe(({ data, isFetchedAfterMount, isSuccess }) => {
    if (!isFetchedAfterMount || !isSuccess) return;
    onFresh(data === null || listFingerprint(data) === fingerprint ? null : data);
  });
}
