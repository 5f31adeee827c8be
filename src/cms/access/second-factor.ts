import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { type Session, sessionOf } from '@/lib/database-of';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { keyFor, NotOursError, openText, sealText } from '@/lib/sealed';
import { digitsOf, hashOfRecovery, isRecoveryCode, newSecret, stepOf } from './one-time-code';
import { areCodesRefused, countWrongCode } from './sign-in-limits';
import { isPasswordOf } from './stored-password';

/**
 * The second factor of accounts (ADR-0037). Its table belongs to no collection, so that no answer, export or version of
 * the CMS can contain it.
 */

export type Account = { email: string } | { id: number | string };
type Stored = { user_id: number; secret: string; last_step: string; recovery_codes: string[] };

const key = (): Buffer => keyFor(env().PAYLOAD_SECRET, 'second-factor');
const nameOf = (user: number): string => `account ${user}`;

/** Encrypts a secret for storage, with PAYLOAD_SECRET and bound to this account. */
export const sealSecret = (user: number, secret: string): string =>
  sealText(key(), nameOf(user), secret).toString('base64');

/** The decrypted secret; null if PAYLOAD_SECRET has changed since, when only recovery codes work. */
export function openSecret(user: number, sealed: string): string | null {
  try {
    return openText(key(), nameOf(user), Buffer.from(sealed, 'base64'));
  } catch (error) {
    if (!(error instanceof NotOursError)) throw error;
    log.warn('second-factor.unreadable', { user });
    return null;
  }
}

/** A dummy value to compare with where an account has none, so that the answer takes the same time (timing attack). */
const noSecret = newSecret();

async function storedOf(session: Session, account: Account): Promise<Stored | undefined> {
  const which =
    'email' in account
      ? sql`user_id = (SELECT id FROM users WHERE email = ${account.email})`
      : sql`user_id = ${Number(account.id)}`;
  const { rows } = await session.execute<Stored>(sql`
    SELECT user_id, secret, last_step, recovery_codes FROM second_factors
    WHERE ${which} AND confirmed_at IS NOT NULL`);
  return rows[0];
}

/** Marks a code as used, atomically. Returns false when the code is wrong, or another request has used it first. */
type Spend = () => Promise<boolean>;

async function spendingOf(
  req: PayloadRequest,
  session: Session,
  account: Account,
  typed: unknown,
): Promise<Spend> {
  const stored = await storedOf(session, account);
  const code = digitsOf(typed);
  const secret = stored ? openSecret(stored.user_id, stored.secret) : null;
  const step = stepOf(secret ?? noSecret, code);
  const hash = hashOfRecovery(code);
  if (!stored) return () => Promise.resolve(true);
  const { user_id: user } = stored;
  const wrong: Spend = async () => {
    // An empty code field is not counted as a guess.
    if (code !== '') {
      log.warn('second-factor.wrong-code', { user });
      await countWrongCode(req.payload, user);
    }
    return false;
  };
  if (isRecoveryCode(code)) {
    if (!stored.recovery_codes.includes(hash)) return wrong;
    return async () => {
      const { rows } = await session.execute(sql`
        UPDATE second_factors SET recovery_codes = array_remove(recovery_codes, ${hash}::text)
        WHERE user_id = ${user} AND ${hash}::text = ANY (recovery_codes) RETURNING user_id`);
      return rows.length === 1;
    };
  }
  if (secret === null || step === null || step <= Number(stored.last_step)) return wrong;
  return async () => {
    if (await areCodesRefused(req.payload, user)) return false;
    const { rows } = await session.execute(sql`
      UPDATE second_factors SET last_step = ${step}
      WHERE user_id = ${user} AND last_step < ${step} RETURNING user_id`);
    return rows.length === 1;
  };
}

/**
 * Whether password and code are those of an account; an account without a second factor needs no code. The code is
 * checked even when the password is wrong, so that the time reveals nothing, but is used up only with the right one.
 */
export async function isOwnerOf(
  req: PayloadRequest,
  account: Account,
  { password, code }: { password: string; code: unknown },
): Promise<boolean> {
  const spend = await spendingOf(req, await sessionOf(req.payload, req), account, code);
  return (await isPasswordOf(req, account, password)) && (await spend());
}
