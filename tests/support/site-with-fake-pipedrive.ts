import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startWorker } from '@/leads/start-workers';
import { storeLead } from '@/leads/intake/store-lead';
import { crmDelivery } from './crm-delivery-without-waits';
import { makeStaff } from './staff-accounts-and-exports';
import { startCms, stopCms, submissionOf, until } from './cms-for-lead-tests';
import { startPipedrive } from './fake-crm-servers';

/** The key of the custom field for a lead's key. */
export const LEAD_FIELD = 'a'.repeat(40);

/** A site that delivers leads to a fake Pipedrive, started and stopped around the calling tests. */
export function pipedriveSite() {
  let payload: Payload;
  let database: pg.Pool;
  let vendor: Awaited<ReturnType<typeof startPipedrive>>;
  let staff: [TypedUser, TypedUser, TypedUser];

  beforeAll(async () => {
    vendor = await startPipedrive();
    ({ payload, database } = await startCms({
      PIPEDRIVE_API_TOKEN: 'a-token-of-pipedrive',
      PIPEDRIVE_URL: vendor.url,
      PIPEDRIVE_STAGE_ID: '7',
      PIPEDRIVE_LEAD_FIELD: LEAD_FIELD,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    staff = await makeStaff(payload);
    await startWorker(payload);
  });

  beforeEach(async () => {
    vendor.treatBy(() => 'answer');
    await database.query('DELETE FROM connectors');
    vendor.log.length = 0;
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await vendor.stop();
  });

  const delivery = (leadId: number) => crmDelivery(payload, leadId, 'pipedrive');
  const statusOf = async (leadId: number) => (await delivery(leadId)).status;
  return {
    parts: () => ({ payload, database, vendor, sales: staff[1], editor: staff[2] }),
    lead: async (form: Record<string, string>) =>
      (await storeLead(payload, submissionOf(form))).leadId,
    delivery,
    statusOf,
    reaches: (leadId: number, status: string) =>
      until(async () => (await statusOf(leadId)) === status, 20),
    /** Seconds until the next attempt; null when there is none. */
    startsIn: async (leadId: number) => {
      const { id } = await delivery(leadId);
      const { rows } = await database.query<{ wait: number }>(
        `SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job
         WHERE name = 'crm-pipedrive' AND (data->>'deliveryId')::int = $1
           AND state IN ('created', 'retry')`,
        [id],
      );
      return rows[0]?.wait ?? null;
    },
  };
}
