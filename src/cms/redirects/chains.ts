/** An old address and where it leads. */
export type Rule = { from: string; to: string };

/** The path of a target, without query and fragment: what a rule's old address is compared with. */
const pathOf = (to: string): string => to.replace(/[?#].*$/s, '');

/**
 * Where a target leads in the end when every rule is followed; null when the way comes back to `from`.
 * A fragment or query of the last step stays.
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

/** The rules that lead to a rule's old address: they lead straight to its target instead. */
export function leadingTo<Item extends Rule>(from: string, rules: readonly Item[]): Item[] {
  return rules.filter((rule) => pathOf(rule.to) === from);
}
