import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { idOfRelation } from '@/lib/id-of-relation';
import { errorCode, errorFields, log } from '@/lib/write-log-line';
import { inSpan } from '@/lib/start-tracing-span';
import { countAttempt, countDelivery, secondsOnTheWay } from './delivery-metrics';
import { recordLeadEvent } from '../model/record-lead-event';
import { loadLead } from './load-lead-for-delivery';
import type { Connector } from '../model/delivery-targets';
import { inTransaction } from '../model/in-transaction';
import { connectors } from './configured-crms';
import {
  AttemptError,
  MissingError,
  NotSentError,
  RefusedError,
  SupersededError,
  WaitError,
} from './delivery-errors';
import { openUntil, recordFailure, recordSuccess, openCircuit } from './circuit-breaker';
import { takeProgress } from './delivery-progress';
import { recentCrmIds } from './recently-created-crm-ids';

/** The result of an attempt: finished, or to be retried at the time that the CRM named. */
export type Outcome = { done: true } | { done: false; notBefore: Date };

async function noteResult(payload: Payload, id: number, result: string): Promise<void> {
  await databaseOf(payload).drizzle.execute(sql`
    UPDATE deliveries SET last_result = ${result}, updated_at = now(), attempts = attempts + 1
    WHERE id = ${id} AND status = 'pending'`);
}

/**
 * A lock for each CRM over all instances: two leads of one person, sent at once, would both find no record and create
 * two. It is an advisory lock of the database, released when its process dies.
 */
const oneAtATime = <T>(payload: Payload, target: Connector, task: () => Promise<T>): Promise<T> =>
  databaseOf(payload).drizzle.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`crm-${target}`}, 0))`);
    return task();
  });

/**
 * Marks the delivery as delivered, stores the id of the deal with the lead, and adds an event to the lead's timeline,
 * in one transaction.
 */
async function noteArrival(
  payload: Payload,
  id: number,
  leadId: number,
  target: Connector,
): Promise<void> {
  await inTransaction(payload, async (_req, session) => {
    // Locks the lead first, in the order in which an erasure does, so that the two can not deadlock.
    await session.execute(sql`SELECT 1 FROM leads WHERE id = ${leadId} FOR NO KEY UPDATE`);
    const { rows } = await session.execute<{ deal: string | null; seconds: number }>(sql`
      UPDATE deliveries SET status = 'delivered', delivered_at = now(), updated_at = now(),
        last_result = NULL, attempts = attempts + 1
      WHERE id = ${id} AND status <> 'delivered'
      RETURNING remote->>'dealId' AS deal, ${secondsOnTheWay} AS seconds`);
    const arrived = rows[0];
    if (!arrived) return;
    countDelivery(target, arrived.seconds);
    if (arrived.deal) {
      await session.execute(sql`
        UPDATE leads SET deal_id = ${arrived.deal}, updated_at = now() WHERE id = ${leadId}`);
    }
    await recordLeadEvent(session, { lead: leadId, kind: 'delivered', data: { target } });
  });
}

/** Permanent failure: marks the delivery as undeliverable and stops retrying. */
async function giveUp(payload: Payload, id: number, result: string): Promise<void> {
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    UPDATE deliveries SET status = 'failed', last_result = ${result}, updated_at = now(),
      attempts = attempts + 1
    WHERE id = ${id} AND status = 'pending' RETURNING id`);
  if (rows.length > 0) log.error('crm.given-up', { delivery: id, result });
}

/** Marks a delivery as skipped, because the CRM has no use for the lead. */
async function skip(payload: Payload, id: number, reason: string): Promise<void> {
  await databaseOf(payload).drizzle.execute(sql`
    UPDATE deliveries SET status = 'skipped', last_result = ${reason}, updated_at = now()
    WHERE id = ${id} AND status = 'pending'`);
  log.info('crm.skipped', { delivery: id, reason });
}

/** Whether an error is an expected outcome of an attempt: nothing to send, or too early to send. */
const isResult = (error: unknown): boolean =>
  error instanceof NotSentError || error instanceof SupersededError || error instanceof WaitError;

/** Runs an attempt in a tracing span that records the result, as deliveries to the webhook do. */
const inDeliverySpan = (target: Connector, attempt: () => Promise<void>): Promise<void> =>
  inSpan('delivery', { attributes: { 'delivery.target': target }, isResult }, async (note) => {
    try {
      await attempt();
      note({ 'delivery.result': 'ok' });
    } catch (error) {
      note({ 'delivery.result': errorCode(error) });
      throw error;
    }
  });

/**
 * One attempt to send a lead to its CRM. Nothing is sent while the circuit is open. A permanent refusal ends the
 * delivery at once.
 * @throws AttemptError or an unexpected error; the queue tries again with back-off
 */
export async function deliverToCrm(payload: Payload, deliveryId: number): Promise<Outcome> {
  const delivery = await payload.findByID({
    collection: 'deliveries',
    id: deliveryId,
    depth: 0,
    disableErrors: true,
  });
  if (!delivery || delivery.status !== 'pending' || delivery.target === 'webhook') {
    return { done: true };
  }
  const { target } = delivery;
  const open = await openUntil(payload, target);
  if (open) return { done: false, notBefore: open };
  const leadId = idOfRelation(delivery.lead);
  try {
    if (!connectors[target].isConfigured()) throw new AttemptError('NOT_CONFIGURED', false);
    await oneAtATime(payload, target, () =>
      inDeliverySpan(target, async () => {
        const progress = await takeProgress(payload, deliveryId);
        // The lead is read under the lock: a consent may have been withdrawn while this delivery waited for it.
        const crmLead = { ...(await loadLead(payload, leadId)), key: delivery.idempotencyKey };
        const knownIds = await recentCrmIds(payload, crmLead.lead);
        await connectors[target].send(crmLead, progress, knownIds);
      }),
    );
    await noteArrival(payload, deliveryId, leadId, target);
    await recordSuccess(payload, target);
    countAttempt(target, true);
    log.info('crm.done', { delivery: deliveryId, target });
    return { done: true };
  } catch (error) {
    if (error instanceof SupersededError) return { done: true };
    if (!(error instanceof NotSentError)) countAttempt(target, false);
    if (error instanceof NotSentError) {
      await skip(payload, deliveryId, error.code);
      return { done: true };
    }
    if (error instanceof RefusedError) {
      await giveUp(payload, deliveryId, error.code);
      return { done: true };
    }
    if (error instanceof WaitError) {
      await noteResult(payload, deliveryId, error.code);
      // A lost answer delays its own delivery only; a rate limit delays every one to this CRM.
      if (error.code !== 'ANSWER_LOST') await openCircuit(payload, target, error.until, error.code);
      return { done: false, notBefore: error.until };
    }
    const code = error instanceof AttemptError ? error.code : String(errorFields(error).error);
    await noteResult(payload, deliveryId, code);
    // A missing record concerns this lead only; the circuit stays closed for others.
    const isOutage = error instanceof AttemptError && !(error instanceof MissingError);
    if (isOutage) await recordFailure(payload, target, code);
    log.warn('crm.failed', { delivery: deliveryId, target, result: code });
    throw error;
  }
}
