/** The most entries in one answer of any list (spec §9). */
export const MAX_LIST_LENGTH = 1000;
