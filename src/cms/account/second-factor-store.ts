import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { recordAccess } from '@/cms/access/log-data-access';
import { databaseOf, type Session, sessionOf } from '@/lib/payload-database';
import { isFactorRequired } from '@/lib/is-second-factor-required';
import {
  digitsOf,
  hashOfRecovery,
  newRecoveryCodes,
  newSecret,
  stepOf,
} from '../access/one-time-code';
import { decryptSecret, encryptSecret } from '../access/verify-second-factor';

/**
 * The state of a second factor as the admin shows it: never the secret, never a code. `isRequired` says that the role
 * requires a second factor, so that the owner can not turn it off.
 */
export type FactorState = { isOn: boolean; codesLeft: number; isRequired: boolean };

const hashesOf = (codes: readonly string[]) =>
  sql`ARRAY[${sql.join(
    codes.map((code) => sql`${hashOfRecovery(code)}`),
    sql`, `,
  )}]::text[]`;

export async function stateOf(payload: Payload, user: number): Promise<FactorState> {
  const { rows } = await databaseOf(payload).drizzle.execute<{ role: string; left: number | null }>(
    sql`SELECT users.role, cardinality(recovery_codes) AS left FROM users
    LEFT JOIN second_factors ON user_id = users.id AND confirmed_at IS NOT NULL
    WHERE users.id = ${user}`,
  );
  const [found] = rows;
  return {
    isOn: typeof found?.left === 'number',
    codesLeft: found?.left ?? 0,
    isRequired: found !== undefined && isFactorRequired(found.role),
  };
}

/** The accounts that have a second factor; queried once per request, however many accounts are shown. */
const asked = new WeakMap<PayloadRequest, Promise<Set<number>>>();

async function readOwners(req: PayloadRequest): Promise<Set<number>> {
  // The query runs in the transaction of a save, if there is one: a second connection could wait for the first
  // (deadlock).
  const { rows } = await (
    await sessionOf(req.payload, req)
  ).execute<{ user_id: number }>(
    sql`SELECT user_id FROM second_factors WHERE confirmed_at IS NOT NULL`,
  );
  return new Set(rows.map((row) => row.user_id));
}

export function ownersIn(req: PayloadRequest): Promise<Set<number>> {
  const owners = asked.get(req) ?? readOwners(req);
  asked.set(req, owners);
  return owners;
}

/**
 * Creates an inactive secret, for an account without a second factor or to replace the current secret, which stays
 * valid until the new one is confirmed.
 * @param isOn the state when password and code were checked
 * @returns null when the state has changed since
 */
export async function startFactor(
  payload: Payload,
  user: number,
  isOn: boolean,
): Promise<string | null> {
  const secret = newSecret();
  const encrypted = encryptSecret(user, secret);
  const { drizzle } = databaseOf(payload);
  const { rows } = await drizzle.execute(
    isOn
      ? sql`
        UPDATE second_factors SET next_secret = ${encrypted}, started_at = now()
        WHERE user_id = ${user} AND confirmed_at IS NOT NULL RETURNING user_id`
      : sql`
        INSERT INTO second_factors (user_id, secret) VALUES (${user}, ${encrypted})
        ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, started_at = now()
        WHERE second_factors.confirmed_at IS NULL RETURNING user_id`,
  );
  return rows.length === 1 ? secret : null;
}

type Confirmed = { recoveryCodes: string[]; isReplaced: boolean };

/**
 * Activates the new secret with the first right code, in place of the current one if there is one, and returns new
 * recovery codes. Null for a wrong code, and for a code that comes more than a quarter of an hour after the secret
 * was shown.
 */
export async function confirmFactor(
  payload: Payload,
  user: number,
  typed: unknown,
): Promise<Confirmed | null> {
  const { drizzle } = databaseOf(payload);
  const waiting = sql`CASE WHEN confirmed_at IS NULL THEN secret ELSE next_secret END`;
  const { rows } = await drizzle.execute<{ encrypted: string | null; is_replaced: boolean }>(sql`
    SELECT ${waiting} AS encrypted, confirmed_at IS NOT NULL AS is_replaced FROM second_factors
    WHERE user_id = ${user} AND started_at > now() - interval '15 minutes'`);
  const { encrypted, is_replaced: isReplaced = false } = rows[0] ?? {};
  const secret = encrypted ? decryptSecret(user, encrypted) : null;
  const step = secret === null ? null : stepOf(secret, digitsOf(typed));
  if (step === null) return null;
  const recoveryCodes = newRecoveryCodes();
  const confirmed = await drizzle.execute(sql`
    UPDATE second_factors SET secret = ${encrypted}, next_secret = NULL, confirmed_at = now(),
      last_step = ${step}, recovery_codes = ${hashesOf(recoveryCodes)}
    WHERE user_id = ${user} AND ${waiting} = ${encrypted} RETURNING user_id`);
  return confirmed.rows.length === 1 ? { recoveryCodes, isReplaced } : null;
}

/** Replaces the recovery codes; the old ones stop working. Null without a second factor. */
export async function renewRecoveryCodes(payload: Payload, user: number): Promise<string[] | null> {
  const codes = newRecoveryCodes();
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    UPDATE second_factors SET recovery_codes = ${hashesOf(codes)}
    WHERE user_id = ${user} AND confirmed_at IS NOT NULL RETURNING user_id`);
  return rows.length === 1 ? codes : null;
}

/**
 * Removes the second factor of an account and logs who did it. When an admin does so for a colleague, all sessions of
 * the account end: the lost device may be signed in.
 *
 * @returns whether there was one
 */
export function removeFactor(payload: Payload, user: number, by: number): Promise<boolean> {
  return databaseOf(payload).drizzle.transaction(async (session: Session) => {
    const { rows } = await session.execute(
      sql`DELETE FROM second_factors WHERE user_id = ${user} RETURNING confirmed_at`,
    );
    if (!rows[0]?.confirmed_at) return false;
    if (by !== user) {
      await session.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${user}`);
    }
    const record = { user: by, action: 'erase', collection: 'second-factor' } as const;
    await recordAccess(session, { ...record, ids: [user], count: 1 });
    return true;
  });
}
