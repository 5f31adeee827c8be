/** Publishing both languages one after the other within this time is one act. */
export const SAME_ACT_MS = 15 * 60_000;
