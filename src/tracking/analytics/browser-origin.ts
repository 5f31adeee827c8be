import { isTokenPath } from '@/lib/token-path';
import { LONGEST_NAME, type ReportedOrigin } from './report';

type Landing = {
  /** Whether loading this page began a visit. */
  isVisit: boolean;
  from: ReportedOrigin | null;
};

type Load = {
  address: URL;
  /** As the browser says it: the other page's address, or ''. */
  referrer: string;
  /** `navigate`, `reload` or `back_forward`. */
  type: string;
};

/** What loading a page says of the visit (ADR-0023). Nothing is kept in the browser. */
export function readLanding({ address, referrer, type }: Load): Landing {
  const other = URL.canParse(referrer) ? new URL(referrer) : null;
  const isVisit =
    type !== 'reload' &&
    type !== 'back_forward' &&
    other?.origin !== address.origin &&
    // A button there loads the page anew, which tells nobody, not even itself, where its reader was.
    !isTokenPath(address.pathname);
  const query = address.searchParams;
  // In the middle of a visit only a campaign that the address still names is known.
  if (!isVisit && !query.has('utm_source') && !query.has('gclid')) return { isVisit, from: null };
  const said = (parameter: string) => (query.get(parameter) ?? '').slice(0, LONGEST_NAME);
  const isGoogleAd = query.has('gclid') && !query.has('utm_source');
  return {
    isVisit,
    from: {
      source: isGoogleAd ? 'google' : said('utm_source'),
      medium: isGoogleAd ? 'cpc' : said('utm_medium'),
      campaign: said('utm_campaign'),
      referrer: (isVisit ? (other?.hostname ?? '') : '').slice(0, LONGEST_NAME),
    },
  };
}
