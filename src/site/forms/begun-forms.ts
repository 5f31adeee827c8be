/** Ids of the forms that somebody has begun with since the document was loaded: what they typed is remembered. */
export const begunForms = new Set<string>();
