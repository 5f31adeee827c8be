import type * as cache from '@/content/cache';

/** In the place of `src/content/cache.ts`: nothing is kept, every answer is read anew. */
export const readThroughCache: typeof cache.readThroughCache = ({ read }) => read();
export const makeAnewAt: typeof cache.makeAnewAt = () => {};
