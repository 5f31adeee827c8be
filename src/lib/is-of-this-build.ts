const stylesheets = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));

/** What tells the build of a page from others. */
export const buildOf = (page: Document): string => stylesheets(page).join(' ');

/**
 * Whether a fetched page comes from the build that this document is of: all its stylesheets are here. The parts of
 * another build can not be shown here, because each build numbers the names of its styles anew (ADR-0053).
 */
export function isOfThisBuild(page: Document): boolean {
  const here = stylesheets(document);
  return stylesheets(page).every((address) => here.includes(address));
}
