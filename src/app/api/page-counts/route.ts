import { cms } from '@/content/register-cms-instance';
import { clientAddress, isCrossSite } from '@/lib/request-origin';
import { errorFields, log } from '@/lib/write-log-line';
import { memoryLimit } from '@/lib/memory-rate-limit';
import { refusal } from '@/lib/json-error-response';
import { limitedJson } from '@/lib/request-body';
import { isBot } from '@/tracking/analytics/detect-bots';
import { countsOf } from '@/tracking/analytics/counts-of-page-report';
import { reportBody } from '@/tracking/analytics/page-report-schema';
import { countPage } from '@/tracking/store/store-page-counts';

const headers = { 'Cache-Control': 'no-store' };
/** The maximum body size in bytes, far more than the events of one page need. */
const MAX_BODY_BYTES = 4000;
/** The maximum number of requests a minute from one IP address, which many people may share. */
const countReport = memoryLimit('page-counts', 120);
/**
 * The maximum number of new campaign values that are counted in ten minutes from one IP address. Genuine visitors who
 * share an address follow fewer campaign links.
 */
const countNewOrigin = memoryLimit('page-origins', 20, 600);
/** The session cookie of staff, whose visits are not counted. */
const STAFF_COOKIE = /(?:^|;\s*)payload-token=/;

const done = () => new Response(null, { status: 204, headers });

const readReport = async (request: Request) =>
  reportBody.safeParse(await limitedJson(request, MAX_BODY_BYTES)).data ?? null;

/**
 * Adds the events of a page view to the daily counts (ADR-0023). Answers 204, also for visitors who are not counted.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers: asked } = request;
  if (isCrossSite(asked)) {
    return refusal(403, 'cross-site', 'Reports are taken from this site only');
  }
  const address = clientAddress(asked);
  const wait = await countReport(address);
  if (wait !== null) {
    return refusal(429, 'too-many', 'Wait a moment', { 'Retry-After': String(wait) });
  }
  const report = await readReport(request);
  if (!report) return refusal(400, 'unreadable', 'Send JSON with path, from and notes');
  if (isBot(asked.get('user-agent')) || STAFF_COOKIE.test(asked.get('cookie') ?? '')) return done();
  try {
    const mayAdd = async () => (await countNewOrigin(address)) === null;
    await countPage(await cms(), countsOf(report), new Date(), mayAdd);
    return done();
  } catch (error) {
    log.error('page-counts.not-counted', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
}
