/** A redirect rule: an old URL and its target. */
export type Rule = { from: string; to: string };

/** The path of a redirect target, without query and fragment, to be compared with the old URLs of rules. */
const pathOf = (to: string): string => to.replace(/[?#].*$/s, '');

/**
 * The final target of a URL when every rule is followed; null for a loop back to `from`. The fragment or query of the
 * last step is kept.
 */
export function lastTarget({ from, to }: Rule, rules: readonly Rule[]): string | null {
  const next = new Map(rules.map((rule) => [rule.from, rule.to]));
  const seen = new Set([from]);
  let target = to;
  for (;;) {
    const path = pathOf(target);
    if (seen.has(path)) return null;
    seen.add(path);
    const further = next.get(path);
    if (further === undefined) return target;
    target = further;
  }
}

/**
 * The rules whose target is the old URL of a new rule. They are rewritten to redirect straight to the new rule's
 * target.
 */
export function leadingTo<Item extends Rule>(from: string, rules: readonly Item[]): Item[] {
  return rules.filter((rule) => pathOf(rule.to) === from);
}
