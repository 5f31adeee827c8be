import type { AfterErrorHook } from 'payload';
import { codeOf, errorChain } from '@/lib/error-chain';

/**
 * The error class of data exceptions: text that is no number, a number out of range, NUL in a text (Postgres, appendix
 * A).
 */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/**
 * Error codes of filters that do not fit the type of a column: an operator that the type does not have, such as `like`
 * for a date, or a comparison with a value that could not be parsed.
 */
const WRONG_FILTER = ['42883', '42601'];

/** The adapter's error message for an operator that a reference to one of several types does not have. */
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
 * Converts an error of invalid input to a 400, where the CMS would answer 500. Only known input errors are converted:
 * everything else stays a server error.
 */
export const asInputError: AfterErrorHook = ({ error, req }) => {
  const code = databaseCode(error);
  const isFilter =
    Boolean(req.query?.where) && (WRONG_FILTER.includes(code) || UNSUPPORTED.test(error.message));
  return isUnreadable(error) || DATA_EXCEPTION.test(code) || isFilter
    ? {
        status: 400,
        response: { errors: [{ message: 'The request holds a value that can not be read.' }] },
      }
    : undefined;
};
