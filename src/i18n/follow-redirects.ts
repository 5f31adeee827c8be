import { normalized } from '@/lib/normalize-unicode';
import type { Locale } from './locales';

/** The target of a redirect: a path with its language prefix, or an external URL. */
export type Redirect = { target: string; permanent: boolean };

/** Redirects by decoded path without language prefix. */
type Redirects = Readonly<Record<Locale, ReadonlyMap<string, Redirect>>>;

const key = Symbol.for('site.redirects');
// Stored on the process, because the site and the admin are bundled apart and each have a copy of this module.
const shared = globalThis as { [key]?: Redirects | undefined };

/** Replaces the redirects of this process; `undefined` when they are not known at the moment. */
export function setRedirects(redirects: Redirects | undefined): void {
  shared[key] = redirects;
}

/** Decodes a path, so that `/b%C3%A0i` and `/bài` are the same; returns the path itself when it can not be decoded. */
export function decodedPath(path: string): string {
  try {
    return normalized(decodeURI(path), 'NFC');
  } catch {
    return path;
  }
}

export function redirectOf(locale: Locale, path: string): Redirect | undefined {
  return shared[key]?.[locale].get(decodedPath(path));
}

/** The target of a redirect for a requested URL; the request's query is kept. */
export function redirectedUrl({ target }: Redirect, asked: URL): URL {
  const url = new URL(target, asked);
  const said = new Set(url.searchParams.keys());
  for (const [name, value] of asked.searchParams) {
    if (!said.has(name)) url.searchParams.append(name, value);
  }
  return url;
}
