import { memoryLimit } from '@/lib/memory-rate-limit';

/** Counts a search request against the limit of its network: 120 a minute, more than a person causes by typing. */
export const countSearch = memoryLimit('search', 120);
