/** What a screen or drawer shows: its document type, and whether it lists documents or shows one. */
export type Shown = { slug: string | undefined; isList: boolean };

/** What the screen at a URL shows; accounts have screens of their own. */
export function shownAt([area, type, ...rest]: readonly string[], accounts: string): Shown {
  if (area === 'collections') {
    // The trash is a list; below it is the form of a document in the trash.
    return { slug: type, isList: rest.length === 0 || (rest[0] === 'trash' && rest.length === 1) };
  }
  if (area === 'globals') return { slug: type, isList: false };
  const isAccount = area === 'account' || area === 'create-first-user';
  return { slug: isAccount ? accounts : undefined, isList: false };
}
