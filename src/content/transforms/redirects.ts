import { localizedPath, splitLocale, type Locale } from '@/i18n/locales';
import { decodedPath, type Redirect } from '@/i18n/redirects';
import { entryPath } from '@/lib/entry-addresses';
import { brand } from '../../../brand.config';

export type RedirectRule = { from: string; to: string; permanent: boolean };

/** Lists, and how else their addresses are written: shortened, or guessed by what a menu calls the list. */
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
 * Redirects that hold without an editor: one comparison has its competitor's name misspelt in its address
 * for good, and who spells it right arrives there (D10); lists are found by other names too.
 */
export const fixedRedirects: readonly RedirectRule[] = [
  {
    from: entryPath('comparisons', `${brand.slug}-vs-salesforce`),
    to: entryPath('comparisons', `${brand.slug}-vs-saleforce`),
    permanent: true,
  },
  // For now: an editor may publish a page there.
  ...lists.flatMap(({ to, names }) => names.map((from) => ({ from, to, permanent: false }))),
];

type Site = {
  locale: Locale;
  /** Paths at which a page is live in that language. */
  live: ReadonlySet<string>;
  /** Of this site: an address of the web below it is a path of ours. */
  origin: string;
};

/** Our own path, fragment and query and all; null for an address elsewhere. */
function ownPath(to: string, origin: string): string | null {
  if (to.startsWith('/')) return to;
  if (!URL.canParse(to)) return null;
  const url = new URL(to);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** A rule's own name: a path without query, without a slash at its end, as people write it. */
const nameOf = (path: string): string =>
  withoutSlash(decodedPath(path.replace(/[?#].*$/s, ''))) || '/';

/**
 * Where each old address leads in the end in one language. A chain is followed to its last address, so
 * that a visitor is sent once; it stops at a live page. One that comes back to itself leads nowhere and
 * is left out, as is one whose old address is a live page again: a redirect never hides a page.
 */
export function resolveRedirects(
  rules: readonly RedirectRule[],
  { locale, live, origin }: Site,
): ReadonlyMap<string, Redirect> {
  // Browsers read a backslash as a slash: a path with one may be the name of another host.
  const plain = rules.filter(({ to }) => !to.startsWith('/') || !to.includes('\\'));
  const byName = new Map(plain.map((rule) => [nameOf(rule.from), rule]));
  const follow = (start: RedirectRule): Redirect | null => {
    const seen = new Set<string>();
    let rule = start;
    let { permanent } = rule;
    for (;;) {
      const name = nameOf(rule.from);
      if (seen.has(name)) return null;
      seen.add(name);
      const own = ownPath(rule.to, origin);
      if (own === null) return { target: rule.to, permanent };
      const { locale: spelled, path } = splitLocale(own);
      const isSpelled = path !== own;
      const next = byName.get(nameOf(path));
      const goesOn = next && !live.has(nameOf(path)) && (!isSpelled || spelled === locale);
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
