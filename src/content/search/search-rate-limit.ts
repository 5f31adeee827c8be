import { memoryLimit } from '@/lib/memory-rate-limit';

/**
 * Counts a search request of an IP address against its limit, which is higher than anybody types in a minute.
 */
export const countSearch = memoryLimit('search', 120);
