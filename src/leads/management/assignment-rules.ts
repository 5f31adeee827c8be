import { idOfRelation } from '@/lib/id-of-relation';
import type { LeadSetting } from '@/payload-types';
import { notInTurn } from '../schema/form-kinds-outside-round-robin';

/** The fields of a lead that assignment rules test. */
export type Routed = {
  kind: string;
  industry: string | null;
  preferredLanguage: string | null;
  hub: string | null;
  page: string | null;
  event: string | null;
  document: string | null;
};

export type Rule = NonNullable<LeadSetting['rules']>[number];

const meets = (allowed: readonly string[] | null | undefined, value: string | null): boolean =>
  !allowed || allowed.length === 0 || (value !== null && allowed.includes(value));

const concerns = (interest: string | null | undefined, lead: Routed): boolean =>
  !interest?.trim() ||
  [lead.page, lead.event, lead.document].some((place) =>
    place?.toLowerCase().includes(interest.trim().toLowerCase()),
  );

export const goesInTurn = ({ kind }: Routed): boolean => !notInTurn.has(kind);

function fits(rule: Rule, lead: Routed): boolean {
  const isNamed = rule.kinds?.some((kind) => kind === lead.kind) ?? false;
  return (
    (goesInTurn(lead) || isNamed) &&
    meets(rule.kinds, lead.kind) &&
    meets(rule.industries, lead.industry) &&
    meets(rule.languages, lead.preferredLanguage) &&
    meets(rule.hubs, lead.hub) &&
    concerns(rule.interest, lead)
  );
}

/** The owner by the first matching rule whose owner is available; null when there is none. */
export function ownerByRule(
  rules: readonly Rule[],
  lead: Routed,
  available: readonly number[],
): number | null {
  for (const rule of rules) {
    const owner = idOfRelation(rule.owner);
    if (fits(rule, lead) && available.includes(owner)) return owner;
  }
  return null;
}
