import type { AfterErrorHook, PayloadRequest } from 'payload';
import { codeOf, errorChain } from '@/lib/causes-of-error';

/** What is wrong with the values of a document, when the database refuses to write it. */
export type InputFault = 'value' | 'empty' | 'reference' | 'length';

/**
 * The error codes of Postgres (appendix A) for data exceptions: text that is no number, a number out of range, NUL in a
 * text, an unknown choice. In every statement they mean a wrong value of the request.
 */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * The other codes that mean wrong values when the CMS writes a document. In a statement of our own they mean a mistake
 * of that statement. Every other code is an error of the server.
 */
const WRITE_ERRORS: Readonly<Record<string, InputFault>> = {
  '23502': 'empty', // a column that needs a value gets none
  '23503': 'reference', // a reference to a document that does not exist
  '54000': 'length', // a text that is too long for the index of its column
};

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
export const databaseCode = (error: unknown): string =>
  errorChain(error)
    .map(codeOf)
    .find((code) => code !== undefined) ?? '';

/** Whether an error was made for an answer: it has a status, and says what is wrong. */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'status' in error;

/** Whether the database refused a statement because of a value in it. */
const isDataException = (error: unknown): boolean =>
  !isAnswer(error) && DATA_EXCEPTION.test(databaseCode(error));

/** What is wrong with a document that the database refused to write; null for an error of the server. */
export function faultOfWrite(error: unknown): InputFault | null {
  if (isDataException(error)) return 'value';
  return isAnswer(error) ? null : (WRITE_ERRORS[databaseCode(error)] ?? null);
}

const sentences: Record<'vi' | 'en', Record<InputFault, string>> = {
  vi: {
    value: 'Có giá trị không đúng dạng của ô. Hãy xem lại các ô rồi lưu lại.',
    empty: 'Có giá trị bắt buộc còn trống.',
    reference:
      'Một mục được chọn ở đây đã bị xoá. Hãy tải lại trang, chọn mục khác hoặc để trống ô đó.',
    length: 'Có ô chữ dài quá mức lưu được. Hãy rút ngắn rồi lưu lại.',
  },
  en: {
    value: 'A value is of the wrong kind for its field. Look over the fields, then save again.',
    empty: 'A required value is empty.',
    reference:
      'An item chosen here has been deleted. Reload the page, then choose another one or leave its field empty.',
    length: 'A text is longer than can be stored. Shorten it, then save again.',
  },
};

/** Says in the language of the admin what is wrong. */
export const inputFaultText = (fault: InputFault, { i18n }: Pick<PayloadRequest, 'i18n'>): string =>
  sentences[i18n.language === 'vi' ? 'vi' : 'en'][fault];

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
  if (isDataException(error) || WRONG_FILTER.includes(databaseCode(error))) return true;
  return errorChain(error).some((one) => one instanceof Error && UNSUPPORTED.test(one.message));
}

/**
 * Answers 400 where the CMS would answer 500 for invalid input: a body or URL that can not be read, or a value that the
 * database can not read. Every other error stays a server error. Filters and values of documents are refused earlier,
 * where they are sent to the database (`refuseWrongFilters`, `refuseWrongValues`).
 */
export const asInputError: AfterErrorHook = ({ error, req }) =>
  isUnreadable(error) || isDataException(error)
    ? { status: 400, response: { errors: [{ message: inputFaultText('value', req) }] } }
    : undefined;
