import type { PgBoss } from 'pg-boss';
import { ensureQueue, retriesForHours } from './create-queue';

export const AD_LEAD_QUEUE = 'ad-lead';

/** The data of a job: an id, no personal data. */
export type AdLeadJob = { adLeadId: number };

export async function ensureAdLeadQueue(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, AD_LEAD_QUEUE, retriesForHours);
}
