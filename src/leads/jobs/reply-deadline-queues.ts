import type { PgBoss } from 'pg-boss';
import { ensureQueue } from './create-queue';

/** The queue of the job that checks every minute which leads are due soon or late. */
export const SLA_QUEUE = 'lead-clock';
/** The queue of jobs that each send one alert to the alert webhook. */
export const ALERT_QUEUE = 'lead-alert';

export type AlertLevel = 'due-soon' | 'late';

/** The data of an alert's job: an id and a code, no personal data. */
export type AlertJob = { leadId: number; level: AlertLevel };

/** Options of an alert: it is retried for about half an hour; a later alert is of no use. */
const alert = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
} as const;

export async function ensureSlaQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, SLA_QUEUE);
  await ensureQueue(boss, ALERT_QUEUE, alert);
}
