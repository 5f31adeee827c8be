import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/database-of';
import { AttemptError, RefusedError, SupersededError, WaitError } from './delivery-errors';
import { type RemoteIds, remoteIdsOf } from './remote-ids';

/**
 * How long, in seconds, after an answer got lost one waits before looking whether it was taken: a search
 * finds what is new only after a while.
 */
const SETTLES_SECONDS = 30;

type Ids = Omit<RemoteIds, 'open'>;

/** Whether the other side surely has not taken what was sent. */
const isClear = (error: unknown): boolean =>
  error instanceof WaitError ||
  error instanceof RefusedError ||
  (error instanceof AttemptError && !error.isOpen);

/** What one attempt at one delivery knows and has made, kept in the database before and after each step. */
export type Progress = {
  readonly ids: Ids;
  /** Notes that `step` may be under way, does it, and notes what it made. */
  once: (step: string, send: () => Promise<Ids>) => Promise<void>;
  /** Notes what was found on the other side. */
  found: (ids: Ids) => Promise<void>;
  /** Forgets what was made or found: it is no longer there, or not all of it. */
  forget: () => Promise<void>;
  /** When a step of an earlier attempt was begun whose answer never came; null: there is none. */
  readonly openSince: Date | null;
};

/**
 * Takes a delivery over. Whoever held it before can note nothing any more, and so begins no further step.
 *
 * @throws SupersededError when it is pending no more: taken back, or erased, while one waited for one's turn
 * @throws WaitError while an unanswered step of an earlier attempt has to settle
 */
export async function takeProgress(payload: Payload, deliveryId: number): Promise<Progress> {
  const { drizzle } = databaseOf(payload);
  const token = randomUUID();
  const taken = await drizzle.execute<{ remote: unknown }>(sql`
    UPDATE deliveries SET remote = coalesce(remote, '{}'::jsonb) || jsonb_build_object('token', ${token}::text)
    WHERE id = ${deliveryId} AND status = 'pending' RETURNING remote`);
  if (taken.rows.length === 0) throw new SupersededError('Nothing of this delivery is to be sent');
  let state = remoteIdsOf(taken.rows[0]?.remote);
  const openSince = state.open ? new Date(state.open.since) : null;
  if (openSince) {
    const until = new Date(openSince.getTime() + SETTLES_SECONDS * 1000);
    if (until > new Date()) throw new WaitError('ANSWER_LOST', until);
  }

  const write = async (next: RemoteIds): Promise<void> => {
    const { rows } = await drizzle.execute(sql`
      UPDATE deliveries SET remote = ${JSON.stringify({ ...next, token })}::jsonb, updated_at = now()
      WHERE id = ${deliveryId} AND remote->>'token' = ${token} RETURNING id`);
    if (rows.length === 0) throw new SupersededError('Another worker has this delivery');
    state = next;
  };
  const closed = (): RemoteIds => {
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
        // A clear no closes the step; without an answer it stays open until somebody has looked.
        if (isClear(error)) await write(closed());
        throw error;
      });
      await write({ ...closed(), ...made });
    },
  };
}
