import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { AttemptError, RefusedError, SupersededError, WaitError } from './errors';
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
  /** The step of an earlier attempt whose answer never came, or null. */
  readonly openStep: string | null;
};

/**
 * Takes a delivery over. Whoever held it before can note nothing any more, and so begins no further step.
 *
 * @throws WaitError while an unanswered step of an earlier attempt has to settle
 */
export async function takeProgress(payload: Payload, deliveryId: number): Promise<Progress> {
  const { drizzle } = payload.db as unknown as PostgresAdapter;
  const token = randomUUID();
  const taken = (await drizzle.execute(sql`
    UPDATE deliveries SET remote = coalesce(remote, '{}'::jsonb) || jsonb_build_object('token', ${token}::text)
    WHERE id = ${deliveryId} RETURNING remote`)) as { rows: { remote: unknown }[] };
  let state = remoteIdsOf(taken.rows[0]?.remote);
  const openStep = state.open?.step ?? null;
  if (state.open) {
    const until = new Date(Date.parse(state.open.since) + SETTLES_SECONDS * 1000);
    if (until > new Date()) throw new WaitError('ANSWER_LOST', until);
  }

  const write = async (next: RemoteIds): Promise<void> => {
    const { rows } = (await drizzle.execute(sql`
      UPDATE deliveries SET remote = ${JSON.stringify({ ...next, token })}::jsonb, updated_at = now()
      WHERE id = ${deliveryId} AND remote->>'token' = ${token} RETURNING id`)) as {
      rows: unknown[];
    };
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
    openStep,
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
