/** The most entries in one answer of any list (spec §9). */
export const PAGE_SIZE_LIMIT = 1000;
