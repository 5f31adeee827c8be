import { QueryCache, QueryClient } from '@tanstack/query-core';
import { handleFailure, type ErrorWords } from './notify-of-failed-request';

/** How long unused data stays in the cache, in ms (spec §7). */
const UNUSED_DATA_MAX_AGE_MS = 5 * 60 * 1000;
const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** The metadata of a query: the texts of its error message. */
type QueryMeta = { words: ErrorWords };

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** A query cache for browsers, with the rules of spec §7 and the shared error handler of §8. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta) void handleFailure(error, meta.words);
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: UNUSED_DATA_MAX_AGE_MS,
        retry: MAX_RETRIES,
        retryDelay: (failed) => Math.min(FIRST_WAIT_MS * 2 ** failed, MAX_WAIT_MS),
      },
      mutations: { retry: 0 },
    },
  });
}
