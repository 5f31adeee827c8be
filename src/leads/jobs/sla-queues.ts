import type { PgBoss } from 'pg-boss';
import { ensureQueue } from './ensure-queue';

/** Every minute: which leads are due soon, and which are late. */
export const SLA_QUEUE = 'lead-clock';
/** One alert on its way to the alert webhook. */
export const ALERT_QUEUE = 'lead-alert';

export type AlertLevel = 'due-soon' | 'late';

/** What an alert's job carries: an id and a code, never anything personal. */
export type AlertJob = { leadId: number; level: AlertLevel };

/** Tried for about an hour: an alert that comes later than that helps nobody. */
const alert = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
} as const;

/** Creates the clock's queues or brings their options up to date. */
export async function ensureSlaQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, SLA_QUEUE);
  await ensureQueue(boss, ALERT_QUEUE, alert);
}
