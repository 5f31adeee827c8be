import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import type { Session } from '@/lib/payload-database';
import { CHAIN_START, commitmentOf, type LedgerRow, chainHashOf } from './hash-chain';
import { type ChainHead, ledgerColumns } from './seal-consents';

/** The number of rows per query. */
const BATCH_SIZE = 1000;
/**
 * How many minutes a ledger row may be older than the row sealed before it: ids are assigned in order, but a row's time
 * is the start of its transaction. A row inserted later with an old date differs by more.
 */
const OUT_OF_ORDER_MINUTES = 15;
/** The maximum number of findings in the answer. The first one is where the chain of hashes breaks. */
const MAX_PROBLEMS = 50;
/**
 * The maximum time until a row is sealed. The worker seals once a minute; a row that waits longer means that the worker
 * does not run.
 */
const LATE_MINUTES = 15;

export type ChainProblem = {
  /**
   * `gap`: rows before it are missing. `changed`: its hash does not match. `lead`: it belongs to another lead. `time`:
   * it is much older than rows before it. `cut`: the chain was longer once, or had another hash there. `waiting`: rows
   * are not sealed in time.
   */
  kind: 'gap' | 'changed' | 'lead' | 'time' | 'cut' | 'waiting';
  sequence: number;
};

export type ChainState = { sealed: number; waiting: number; problems: ChainProblem[] };

type SealedRow = LedgerRow & {
  sequence: number;
  hash: string;
  salt: string | null;
  lead: number | null;
};

async function* sealedRows(session: Session): AsyncGenerator<SealedRow> {
  for (let last = 0; ;) {
    const { rows } = await session.execute<SealedRow>(sql`
      SELECT ${ledgerColumns}, sequence::int AS sequence, hash, salt, lead_id AS lead FROM consents
      WHERE sequence > ${last} ORDER BY sequence LIMIT ${BATCH_SIZE}`);
    yield* rows;
    const latest = rows.at(-1);
    if (!latest) return;
    last = latest.sequence;
  }
}

/** Heads of the hash chain recorded in nightly receipts: hashes by sequence number. */
async function notedHeads(session: Session): Promise<Map<number, string>> {
  const { rows } = await session.execute<{ head: ChainHead }>(sql`
    SELECT receipt->'head' AS head FROM privacy_requests
    WHERE kind = 'retention' AND receipt->'head' IS NOT NULL`);
  return new Map(rows.map(({ head }) => [head.sequence, head.hash]));
}

async function waitingRows(session: Session): Promise<{ all: number; late: number }> {
  const { rows } = await session.execute<{ all: number; late: number }>(sql`
    SELECT count(*)::int AS all, (count(*) FILTER (
      WHERE created_at < now() - make_interval(mins => ${LATE_MINUTES})))::int AS late
    FROM consents WHERE hash IS NULL`);
  return rows[0] ?? { all: 0, late: 0 };
}

/** Verifies the whole consent ledger and lists what is wrong. */
export async function verifyConsents(payload: Payload): Promise<ChainState> {
  const session = await sessionOf(payload);
  const heads = await notedHeads(session);
  const problems: ChainProblem[] = [];
  let previous = CHAIN_START;
  let expected = 1;
  let sealed = 0;
  let newest = 0;
  for await (const row of sealedRows(session)) {
    const { sequence, hash, salt, lead } = row;
    if (sequence !== expected) problems.push({ kind: 'gap', sequence });
    else if (chainHashOf(previous, sequence, row) !== hash) {
      problems.push({ kind: 'changed', sequence });
    }
    if (lead !== null && (salt === null || commitmentOf(salt, lead) !== row.commitment)) {
      problems.push({ kind: 'lead', sequence });
    }
    const at = Date.parse(row.at);
    if (at < newest - OUT_OF_ORDER_MINUTES * 60_000) problems.push({ kind: 'time', sequence });
    newest = Math.max(newest, at);
    if (heads.get(sequence) === hash) heads.delete(sequence);
    previous = hash;
    expected = sequence + 1;
    sealed += 1;
  }
  for (const sequence of heads.keys()) if (sequence > 0) problems.push({ kind: 'cut', sequence });
  const waiting = await waitingRows(session);
  if (waiting.late > 0) problems.push({ kind: 'waiting', sequence: expected });
  return { sealed, waiting: waiting.all, problems: problems.slice(0, MAX_PROBLEMS) };
}
