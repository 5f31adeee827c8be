import { ownPath, plainPath, type RedirectRule } from '@/i18n/built-in-redirects';
import type { Redirect } from '@/i18n/follow-redirects';
import { localizedPath, splitLocale, type Locale } from '@/i18n/locales';

type Site = {
  locale: Locale;
  /** The paths that are published in `locale`. */
  live: ReadonlySet<string>;
  /** The origin of this site: a URL that begins with it is internal. */
  origin: string;
};

/**
 * The final target of each old path in one language. Chains of redirects are resolved, so that a visitor is redirected
 * once; a chain ends at a published page at the latest. Redirects in a loop are left out, and so are those whose old
 * path is published again: a redirect never hides a page. Of two rules for one path the later one counts.
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
