import { isTokenPath } from '@/lib/mail-link-token-path';
import { MAX_NAME_LENGTH, type ReportedOrigin } from './page-report-format';

type Landing = {
  /** Whether this page load began a visit. */
  isVisit: boolean;
  from: ReportedOrigin | null;
};

type Load = {
  address: URL;
  /** `document.referrer`: the other page's URL, or ''. */
  referrer: string;
  /** The type of navigation: `navigate`, `reload` or `back_forward`. */
  type: string;
};

/** The origin of a visit, from its first page load (ADR-0023). Nothing is stored in the browser. */
export function readLanding({ address, referrer, type }: Load): Landing {
  const other = URL.canParse(referrer) ? new URL(referrer) : null;
  const isVisit =
    type !== 'reload' &&
    type !== 'back_forward' &&
    other?.origin !== address.origin &&
    // Pages with a token send no referrer, so that the reload after a form on such a page would look like a new
    // visit.
    !isTokenPath(address.pathname);
  const query = address.searchParams;
  // Later in a visit only a campaign in the URL names an origin.
  if (!isVisit && !query.has('utm_source') && !query.has('gclid')) return { isVisit, from: null };
  const said = (parameter: string) => (query.get(parameter) ?? '').slice(0, MAX_NAME_LENGTH);
  const isGoogleAd = query.has('gclid') && !query.has('utm_source');
  return {
    isVisit,
    from: {
      source: isGoogleAd ? 'google' : said('utm_source'),
      medium: isGoogleAd ? 'cpc' : said('utm_medium'),
      campaign: said('utm_campaign'),
      referrer: (isVisit ? (other?.hostname ?? '') : '').slice(0, MAX_NAME_LENGTH),
    },
  };
}
