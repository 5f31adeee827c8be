import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { type Session, sessionOf } from '@/lib/payload-database';
import { env } from '@/lib/env';
import { log } from '@/lib/write-log-line';
import { keyFor, DecryptionError, decryptText, encryptText } from '@/lib/encrypt-text';
import { digitsOf, hashOfRecovery, isRecoveryCode, newSecret, stepOf } from './one-time-code';
import { areCodesRefused, countWrongCode } from './limit-failed-sign-ins';
import { isPasswordOf } from './verify-stored-password';

/**
 * Checks the password and the second factor of an account (ADR-0037). The table of second factors belongs to no
 * collection, so that no answer, export or version of the CMS can contain it.
 */

export type Account = { email: string } | { id: number | string };
type Stored = { user_id: number } & (
  | { secret: string; last_step: string; recovery_codes: string[] }
  | { secret: null }
);
/**
 * Why a check of password and code failed; only logged, because no answer may tell an attacker which of the two was
 * wrong.
 */
export type Fault = 'no-account' | 'wrong-password' | 'no-code' | 'wrong-code';
type Checked = { user?: number | undefined } & (
  | { factors: 'password' | 'password+code' | 'password+recovery-code' }
  | { fault: Fault }
);

const key = (): Buffer => keyFor(env().PAYLOAD_SECRET, 'second-factor');
const nameOf = (user: number): string => `account ${user}`;

/** Encrypts a secret for storage, with PAYLOAD_SECRET and bound to this account. */
export const encryptSecret = (user: number, secret: string): string =>
  encryptText(key(), nameOf(user), secret).toString('base64');

/** Decrypts a stored secret; null if PAYLOAD_SECRET has changed since, and then only recovery codes work. */
export function decryptSecret(user: number, encrypted: string): string | null {
  try {
    return decryptText(key(), nameOf(user), Buffer.from(encrypted, 'base64'));
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    log.warn('second-factor.unreadable', { user });
    return null;
  }
}

/** A dummy secret for an account without a second factor, so that the check takes the same time (timing attack). */
const noSecret = newSecret();

async function storedOf(session: Session, account: Account): Promise<Stored | undefined> {
  const which =
    'email' in account
      ? sql`users.email = ${account.email}`
      : sql`users.id = ${Number(account.id)}`;
  const { rows } = await session.execute<Stored>(sql`
    SELECT users.id AS user_id, secret, last_step, recovery_codes FROM users
    LEFT JOIN second_factors ON user_id = users.id AND confirmed_at IS NOT NULL
    WHERE ${which}`);
  return rows[0];
}

export async function hasFactor(req: PayloadRequest, user: number): Promise<boolean> {
  const stored = await storedOf(await sessionOf(req.payload, req), { id: user });
  return typeof stored?.secret === 'string';
}

/** Marks a code as used, atomically. A code also counts as wrong when another request has used it first. */
type Spend = () => Promise<Checked>;

async function spendingOf(
  req: PayloadRequest,
  session: Session,
  stored: Stored | undefined,
  typed: unknown,
): Promise<Spend> {
  const code = digitsOf(typed);
  const secret = stored?.secret ? decryptSecret(stored.user_id, stored.secret) : null;
  const step = stepOf(secret ?? noSecret, code);
  const hash = hashOfRecovery(code);
  if (!stored || stored.secret === null) {
    return () => Promise.resolve({ user: stored?.user_id, factors: 'password' });
  }
  const { user_id: user } = stored;
  const resultOf = (isRight: boolean, factors: 'password+code' | 'password+recovery-code') =>
    isRight ? { user, factors } : { user, fault: 'wrong-code' as const };
  const wrong: Spend = async () => {
    // An empty code field is not counted as a guess.
    if (code === '') return { user, fault: 'no-code' };
    await countWrongCode(req.payload, user);
    return { user, fault: 'wrong-code' };
  };
  if (isRecoveryCode(code)) {
    if (!stored.recovery_codes.includes(hash)) return wrong;
    return async () => {
      const { rows } = await session.execute(sql`
        UPDATE second_factors SET recovery_codes = array_remove(recovery_codes, ${hash}::text)
        WHERE user_id = ${user} AND ${hash}::text = ANY (recovery_codes) RETURNING user_id`);
      return resultOf(rows.length === 1, 'password+recovery-code');
    };
  }
  if (secret === null || step === null || step <= Number(stored.last_step)) return wrong;
  return async () => {
    if (await areCodesRefused(req.payload, user)) return resultOf(false, 'password+code');
    const { rows } = await session.execute(sql`
      UPDATE second_factors SET last_step = ${step}
      WHERE user_id = ${user} AND last_step < ${step} RETURNING user_id`);
    return resultOf(rows.length === 1, 'password+code');
  };
}

/**
 * Checks password and code of an account; an account without a second factor needs no code. The code is checked even
 * when the password is wrong, so that the time reveals nothing, but it is marked as used only with the right password.
 */
export async function checkOwner(
  req: PayloadRequest,
  account: Account,
  { password, code }: { password: string; code: unknown },
): Promise<Checked> {
  const session = await sessionOf(req.payload, req);
  const stored = await storedOf(session, account);
  const spend = await spendingOf(req, session, stored, code);
  if (await isPasswordOf(req, account, password)) return spend();
  return { user: stored?.user_id, fault: stored ? 'wrong-password' : 'no-account' };
}
