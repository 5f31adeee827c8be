import type { AfterErrorHook, PayloadRequest } from 'payload';
import { codeOf, errorChain } from '@/lib/causes-of-error';

/** What is wrong with the values of a request, when the database refuses them. */
export type InputFault = 'value' | 'empty' | 'reference' | 'length';

/**
 * The error codes of Postgres (appendix A) that mean wrong values in a request, each with what is wrong. Every other
 * code is an error of the server.
 */
const INPUT_ERRORS: readonly (readonly [code: RegExp, fault: InputFault])[] = [
  // Data exceptions: text that is no number, a number out of range, NUL in a text, an unknown choice.
  [/^22[0-9A-Z]{3}$/, 'value'],
  // A column that needs a value gets none.
  [/^23502$/, 'empty'],
  // A reference to a document that does not exist.
  [/^23503$/, 'reference'],
  // A text that is too long for the index of its column.
  [/^54000$/, 'length'],
];
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

/** What is wrong with the values of a request, if the database refused them; null for every other error. */
export function inputFault(error: unknown): InputFault | null {
  if (isAnswer(error)) return null;
  const code = databaseCode(error);
  return INPUT_ERRORS.find(([known]) => known.test(code))?.[1] ?? null;
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
  if (inputFault(error) === 'value' || WRONG_FILTER.includes(databaseCode(error))) return true;
  return errorChain(error).some((one) => one instanceof Error && UNSUPPORTED.test(one.message));
}

/**
 * Answers 400 where the CMS would answer 500 for invalid input. Only known input errors become 400; every other error
 * stays a server error. Filters and values of documents are refused earlier, where they are sent to the database
 * (`refuseWrongFilters`, `refuseWrongValues`).
 */
export const asInputError: AfterErrorHook = ({ error, req }) => {
  const fault = isUnreadable(error) ? 'value' : inputFault(error);
  return fault === null
    ? undefined
    : { status: 400, response: { errors: [{ message: inputFaultText(fault, req) }] } };
};
