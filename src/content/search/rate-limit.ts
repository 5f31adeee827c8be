import { memoryLimit } from '@/lib/memory-limit';

/** Counts one question of an address: as many as somebody types in a minute. */
export const countSearch = memoryLimit('search', 120);
