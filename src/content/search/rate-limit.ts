import { memoryLimit } from '@/lib/memory-limit';

/** Counts a search request of an address against its limit: more than somebody types in a minute. */
export const countSearch = memoryLimit('search', 120);
