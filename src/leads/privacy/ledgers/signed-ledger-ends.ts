import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isSameSecret } from '@/lib/constant-time-compare';
import { keyFor } from '@/lib/encrypt-text';
import { env } from '@/lib/env';
import type { Session } from '@/lib/payload-database';
import type { Ledger } from './ledgers';

/** A place in a chain: the number of a row and its hash. */
export type ChainPlace = { sequence: number; hash: string };

/** `head`: the last sealed row. `start`: the last row that retention has deleted; the chain begins after it. */
export type MarkKind = 'head' | 'start';

/**
 * The result of checking the signature of a mark: made with the present key, with the previous key, or with an
 * unknown key; or forged, because it does not match.
 */
export type Signature = 'present' | 'earlier' | 'unknown' | 'forged';
export type Mark = ChainPlace & { signature: Signature };

const hmac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

const keyOf = (secret: string): Buffer => keyFor(secret, 'ledger-marks');

/** A short identifier of a key, which does not reveal the key; it tells a mark of another key from a forged mark. */
const numberOf = (key: Buffer): string => hmac(key, 'number').slice(0, 8);

const presentKey = (): Buffer => keyOf(env().LEDGER_KEY ?? env().INTERNAL_SECRET);

function signedWith(key: Buffer, ledger: Ledger, kind: MarkKind, place: ChainPlace): string {
  const signed = hmac(key, `${ledger.name} ${kind} ${place.sequence} ${place.hash}`);
  return `${numberOf(key)}.${signed}`;
}

function signatureOf(ledger: Ledger, kind: MarkKind, place: ChainPlace, mac: string): Signature {
  const { LEDGER_KEY_BEFORE } = env();
  const keys = [
    { key: presentKey(), signature: 'present' },
    ...(LEDGER_KEY_BEFORE
      ? [{ key: keyOf(LEDGER_KEY_BEFORE), signature: 'earlier' } as const]
      : []),
  ] as const;
  const found = keys.find(({ key }) => mac.startsWith(`${numberOf(key)}.`));
  if (!found) return 'unknown';
  return isSameSecret(mac, signedWith(found.key, ledger, kind, place)) ? found.signature : 'forged';
}

/** Reads a signed mark of a ledger and checks its signature; null when there is no such mark. */
export async function readMark(
  session: Session,
  ledger: Ledger,
  kind: MarkKind,
): Promise<Mark | null> {
  const { rows } = await session.execute<ChainPlace & { mac: string }>(sql`
    SELECT sequence, hash, mac FROM ledger_marks WHERE ledger = ${ledger.name} AND kind = ${kind}`);
  const [row] = rows;
  if (!row) return null;
  const { sequence, hash, mac } = row;
  return { sequence, hash, signature: signatureOf(ledger, kind, { sequence, hash }, mac) };
}

/**
 * Signs a place of the chain with the present key; writes nothing when the same signature is already stored. The
 * caller has verified the place, and holds {@link lockLedger}.
 */
export async function writeMark(
  session: Session,
  ledger: Ledger,
  kind: MarkKind,
  { sequence, hash }: ChainPlace,
): Promise<void> {
  const mac = signedWith(presentKey(), ledger, kind, { sequence, hash });
  await session.execute(sql`
    INSERT INTO ledger_marks (ledger, kind, sequence, hash, mac)
    VALUES (${ledger.name}, ${kind}, ${sequence}::int, ${hash}, ${mac})
    ON CONFLICT (ledger, kind) DO UPDATE SET sequence = excluded.sequence, hash = excluded.hash, mac = excluded.mac
    WHERE (ledger_marks.sequence, ledger_marks.hash, ledger_marks.mac) IS DISTINCT FROM (excluded.sequence, excluded.hash, excluded.mac)`);
}

/**
 * Locks a ledger until the caller's transaction ends, so that no other transaction seals, cuts or signs it meanwhile.
 */
export async function lockLedger(session: Session, { name }: Ledger): Promise<void> {
  // The lock of the consent ledger has the name that earlier releases use, because their instances may run at the
  // same time.
  const lock = name === 'consents' ? 'consent-chain' : `ledger ${name}`;
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}
