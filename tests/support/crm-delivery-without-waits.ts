import type { Payload } from 'payload';
import type pg from 'pg';
import type { Delivery } from '@/payload-types';
import { until } from './cms-for-lead-tests';

export async function crmDelivery(
  payload: Payload,
  leadId: number,
  target: 'pipedrive' | 'hubspot',
): Promise<Delivery> {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { and: [{ lead: { equals: leadId } }, { target: { equals: target } }] },
    depth: 0,
  });
  return docs[0]!;
}

/**
 * Skips every wait: back-off, pauses, the circuit breaker, and the time after which an unanswered step counts as
 * settled.
 */
async function hurry(database: pg.Pool): Promise<void> {
  await database.query(`UPDATE pgboss.job SET start_after = now()
    WHERE name LIKE 'crm-%' AND state IN ('created', 'retry')`);
  await database.query('UPDATE connectors SET closed_until = NULL');
  await database.query(`UPDATE deliveries SET remote = jsonb_set(remote, '{open,since}', '"2020-01-01T00:00:00.000Z"')
    WHERE remote->'open' IS NOT NULL AND status = 'pending'`);
}

/** Waits until an expectation holds, skipping every wait of deliveries to a CRM. */
export async function hurriedUntil(
  database: pg.Pool,
  holds: () => Promise<boolean>,
  seconds: number,
): Promise<void> {
  await until(async () => {
    await hurry(database);
    return holds();
  }, seconds);
}

/** A seeded random number generator, the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
