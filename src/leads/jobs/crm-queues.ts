import type { PgBoss } from 'pg-boss';
import type { Connector } from '../model/delivery-targets';
import { ensureQueue, retriesForHours } from './create-queue';

/** The data of a job: an id, and the failed attempts of earlier jobs of this delivery. */
export type CrmJob = { deliveryId: number; failures: number };

export const crmQueues: Record<Connector, string> = {
  pipedrive: 'crm-pipedrive',
  hubspot: 'crm-hubspot',
};

/**
 * CRM deliveries are retried like webhook deliveries; waits that the CRM asks for do not count as attempts.
 */
export const MAX_RETRIES = retriesForHours.retryLimit;

const options = {
  ...retriesForHours,
  // The time limit of a job: some ten requests of at most ten seconds each, and as many of the other job in its batch.
  expireInSeconds: 240,
} as const;

export async function ensureCrmQueues(boss: PgBoss, deadLetter: string): Promise<void> {
  for (const name of Object.values(crmQueues)) {
    await ensureQueue(boss, name, { ...options, deadLetter });
  }
}
