import { createHash } from 'node:crypto';

/** The value in place of the previous hash for the first row of a chain. */
export const CHAIN_START = '0'.repeat(64);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a row: hex SHA-256 of the previous hash, a line break, and the row as JSON: number and content. */
export const chainHashOf = (
  previous: string,
  sequence: number,
  content: readonly unknown[],
): string => sha256(`${previous}\n${JSON.stringify([sequence, ...content])}`);

/** The hash that binds a consent to its lead. Once an erasure has removed the salt, the hash reveals no lead. */
export const commitmentOf = (salt: string, leadId: number): string => sha256(`${salt}:${leadId}`);
