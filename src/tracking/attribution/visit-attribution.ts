import { isTokenPath } from '@/lib/mail-link-token-path';
import { touchControls, touchOf, type Touch } from '@/leads/schema/attribution-touchpoint';

/**
 * The first and the last touch to which a lead of this visit is attributed, in memory only: a form sends them,
 * otherwise they are discarded (D19). They survive client-side navigation, also to the other language.
 */
let first: Touch | null = null;
let last: Touch | null = null;

const hasCampaign = ({ parameters }: Touch): boolean => Object.keys(parameters).length > 0;

/** Whether two URLs have the same campaign: a page in the other language has the same query and is no new landing. */
const isSameCampaign = (one: Touch, other: Touch | null): boolean =>
  other !== null && JSON.stringify(one.parameters) === JSON.stringify(other.parameters);

/**
 * Records the first page of a visit; a later URL with a campaign becomes the last touch.
 *
 * @param earlier touches of earlier visits, stored with consent
 */
export function recordLanding(
  landing: URL,
  referrer: string,
  earlier: { first: Touch | null; last: Touch | null } = { first: null, last: null },
): void {
  if (isTokenPath(landing.pathname)) return; // pages with a token have no campaign, and their URL is secret
  const touch = touchOf(landing, referrer, new Date().toISOString());
  const isLanding = first === null;
  if (!isLanding && (!hasCampaign(touch) || isSameCampaign(touch, last))) return;
  first ??= earlier.first ?? touch;
  // The last touch. A direct visit is attributed to the last known campaign.
  last = isLanding && !hasCampaign(touch) ? (earlier.last ?? touch) : touch;
}

/** The attribution of the visit as names and values of hidden form controls. */
export const visitControls = (): Readonly<Record<string, string>> => touchControls(first, last);

export const visitTouches = () => ({ first, last });
