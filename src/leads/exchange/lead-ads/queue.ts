import type { PgBoss } from 'pg-boss';

export const AD_LEAD_QUEUE = 'ad-lead';

/** What a job carries: an id, nothing personal. */
export type AdLeadJob = { adLeadId: number };

/** As often and as long as a delivery: some seven to eight hours. */
const options = {
  retryLimit: 17,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
} as const;

/** Creates the queue or brings its options up to date. */
export async function ensureAdLeadQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(AD_LEAD_QUEUE, options);
  await boss.updateQueue(AD_LEAD_QUEUE, options);
}
