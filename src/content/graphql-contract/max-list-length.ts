/** The maximum number of entries in one answer (spec §9). */
export const MAX_LIST_LENGTH = 1000;
