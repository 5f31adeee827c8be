import { type SQL, sql } from 'drizzle-orm';
import { commitmentOf } from './hash-chain';

/**
 * What is wrong with a ledger. `gap`: rows before it are missing. `changed`: its hash does not match. `owner`: it belongs
 * to another lead, or names another account. `time`: it is much older than rows before it. `cut`: the chain was longer
 * once, or had another hash there. `waiting`: rows are not sealed in time. `mark`: the signed end or start of the chain is
 * missing or forged. `key`: it was signed with another key.
 */
export type ChainProblem = {
  kind: 'gap' | 'changed' | 'owner' | 'time' | 'cut' | 'waiting' | 'mark' | 'key';
  sequence: number;
};

/** A row as a ledger's `columns` select it; `at` in ISO 8601, UTC, with milliseconds. */
export type LedgerRow = Record<string, unknown> & { id: number; at: string };

/** An append-only table of which each row is sealed into a chain of hashes (ADR-0022). */
export type Ledger = {
  name: 'consents' | 'access-log' | 'publications';
  table: SQL;
  /** The time of a row. */
  time: SQL;
  /** The columns that the hash covers, and those that `isOwned` needs. */
  columns: SQL;
  /** What the hash covers beside the row's number, in this order for ever: another one is another hash. */
  contentOf: (row: LedgerRow) => readonly unknown[];
  /** Whether the row still belongs to whom it was written for. */
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
  // Erasure forgets lead and salt together.
  isOwned: ({ lead, salt, commitment }) =>
    typeof lead !== 'number' ||
    (typeof salt === 'string' && commitmentOf(salt, lead) === commitment),
};

/** The account's row may be deleted, and its reference with it; its number stays. */
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
