import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/database-of';

/** Somewhere that an account is signed in: since when, until when without use, and whether it is the asker's own. */
export type ShownSession = { since: string; until: string; isHere: boolean };

/** Where an account is signed in, the newest first. Never the number of a session: it is half of its token. */
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
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
    isHere: id === here,
  }));
}

/** Signs an account out everywhere, or everywhere but in one session. Gives how many ended. */
export async function endSessions(
  payload: Payload,
  user: number,
  but: string | null,
): Promise<number> {
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    DELETE FROM users_sessions WHERE _parent_id = ${user} AND id <> COALESCE(${but}, '') RETURNING id`);
  return rows.length;
}
