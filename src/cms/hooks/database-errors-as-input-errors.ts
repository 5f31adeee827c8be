import type { AfterErrorHook } from 'payload';
import { codeOf, errorChain } from '@/lib/causes-of-error';

/**
 * The error class of data exceptions: text that is no number, a number out of range, NUL in a text (Postgres, appendix
 * A).
 */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/**
 * Error codes of Postgres for filters that do not fit the type of a column: an operator that the type does not have,
 * such as `like` for a date (42883), or a comparison with a value that could not be parsed (42601).
 */
const WRONG_FILTER = ['42883', '42601'];

/**
 * Matches the adapter's error messages for an operator that a relationship to several collections does not support.
 */
const UNSUPPORTED = /^(?:Not supported$|Only 'equals' operator is supported)/;

/** The error code of the database in a chain of wrapped errors. */
const databaseCode = (error: unknown): string =>
  errorChain(error)
    .map(codeOf)
    .find((code) => code !== undefined) ?? '';

/**
 * Whether an error means broken JSON or a broken URL escape: nothing else in the CMS throws such errors while it
 * answers.
 */
const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof URIError;

/**
 * Whether the database could not answer a filter, because the filter's operator or value does not fit the type of the
 * column.
 */
export function isWrongFilter(error: unknown): boolean {
  const code = databaseCode(error);
  if (DATA_EXCEPTION.test(code) || WRONG_FILTER.includes(code)) return true;
  return errorChain(error).some((one) => one instanceof Error && UNSUPPORTED.test(one.message));
}

/**
 * Answers 400 where the CMS would answer 500 for invalid input. Only known input errors become 400; every other error
 * stays a server error. Filters are refused earlier, where they are sent to the database (`refuseWrongFilters`).
 */
export const asInputError: AfterErrorHook = ({ error }) =>
  isUnreadable(error) || DATA_EXCEPTION.test(databaseCode(error))
    ? {
        status: 400,
        response: { errors: [{ message: 'The request holds a value that can not be read.' }] },
      }
    : undefined;
