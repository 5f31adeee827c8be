import { remoteTroubles } from '@/content/contract/client/remote';
import { readiness } from '@/content/readiness';
import { storesRows } from '@/leads/http/store-probe';
import { queueIsReady } from '@/leads/jobs/ready';

export const dynamic = 'force-dynamic';

/**
 * 200 when this instance can serve pages and take leads, 503 with the failing part otherwise. Degraded, and
 * still 200, while another server does not give lists that it keeps: pages go without them.
 */
export async function GET(): Promise<Response> {
  const checks = await readiness(queueIsReady, storesRows);
  const ready = Object.values(checks).every((check) => check === 'ok');
  const lists = remoteTroubles();
  const serving =
    lists.length > 0 ? { status: 'degraded', checks, lists } : { status: 'ready', checks };
  return Response.json(ready ? serving : { status: 'not-ready', checks }, {
    status: ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
