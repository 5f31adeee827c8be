import { memoryLimit } from '@/lib/memory-rate-limit';

/** Counts a search request against the limit of its IP address, which is higher than anybody types in a minute. */
export const countSearch = memoryLimit('search', 120);
