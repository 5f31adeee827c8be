import { remoteTroubles } from '@/content/queries/remote/lists-from-remote-server';
import { type Readiness, readiness } from './readiness-checks';
import { storesRows } from '@/leads/http/database-write-probe';
import { queueIsReady } from '@/leads/jobs/queue-readiness';
import { spoolState, type SpoolState } from '@/leads/spool/spool-forms-on-disk';
import { errorFields, log } from '@/lib/write-log-line';

/**
 * After how many seconds a form that waits on the disk counts as stuck while the database answers. The server tries at
 * least every 30 seconds to store it.
 */
const STUCK_AFTER_SECONDS = 600;

type KeptForms = SpoolState | 'unread' | null;

export type Health = {
  status: 'ready' | 'degraded' | 'not-ready';
  checks: Readiness;
  /** The lists of content that can not be read from the remote server. */
  lists: ReturnType<typeof remoteTroubles>;
  /**
   * The state of the forms that wait on the disk for the database; null when there are none, `unread` when the disk
   * can not be read.
   */
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
  return kept.aside.length > 0 || (databaseIsThere && kept.oldestSeconds > STUCK_AFTER_SECONDS);
}

/**
 * Reads the health of this instance. Ready: it can serve pages and accept leads. Degraded: it serves, but the remote
 * server fails to deliver lists, or a person has to look at forms on the disk, because one was set aside, waits
 * although the database answers, or can not be read.
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
