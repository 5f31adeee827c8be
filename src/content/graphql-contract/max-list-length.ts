/** The most entries in one answer of any list (spec §9). */
export const LIMIT = 1000;
