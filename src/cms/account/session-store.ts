import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { databaseOf } from '@/lib/payload-database';

/**
 * A session of an account: when it began, when it expires without use, and whether it is the current one. `key`
 * identifies the session: a hash of its id, because the id is part of the token and never shown.
 */
export type ShownSession = { key: string; since: string; until: string; isHere: boolean };

/** Which sessions of an account to end: one by its key, or all except the session with this id. */
export type EndedSessions = { key: string } | { but: string | null };

/** The id of the session to which a request belongs; null for a request without a session. */
export const sessionIdOf = (
  user: NonNullable<PayloadRequest['user']> & { _sid?: unknown },
): string | null => (typeof user._sid === 'string' ? user._sid : null);

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

/** The sessions of an account, newest first. */
export async function sessionsOf(
  payload: Payload,
  user: number,
  here: string | null,
): Promise<ShownSession[]> {
  const { rows } = await databaseOf(payload).drizzle.execute<{
    id: string;
    since: Date | string;
    until: Date | string;
  }>(sql`
    SELECT id, COALESCE(created_at, expires_at) AS since, expires_at AS until FROM users_sessions
    WHERE _parent_id = ${user} AND expires_at > now() ORDER BY 2 DESC`);
  return rows.map(({ id, since, until }) => ({
    key: keyOf(id),
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
    isHere: id === here,
  }));
}

/** Ends sessions of an account. Returns how many ended. */
export async function endSessions(
  payload: Payload,
  user: number,
  which: EndedSessions,
): Promise<number> {
  const { drizzle } = databaseOf(payload);
  const { rows } = await drizzle.execute<{ id: string }>(
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${user}`,
  );
  const ended = rows
    .map(({ id }) => id)
    .filter((id) => ('key' in which ? keyOf(id) === which.key : id !== which.but));
  if (ended.length === 0) return 0;
  const gone = await drizzle.execute(
    sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id IN ${ended} RETURNING id`,
  );
  return gone.rows.length;
}
