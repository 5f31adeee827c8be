import { memoryLimit } from '@/lib/memory-rate-limit';

/** Counts a search request against the limit of its network of IP addresses: 120 a minute, more than typing causes. */
export const countSearch = memoryLimit('search', 120);
