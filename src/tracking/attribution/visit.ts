import { touchControls, touchOf, type Touch } from '@/leads/schema/touch';

/**
 * How this visit came, in memory only: it goes with a form, or is forgotten (decision 19). Pages of one
 * language follow each other without loading anew; choosing the other one begins the visit again.
 */
let first: Touch | null = null;
let last: Touch | null = null;

const hasCampaign = ({ parameters }: Touch): boolean => Object.keys(parameters).length > 0;

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
  const touch = touchOf(landing, referrer, new Date().toISOString());
  const isLanding = first === null;
  if (!isLanding && !hasCampaign(touch)) return;
  first ??= earlier.first ?? touch;
  // A visit by the address alone comes from the campaign that was there before it.
  last = isLanding && !hasCampaign(touch) ? (earlier.last ?? touch) : touch;
}

/** The hidden controls that a form of this visit carries. */
export const visitControls = (): Readonly<Record<string, string>> => touchControls(first, last);

export const visitTouches = () => ({ first, last });
