/**
 * Kinds of forms that are not sales requests. Only an assignment rule gives them an owner; the round robin skips them.
 */
export const notInTurn: ReadonlySet<string> = new Set(['career', 'newsletter']);
