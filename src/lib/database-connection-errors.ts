import { codeOf, errorChain } from './causes-of-error';

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

/**
 * SQLSTATE codes of Postgres: a failed connection, and a server that starts, stops or has crashed (manual of Postgres,
 * appendix A).
 */
const POSTGRES = /^(?:08\w{3}|57P0[1-3])$/;

/**
 * Error messages without a code: of the driver, and of Payload without a connection. The driver's "timeout exceeded"
 * is not among them, because it only means that all connections are in use.
 */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Error: cannot connect to Postgres)/;

/**
 * Whether an error means that the database is down: it can not be reached, or the connection broke during an
 * operation, even a commit. False for every error that a running database returns.
 */
export function isDatabaseUnavailableError(error: unknown): boolean {
  return errorChain(error).some((fault) => {
    const code = codeOf(fault) ?? '';
    return SYSTEM.has(code) || POSTGRES.test(code) || DRIVER.test(fault.message);
  });
}

/**
 * SQLSTATE classes of a running database that can not answer now: insufficient resources, objects in use or locked,
 * operator intervention, system errors and internal errors.
 */
const BUSY = /^(?:53|55|57|58|XX)\w{3}$/;

/**
 * Whether a read may succeed later: the database is down, busy or has cancelled the statement. Never an error in the
 * query itself.
 */
export const isRetryableError = (error: unknown): boolean =>
  isDatabaseUnavailableError(error) ||
  errorChain(error).some(
    (fault) =>
      BUSY.test(codeOf(fault) ?? '') || /timeout exceeded|statement timeout/i.test(fault.message),
  );
