import { countSearch } from '@/content/search/limit-search-requests';
import { searchSite } from '@/content/search/search-site';
import { isLocale, localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { queryOf } from '@/lib/request-body';
import { clientAddress } from '@/lib/request-origin';

export const dynamic = 'force-dynamic';

const MAX_HITS = 20;
const DEFAULT_HITS = 6;
/** Browsers may reuse an answer while the visitor deletes a letter; shared caches do not store it. */
const KEPT = 'private, max-age=30';

/** Search suggestions while a reader types: `?locale=vi&q=dien thoai&limit=6`. Queries are not logged. */
export async function GET(request: Request): Promise<Response> {
  const searchParams = queryOf(request);
  const locale = searchParams.get('locale') ?? '';
  const query = searchParams.get('q');
  const limit = searchParams.get('limit') ?? String(DEFAULT_HITS);
  if (!isLocale(locale) || query === null) {
    return refusal(400, 'unreadable', 'Send locale (vi or en) and q');
  }
  if (!/^[1-9]\d?$/.test(limit) || Number(limit) > MAX_HITS) {
    return refusal(400, 'limit', `limit is a whole number from 1 to ${MAX_HITS}`);
  }
  const wait = await countSearch(clientAddress(request.headers));
  if (wait !== null) {
    return refusal(429, 'too-many', 'Wait a moment', { 'Retry-After': String(wait) });
  }
  try {
    const asked = { locale, query, kind: null, page: 1, size: Number(limit) };
    const answer = await searchSite(asked);
    const all = `${localizedPath(locale, '/search')}?q=${encodeURIComponent(answer.query)}`;
    const t = getT(locale, 'search');
    const hits = answer.hits.map((hit) => ({ ...hit, label: t(`kinds.${hit.kind}`) }));
    const { total, corrected } = answer;
    return Response.json({ total, hits, corrected, all }, { headers: { 'Cache-Control': KEPT } });
  } catch (error) {
    log.error('search.failed', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
}
