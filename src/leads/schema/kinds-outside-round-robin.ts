/** Kinds that are no sales requests: only a rule assigns them, never the round robin. */
export const notInTurn: ReadonlySet<string> = new Set(['career', 'newsletter']);
