/** Ids of the forms that the visitor has focused since the document was loaded. Such a form may have a draft. */
export const begunForms = new Set<string>();
