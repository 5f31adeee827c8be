import { ownPath, plainPath } from '@/i18n/built-in-redirects';
import { splitLocale } from '@/i18n/locales';

/** A redirect rule: an old URL and its target. */
export type Rule = { from: string; to: string };

/** The path that finds the rule of a target, without language, as readers are redirected; null for another site. */
export function pathOfTarget(to: string, origin: string): string | null {
  const own = ownPath(to, origin);
  return own === null ? null : plainPath(splitLocale(own).path);
}

/** The target `to` of the rule at `passed`. A language that `passed` names is kept unless `to` names one. */
function onward(passed: string, to: string, origin: string): string {
  const own = ownPath(passed, origin);
  const next = ownPath(to, origin);
  if (own === null || next === null) return to;
  const { locale, path } = splitLocale(own);
  if (path === own || splitLocale(next).path !== next) return to;
  return next === '/' ? `/${locale}` : `/${locale}${next}`;
}

/**
 * The final target of a URL when every rule is followed; null for a loop. The fragment or query of the last step is
 * kept.
 * @param rule `from` is empty while the old URL is not known yet
 * @param rules the other rules
 * @param origin the origin of this site
 */
export function lastTarget(
  { from, to }: Rule,
  rules: readonly Rule[],
  origin: string,
): string | null {
  const next = new Map(rules.map((rule) => [plainPath(rule.from), rule.to]));
  const seen = new Set(from === '' ? [] : [plainPath(from)]);
  let target = to;
  for (;;) {
    const path = pathOfTarget(target, origin);
    if (path === null) return target;
    if (seen.has(path)) return null;
    seen.add(path);
    const further = next.get(path);
    if (further === undefined) return target;
    target = onward(target, further, origin);
  }
}

/** The rules whose target is the old URL of a new rule, each with the new rule's target in place of its own. */
export function leadingTo<Item extends Rule>(
  { from, to }: Rule,
  rules: readonly Item[],
  origin: string,
): Item[] {
  const name = plainPath(from);
  return rules
    .filter((rule) => pathOfTarget(rule.to, origin) === name)
    .map((rule) => ({ ...rule, to: onward(rule.to, to, origin) }));
}
