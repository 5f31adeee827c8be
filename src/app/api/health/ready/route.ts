import { remoteTroubles } from '@/content/contract/client/remote';
import { readiness } from '@/content/readiness';
import { storesRows } from '@/leads/http/store-probe';
import { queueIsReady } from '@/leads/jobs/ready';
import { spoolState, type SpoolState } from '@/leads/spool/spool';
import { errorFields, log } from '@/lib/log';

export const dynamic = 'force-dynamic';

/** A form that waits longer than this while the database is there is stuck: it is tried every few seconds. */
const STUCK_SECONDS = 600;

type KeptForms = SpoolState | 'unread' | null;

/** Forms that wait on the disk for the database; null while there are none. */
async function keptForms(): Promise<KeptForms> {
  try {
    return await spoolState();
  } catch (error) {
    log.warn('health.spool-unread', errorFields(error));
    return 'unread';
  }
}

function needsPerson(kept: KeptForms, databaseIsThere: boolean): boolean {
  if (kept === null || kept === 'unread') return kept === 'unread';
  return kept.aside.length > 0 || (databaseIsThere && kept.oldestSeconds > STUCK_SECONDS);
}

/**
 * 200 when this instance can serve pages and take leads, 503 with the failing part otherwise. Degraded, and
 * still 200, while another server does not give lists that it keeps: pages go without them; and while a person has to look
 * at forms that were kept on the disk: one was set aside, or waits although the database is there, or they can not be read.
 */
export async function GET(): Promise<Response> {
  const checks = await readiness(queueIsReady, storesRows);
  const ready = Object.values(checks).every((check) => check === 'ok');
  const lists = remoteTroubles();
  const kept = await keptForms();
  const isDegraded = lists.length > 0 || needsPerson(kept, checks.database === 'ok');
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
