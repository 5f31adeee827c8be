/** The query parameter with which the pricing page passes the chosen plan to the demo form. */
export const PLAN_PARAMETER = 'plan';

/** Matches valid plan names, so that a crafted link can not put other text into the form. */
const NAME = /^[\p{L}\p{M}\p{N} +-]{1,40}$/u;

/** The URL of a plan's button: the plan is added as a parameter to a link to the demo form. */
export function withPlan(href: string, plan: string): string {
  return href.endsWith('/book-demo') && NAME.test(plan)
    ? `${href}?${new URLSearchParams({ [PLAN_PARAMETER]: plan })}`
    : href;
}

/** The plan named in a URL, or null. */
export function planOf(state: Readonly<Record<string, string>>): string | null {
  const plan = state[PLAN_PARAMETER] ?? '';
  return NAME.test(plan) ? plan : null;
}
