import { remoteTroubles } from '@/content/queries/remote/remote';
import { type Readiness, readiness } from '@/content/readiness';
import { storesRows } from '@/leads/http/store-probe';
import { queueIsReady } from '@/leads/jobs/ready';
import { spoolState, type SpoolState } from '@/leads/spool/spool';
import { errorFields, log } from '@/lib/log';

/** A form that waits longer than this while the database is there is stuck: it is tried every few seconds. */
const STUCK_SECONDS = 600;

type KeptForms = SpoolState | 'unread' | null;

/** How this instance is. */
export type Health = {
  status: 'ready' | 'degraded' | 'not-ready';
  checks: Readiness;
  /** Lists that another server does not give. */
  lists: ReturnType<typeof remoteTroubles>;
  /** Forms that wait on the disk for the database; null while there are none. */
  keptForms: KeptForms;
};

async function readKeptForms(): Promise<KeptForms> {
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
 * Ready when this instance can serve pages and take leads. Degraded, and still serving, while another server does not
 * give lists that it keeps: pages go without them; and while a person has to look at forms that were kept on the disk:
 * one was set aside, or waits although the database is there, or they can not be read.
 */
export async function readHealth(): Promise<Health> {
  const checks = await readiness(queueIsReady, storesRows);
  const ready = Object.values(checks).every((check) => check === 'ok');
  const lists = remoteTroubles();
  const keptForms = await readKeptForms();
  const isDegraded = lists.length > 0 || needsPerson(keptForms, checks.database === 'ok');
  const serving = isDegraded ? 'degraded' : 'ready';
  return { status: ready ? serving : 'not-ready', checks, lists, keptForms };
}
