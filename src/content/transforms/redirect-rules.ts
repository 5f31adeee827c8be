import { localizedPath, splitLocale, type Locale } from '@/i18n/locales';
import { decodedPath, type Redirect } from '@/i18n/follow-redirects';
import { entryPath } from '@/lib/urls-of-entry-lists';
import { brand } from '../../../brand.config';

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

type Site = {
  locale: Locale;
  /** The paths that are published in `locale`. */
  live: ReadonlySet<string>;
  /** The origin of this site. A URL of this origin is internal. */
  origin: string;
};

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

/**
 * The final target of each old URL in one language. Chains of redirects are resolved, so that a visitor is redirected
 * once; a chain ends at a published page. Redirects in a loop are left out, and so are those whose old URL is
 * published again: a redirect never hides a page.
 */
export function resolveRedirects(
  rules: readonly RedirectRule[],
  { locale, live, origin }: Site,
): ReadonlyMap<string, Redirect> {
  // Redirects to a path with a backslash are left out: browsers read a backslash as a slash, so `/\host` would be
  // another host (open redirect).
  const plain = rules.filter(({ to }) => !to.startsWith('/') || !to.includes('\\'));
  const byName = new Map(plain.map((rule) => [plainPath(rule.from), rule]));
  const follow = (start: RedirectRule): Redirect | null => {
    const seen = new Set<string>();
    let rule = start;
    let { permanent } = rule;
    for (;;) {
      const name = plainPath(rule.from);
      if (seen.has(name)) return null;
      seen.add(name);
      const own = ownPath(rule.to, origin);
      if (own === null) return { target: rule.to, permanent };
      const { locale: spelled, path } = splitLocale(own);
      const isSpelled = path !== own;
      const next = byName.get(plainPath(path));
      const goesOn = next && !live.has(plainPath(path)) && (!isSpelled || spelled === locale);
      if (!goesOn) {
        return { target: localizedPath(isSpelled ? spelled : locale, path), permanent };
      }
      rule = next;
      permanent &&= rule.permanent;
    }
  };
  const resolved = new Map<string, Redirect>();
  for (const [name, rule] of byName) {
    const redirect = live.has(name) ? null : follow(rule);
    if (redirect) resolved.set(name, redirect);
  }
  return resolved;
}
