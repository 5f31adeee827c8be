import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { AttemptError, RefusedError, SupersededError, WaitError } from './delivery-errors';
import { type CrmProgress, crmProgressOf } from './crm-progress-schema';

/**
 * How long, in seconds, to wait after a lost answer before searching for what it may have created: a CRM's search finds
 * new records only after a while.
 */
const UNKNOWN_RESULT_WAIT_SECONDS = 30;

type Ids = Omit<CrmProgress, 'open'>;

/** Whether the request has certainly had no effect. */
const isClear = (error: unknown): boolean =>
  error instanceof WaitError ||
  error instanceof RefusedError ||
  (error instanceof AttemptError && !error.isOpen);

/** The records that attempts at one delivery have found and created in a CRM; saved before and after each step. */
export type Progress = {
  readonly ids: Ids;
  /** Saves that `step` has begun, runs it, and saves the ids that it created. */
  once: (step: string, send: () => Promise<Ids>) => Promise<void>;
  /** Saves ids of records that were found in the CRM. */
  found: (ids: Ids) => Promise<void>;
  /** Deletes the saved ids, because some of their records no longer exist in the CRM. */
  forget: () => Promise<void>;
  /** When an earlier attempt began a step whose answer never arrived; null when there is no such step. */
  readonly openSince: Date | null;
};

/**
 * Takes over a delivery. A worker that held it before can save nothing any more, and so begins no further step.
 *
 * @throws SupersededError when it is no longer pending: withdrawn or erased while the worker waited
 * @throws WaitError while it is too early to search for what an unanswered step has created
 */
export async function takeProgress(payload: Payload, deliveryId: number): Promise<Progress> {
  const { drizzle } = databaseOf(payload);
  const token = randomUUID();
  const taken = await drizzle.execute<{ remote: unknown }>(sql`
    UPDATE deliveries SET remote = coalesce(remote, '{}'::jsonb) || jsonb_build_object('token', ${token}::text)
    WHERE id = ${deliveryId} AND status = 'pending' RETURNING remote`);
  if (taken.rows.length === 0) throw new SupersededError('Nothing of this delivery is to be sent');
  let state = crmProgressOf(taken.rows[0]?.remote);
  const openSince = state.open ? new Date(state.open.since) : null;
  if (openSince) {
    const until = new Date(openSince.getTime() + UNKNOWN_RESULT_WAIT_SECONDS * 1000);
    if (until > new Date()) throw new WaitError('ANSWER_LOST', until);
  }

  const write = async (next: CrmProgress): Promise<void> => {
    const { rows } = await drizzle.execute(sql`
      UPDATE deliveries SET remote = ${JSON.stringify({ ...next, token })}::jsonb, updated_at = now()
      WHERE id = ${deliveryId} AND remote->>'token' = ${token} RETURNING id`);
    if (rows.length === 0) throw new SupersededError('Another worker has this delivery');
    state = next;
  };
  const closed = (): CrmProgress => {
    const { open: _, ...ids } = state;
    return ids;
  };

  return {
    get ids() {
      return closed();
    },
    openSince,
    forget: () => write({}),
    found: (ids) => write({ ...closed(), ...ids }),
    once: async (step, send) => {
      await write({ ...closed(), open: { step, since: new Date().toISOString() } });
      const made = await send().catch(async (error: unknown) => {
        // A refusal closes the step. Without an answer the step stays open until a search has shown whether the
        // request had an effect.
        if (isClear(error)) await write(closed());
        throw error;
      });
      await write({ ...closed(), ...made });
    },
  };
}
