import { isTokenPath } from '@/lib/token-path';
import { touchControls, touchOf, type Touch } from '@/leads/schema/touch';

/**
 * How this visit came, in memory only: it goes with a form, or is forgotten (D19). Pages follow each
 * other without loading anew, in the other language too.
 */
let first: Touch | null = null;
let last: Touch | null = null;

const hasCampaign = ({ parameters }: Touch): boolean => Object.keys(parameters).length > 0;

/** A page in the other language keeps the query it was chosen at: no landing, but the same visit. */
const isSameCampaign = (one: Touch, other: Touch | null): boolean =>
  other !== null && JSON.stringify(one.parameters) === JSON.stringify(other.parameters);

/**
 * Takes note of the page a visit begins on; a later address with a campaign is its last touch.
 *
 * @param earlier what this browser keeps of earlier visits, with its visitor's agreement
 */
export function noteLanding(
  landing: URL,
  referrer: string,
  earlier: { first: Touch | null; last: Touch | null } = { first: null, last: null },
): void {
  if (isTokenPath(landing.pathname)) return; // a link of a mail's own: no campaign, and nobody's business
  const touch = touchOf(landing, referrer, new Date().toISOString());
  const isLanding = first === null;
  if (!isLanding && (!hasCampaign(touch) || isSameCampaign(touch, last))) return;
  first ??= earlier.first ?? touch;
  // A visit by the address alone comes from the campaign that was there before it.
  last = isLanding && !hasCampaign(touch) ? (earlier.last ?? touch) : touch;
}

/** The hidden controls that a form of this visit carries. */
export const visitControls = (): Readonly<Record<string, string>> => touchControls(first, last);

export const visitTouches = () => ({ first, last });
