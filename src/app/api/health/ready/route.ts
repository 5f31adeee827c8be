import { remoteTroubles } from '@/content/contract/client/remote';
import { readiness } from '@/content/readiness';
import { storesRows } from '@/leads/http/store-probe';
import { queueIsReady } from '@/leads/jobs/ready';
import { spoolState, type SpoolState } from '@/leads/spool/spool';
import { errorFields, log } from '@/lib/log';

export const dynamic = 'force-dynamic';

/** Forms that wait on the disk for the database; nothing while there are none. */
async function keptForms(): Promise<SpoolState | null> {
  try {
    return await spoolState();
  } catch (error) {
    log.warn('health.spool-unread', errorFields(error));
    return null;
  }
}

/**
 * 200 when this instance can serve pages and take leads, 503 with the failing part otherwise. Degraded, and
 * still 200, while another server does not give lists that it keeps: pages go without them; and while a form that was
 * kept on the disk could not be stored and was set aside, by the name of its file.
 */
export async function GET(): Promise<Response> {
  const checks = await readiness(queueIsReady, storesRows);
  const ready = Object.values(checks).every((check) => check === 'ok');
  const lists = remoteTroubles();
  const kept = await keptForms();
  const isDegraded = lists.length > 0 || (kept?.aside.length ?? 0) > 0;
  const serving = isDegraded ? 'degraded' : 'ready';
  const body = {
    status: ready ? serving : 'not-ready',
    checks,
    ...(ready && lists.length > 0 ? { lists } : {}),
    ...(kept ? { keptForms: kept } : {}),
  };
  return Response.json(body, {
    status: ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
