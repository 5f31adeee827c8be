import { memoryLimit } from '@/lib/memory-rate-limit';

/** Counts a search request against the limit of its IP address: 120 a minute, more than anybody types. */
export const countSearch = memoryLimit('search', 120);
