import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { databaseOf, type Session } from '@/lib/payload-database';
import { CHAIN_START, chainHashOf } from './hash-chain';
import { type ChainProblem, consentLedger, type Ledger, type LedgerRow, ledgers } from './ledgers';
import { type ChainPlace, type Mark, type MarkKind, readMark } from './signed-ledger-ends';

const BATCH_SIZE = 1000;
/**
 * How many minutes a row may be older than the rows sealed before it. Rows are sealed in the order of their ids, but
 * the time of a row is the start of its transaction. A row inserted later with an old date differs by more.
 */
const OUT_OF_ORDER_MINUTES = 15;
/** The maximum number of faults in the result. */
const MAX_PROBLEMS = 50;
/**
 * Rows are sealed once a minute. A row that waits longer than this means that the worker does not run, or refuses to
 * seal.
 */
const LATE_MINUTES = 15;

export type ChainState = { sealed: number; waiting: number; problems: ChainProblem[] };
export type LedgerState = ChainState & { ledger: Ledger['name'] };

type SealedRow = LedgerRow & ChainPlace;

async function* sealedRows(session: Session, ledger: Ledger): AsyncGenerator<SealedRow> {
  for (let last = 0; ;) {
    const { rows } = await session.execute<SealedRow>(sql`
      SELECT ${ledger.columns}, sequence::int AS sequence, hash FROM ${ledger.table}
      WHERE sequence > ${last} ORDER BY sequence LIMIT ${BATCH_SIZE}`);
    yield* rows;
    const latest = rows.at(-1);
    if (!latest) return;
    last = latest.sequence;
  }
}

/** The heads of the consent ledger that nightly receipts recorded: hashes by number; none for other ledgers. */
async function notedHeads(session: Session, ledger: Ledger): Promise<Map<number, string>> {
  if (ledger !== consentLedger) return new Map();
  const { rows } = await session.execute<{ head: ChainPlace }>(sql`
    SELECT receipt->'head' AS head FROM privacy_requests
    WHERE kind = 'retention' AND receipt->'head' IS NOT NULL`);
  return new Map(rows.map(({ head }) => [head.sequence, head.hash]));
}

async function waitingRows(
  session: Session,
  { table, time }: Ledger,
): Promise<{ all: number; late: number }> {
  const { rows } = await session.execute<{ all: number; late: number }>(sql`
    SELECT count(*)::int AS all, (count(*) FILTER (
      WHERE ${time} < now() - make_interval(mins => ${LATE_MINUTES})))::int AS late
    FROM ${table} WHERE hash IS NULL`);
  return rows[0] ?? { all: 0, late: 0 };
}

/**
 * The fault of a mark, or null. A ledger always has the mark `head`; it has the mark `start` only after retention has
 * deleted rows.
 */
function markProblem(kind: MarkKind, mark: Mark | null, sealed: number): ChainProblem | null {
  if (!mark) return kind === 'head' ? { kind: 'mark', sequence: 0 } : null;
  const { sequence, signature } = mark;
  if (signature === 'forged') return { kind: 'mark', sequence };
  // Before the first row is sealed, an unknown key is no fault, because the mark does not sign any row yet.
  if (signature === 'unknown' && (sequence > 0 || sealed > 0)) return { kind: 'key', sequence };
  return null;
}

/** Verifies a whole ledger and lists its faults; those of rows come first, in the order of the chain. */
export async function verifyRows(session: Session, ledger: Ledger): Promise<ChainState> {
  const head = await readMark(session, ledger, 'head');
  const start = await readMark(session, ledger, 'start');
  const heads = await notedHeads(session, ledger);
  if (head) heads.set(head.sequence, head.hash);
  const problems: ChainProblem[] = [];
  const note = (kind: ChainProblem['kind'], sequence: number) => problems.push({ kind, sequence });
  let previous = start?.hash ?? CHAIN_START;
  let expected = (start?.sequence ?? 0) + 1;
  heads.delete(0);
  if (start && heads.get(start.sequence) === start.hash) heads.delete(start.sequence);
  let sealed = 0;
  let newest = 0;
  for await (const row of sealedRows(session, ledger)) {
    const { sequence, hash } = row;
    if (sequence !== expected) note('gap', sequence);
    else if (chainHashOf(previous, sequence, ledger.contentOf(row)) !== hash) {
      note('changed', sequence);
    }
    if (!ledger.isOwned(row)) note('owner', sequence);
    const at = Date.parse(row.at);
    if (at < newest - OUT_OF_ORDER_MINUTES * 60_000) note('time', sequence);
    newest = Math.max(newest, at);
    if (heads.get(sequence) === hash) heads.delete(sequence);
    previous = hash;
    expected = sequence + 1;
    sealed += 1;
  }
  for (const sequence of heads.keys()) note('cut', sequence);
  for (const found of [markProblem('head', head, sealed), markProblem('start', start, sealed)]) {
    if (found) problems.push(found);
  }
  const waiting = await waitingRows(session, ledger);
  if (waiting.late > 0) note('waiting', expected);
  return { sealed, waiting: waiting.all, problems: problems.slice(0, MAX_PROBLEMS) };
}

export const verifyConsents = (payload: Payload): Promise<ChainState> =>
  verifyRows(databaseOf(payload).drizzle, consentLedger);

/** Verifies all ledgers; the log names the first fault of each broken one. */
export async function verifyLedgers(payload: Payload): Promise<LedgerState[]> {
  const { drizzle } = databaseOf(payload);
  const states: LedgerState[] = [];
  for (const ledger of ledgers) {
    const state = await verifyRows(drizzle, ledger);
    states.push({ ledger: ledger.name, ...state });
    const [broken] = state.problems;
    if (broken) log.error('ledger.broken', { ledger: ledger.name, ...broken });
  }
  return states;
}
