import { codeOf, errorChain } from '@/lib/error-chain';

/** Error codes of the operating system for a refused or lost connection. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Postgres: a connection that failed, and a server that starts, stops or has crashed (its manual, appendix A). */
const POSTGRES = /^(?:08\w{3}|57P0[1-3])$/;

/**
 * What the driver says without a code, and Payload when it has no connection yet. Not its "timeout exceeded": in a rush
 * all connections are in use.
 */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Error: cannot connect to Postgres)/;

/**
 * Whether an error says that the database is away: not reached, or lost in the middle, also while it committed.
 * Never one of those that a database gives which is there.
 */
export function saysDatabaseAway(error: unknown): boolean {
  return errorChain(error).some((fault) => {
    const code = codeOf(fault) ?? '';
    return SYSTEM.has(code) || POSTGRES.test(code) || DRIVER.test(fault.message);
  });
}
