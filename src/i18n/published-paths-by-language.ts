import type { Locale } from './locales';

type PublishedPaths = Readonly<Record<Locale, ReadonlySet<string>>>;

const key = Symbol.for('site.published-paths');
// Stored on the process, because the site and the admin are bundled apart and each have a copy of this module.
const shared = globalThis as { [key]?: PublishedPaths | undefined };

/** Replaces the published paths of this process; `undefined` when they are not known at the moment. */
export function setPublishedPaths(paths: PublishedPaths | undefined): void {
  shared[key] = paths;
}

/**
 * The published paths of this process. A change replaces the object, so a different object means that the paths may
 * have changed.
 */
export const publishedPaths = (): PublishedPaths | undefined => shared[key];

/**
 * Whether a page is published at a path in a language. Undefined while the list has not been read, because the database
 * was down at the start: then the page itself has to be queried.
 */
export function isPublished(locale: Locale, path: string): boolean | undefined {
  return shared[key]?.[locale].has(path);
}
