import type { Locale } from './locales';

type PublishedPaths = Readonly<Record<Locale, ReadonlySet<string>>>;

const key = Symbol.for('site.published-paths');
// On the process, not in the module: the bundler gives the proxy a copy of this module of its own.
const shared = globalThis as { [key]?: PublishedPaths | undefined };

/** `undefined`: not known at the moment. */
export function setPublishedPaths(paths: PublishedPaths | undefined): void {
  shared[key] = paths;
}

/**
 * Whether a page is live at a path in a language. Undefined while the list has
 * not been read (the database was away at the start): the page itself then finds out.
 */
export function isPublished(locale: Locale, path: string): boolean | undefined {
  return shared[key]?.[locale].has(path);
}
