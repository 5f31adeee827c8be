/** Most entries any list answers with at a time (spec §9). */
export const LIMIT = 1000;
