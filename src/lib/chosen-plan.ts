/** The query parameter by which the pricing page tells the demo form which plan was chosen. */
export const PLAN_PARAMETER = 'plan';

/** The shape of a plan's name; a crafted link cannot put other text into the form. */
const NAME = /^[\p{L}\p{M}\p{N} +-]{1,40}$/u;

/** The address of a button, with the plan it stands under; only the demo form is told. */
export function withPlan(href: string, plan: string): string {
  return href.endsWith('/book-demo') && NAME.test(plan)
    ? `${href}?${new URLSearchParams({ [PLAN_PARAMETER]: plan })}`
    : href;
}

/** The plan that an address names, or null. */
export function planOf(state: Readonly<Record<string, string>>): string | null {
  const plan = state[PLAN_PARAMETER] ?? '';
  return NAME.test(plan) ? plan : null;
}
