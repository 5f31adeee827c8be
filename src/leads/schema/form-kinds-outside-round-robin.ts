/**
 * Kinds of forms that are not sales requests. The round robin skips their leads: only an assignment rule or a colleague
 * gives them an owner.
 */
export const notInTurn: ReadonlySet<string> = new Set(['career', 'newsletter']);
