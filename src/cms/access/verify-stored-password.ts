import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import { MAX_PASSWORD_LENGTH } from './password-rules';

const derive = promisify(pbkdf2);

/**
 * The parameters with which Payload 3.90 hashes a password (its generatePasswordSaltHash.js). A hash without the prefix
 * was made by an earlier version, with other parameters.
 */
const PREFIX = 'pbkdf2-sha256-v1:';
const CURRENT = { iterations: 600_000, length: 32 };
const EARLIER = { iterations: 25_000, length: 512 };

type Stored = { hash: string | null; salt: string | null };

/** A dummy hash for accounts that do not exist, so that checking takes the same time (timing attack). */
const NO_ACCOUNT: Stored = {
  hash: `${PREFIX}${'0'.repeat(2 * CURRENT.length)}`,
  salt: 'no account',
};

/**
 * Whether a password is that of an account. An unknown account takes the same time as a wrong password; a password
 * above the maximum length is not hashed at all.
 */
export async function isPasswordOf(
  req: PayloadRequest,
  account: { email: string } | { id: number | string },
  password: string,
): Promise<boolean> {
  if (password.length > MAX_PASSWORD_LENGTH) return false;
  const which =
    'email' in account ? sql`email = ${account.email}` : sql`id = ${Number(account.id)}`;
  // The query runs in the request's transaction, because the first account signs in before it is committed.
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<Stored>(
    sql`SELECT hash, salt FROM users WHERE ${which} LIMIT 1`,
  );
  const { hash, salt } = rows[0]?.hash && rows[0].salt ? rows[0] : NO_ACCOUNT;
  if (!hash || !salt) return false;
  const { iterations, length } = hash.startsWith(PREFIX) ? CURRENT : EARLIER;
  const given = await derive(password, salt, iterations, length, 'sha256');
  const kept = Buffer.from(hash.replace(PREFIX, ''), 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}
