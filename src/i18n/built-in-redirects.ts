import { entryPath } from '@/lib/urls-of-entry-lists';
import { brand } from '../../brand.config';
import { decodedPath } from './follow-redirects';

export type RedirectRule = { from: string; to: string; permanent: boolean };

/** Lists with alternative URLs: a shorter one, or one like the list's name in a menu. */
const lists: readonly { to: string; names: readonly string[] }[] = [
  { to: '/comparison-listing', names: ['/comparisons'] },
  {
    to: '/solutions#use-cases',
    names: ['/solutions/use-case', '/solutions/use-cases', '/use-cases'],
  },
  {
    to: '/solutions#metrics',
    names: ['/solutions/cx-metric', '/solutions/cx-metrics', '/cx-metrics'],
  },
  { to: '/solutions#industries', names: ['/solutions/industries', '/industries'] },
  { to: '/xm-core-platform', names: ['/platform', '/products'] },
  { to: '/marketplace', names: ['/integrations'] },
  { to: '/help-center', names: ['/help'] },
  { to: '/news-and-press', names: ['/news'] },
  { to: '/careers', names: ['/jobs'] },
];

/**
 * Built-in redirects. The URL of one comparison permanently has its competitor's name misspelt, so the right
 * spelling redirects there (D10); lists have alternative URLs.
 */
export const fixedRedirects: readonly RedirectRule[] = [
  {
    from: entryPath('comparisons', `${brand.slug}-vs-salesforce`),
    to: entryPath('comparisons', `${brand.slug}-vs-saleforce`),
    permanent: true,
  },
  // These redirects are temporary: an editor may publish a page at their URL.
  ...lists.flatMap(({ to, names }) => names.map((from) => ({ from, to, permanent: false }))),
];

/** The path of a URL of this site, with query and fragment; null for an external one. */
export function ownPath(to: string, origin: string): string | null {
  if (to.startsWith('/')) return to;
  if (!URL.canParse(to)) return null;
  const url = new URL(to);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** A path in normal form, as rules are compared: without query, fragment and trailing slash. */
export const plainPath = (path: string): string =>
  withoutSlash(decodedPath(path.replace(/[?#].*$/s, ''))) || '/';
