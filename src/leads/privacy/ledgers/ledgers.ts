import { type SQL, sql } from 'drizzle-orm';
import { commitmentOf } from './hash-chain';

/**
 * The kinds of faults in a ledger. `gap`: rows before this row are missing. `changed`: the row's hash does not match.
 * `owner`: the row belongs to another lead, or names another account. `time`: the row is much older than rows before
 * it. `cut`: the chain was longer once, or had another hash at this place. `waiting`: rows were not sealed in time.
 * `mark`: the signed end or start of the chain is missing or forged. `key`: the mark was signed with an unknown key.
 */
export type ChainProblem = {
  kind: 'gap' | 'changed' | 'owner' | 'time' | 'cut' | 'waiting' | 'mark' | 'key';
  sequence: number;
};

/** A row as a ledger's `columns` select it; `at` in ISO 8601, UTC, with milliseconds. */
export type LedgerRow = Record<string, unknown> & { id: number; at: string };

/** An append-only table whose rows are sealed: each gets a number and a hash that covers the row before (ADR-0022). */
export type Ledger = {
  name: 'consents' | 'access-log' | 'publications';
  table: SQL;
  time: SQL;
  /** The columns that the hash covers, and those that `isOwned` needs. */
  columns: SQL;
  /**
   * The values that the hash covers in addition to the row's number. Their order must never change, because another
   * order gives another hash.
   */
  contentOf: (row: LedgerRow) => readonly unknown[];
  /** Whether the row still belongs to the lead or the account for which it was written. */
  isOwned: (row: LedgerRow) => boolean;
};

const isoTime = (column: SQL): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`;

export const consentLedger: Ledger = {
  name: 'consents',
  table: sql`consents`,
  time: sql`created_at`,
  columns: sql`id, purpose::text AS purpose, granted, text, locale, commitment, salt, lead_id AS lead,
    ${isoTime(sql`created_at`)}`,
  contentOf: ({ purpose, granted, text, locale, at, commitment }) => [
    purpose,
    granted,
    text,
    locale,
    at,
    commitment,
  ],
  // An erasure removes the lead and the salt of a row together.
  isOwned: ({ lead, salt, commitment }) =>
    typeof lead !== 'number' ||
    (typeof salt === 'string' && commitmentOf(salt, lead) === commitment),
};

/** The access log. When an account is deleted, the reference to it becomes null; `userNumber` still holds its id. */
export const accessLedger: Ledger = {
  name: 'access-log',
  table: sql`access_log`,
  time: sql`at`,
  columns: sql`id, user_number::int AS "userNumber", user_id AS "user", account, action::text AS action, collection,
    count::text AS count, ids::text AS ids, filter, ${isoTime(sql`at`)}`,
  contentOf: ({ userNumber, account, action, collection, count, ids, filter, at }) => [
    userNumber,
    account,
    action,
    collection,
    count,
    ids,
    filter,
    at,
  ],
  isOwned: ({ user, userNumber }) => user === null || user === userNumber,
};

const publicationLedger: Ledger = {
  name: 'publications',
  table: sql`publications`,
  time: sql`created_at`,
  columns: sql`id, action::text AS action, name, type, document::text AS document, language::text AS language,
    "by", via::text AS via, note, ${isoTime(sql`created_at`)}`,
  contentOf: ({ action, name, type, document, language, by, via, note, at }) => [
    action,
    name,
    type,
    document,
    language,
    by,
    via,
    note,
    at,
  ],
  isOwned: () => true,
};

export const ledgers = [consentLedger, accessLedger, publicationLedger] as const;
