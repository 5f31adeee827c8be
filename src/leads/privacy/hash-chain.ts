import { createHash } from 'node:crypto';

/** The content of a ledger row that its hash covers; `at` in ISO 8601, UTC, with milliseconds. */
export type LedgerRow = {
  purpose: string;
  granted: boolean;
  text: string;
  locale: string;
  at: string;
  commitment: string | null;
};

/** The previous hash of the first row. */
export const CHAIN_START = '0'.repeat(64);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a row: hex SHA-256 of the previous hash, a line break, and the row as canonical JSON. */
export function chainHashOf(previous: string, sequence: number, row: LedgerRow): string {
  const { purpose, granted, text, locale, at, commitment } = row;
  const canonical = JSON.stringify([sequence, purpose, granted, text, locale, at, commitment]);
  return sha256(`${previous}\n${canonical}`);
}

/** The hash that links a ledger row to its lead until both are erased. */
export const commitmentOf = (salt: string, leadId: number): string => sha256(`${salt}:${leadId}`);
