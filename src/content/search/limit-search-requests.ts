import { memoryLimit } from '@/lib/memory-rate-limit';

const key = Symbol.for('site.search-limit');
// Stored on `globalThis`, because the search page and the suggestions load separate copies of this module.
const shared = globalThis as { [key]?: ReturnType<typeof memoryLimit> };

/**
 * Counts a search request against the limit of its network of IP addresses: 120 a minute, more than typing causes.
 * The search page and its suggestions count together, because both search the database.
 */
export const countSearch = (shared[key] ??= memoryLimit('search', 120));
