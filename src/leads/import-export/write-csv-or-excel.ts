import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { withLongQueriesEach } from '@/lib/database-query-timeouts';

export type SpreadsheetFormat = 'csv' | 'xlsx';

/** A text, or a number to calculate with. */
type Cell = string | number;
export type Row = readonly Cell[];

export const contentTypes: Record<SpreadsheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Where a spreadsheet may see a formula: at the start of a cell, and after a separator, because some countries separate
 * cells by semicolons. Spaces, invisible characters and quotes may stand before the formula's first sign; full-width
 * signs count too.
 */
const BEFORE_FORMULA =
  /^(?=[\t\r\n\0])|(^|[;\t\r\n])(?=["\p{Zs}\p{Cf}]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20\uFF5C])/gu;

/** A telephone number in groups: only a plus, digits and spaces, so it can not be a formula. */
const GROUPED_PHONE = /^\+\d{1,3}(?: \d{1,14})+$/;

/**
 * A cell of a CSV file. A possible formula gets an apostrophe before it (CSV injection); a grouped telephone number is
 * no formula and stays unchanged.
 */
export const csvCell = (text: string): string =>
  GROUPED_PHONE.test(text) ? text : text.replaceAll(BEFORE_FORMULA, "$1'");

/** The longest text that Excel takes in one cell. */
const MAX_CELL_LENGTH = 32_767;

const xlsxCell = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the characters to be taken out
  text.replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '').slice(0, MAX_CELL_LENGTH);

/** Applies a function to the texts of a row; numbers are not changed. */
async function* mapRows(
  rows: AsyncIterable<Row>,
  written: (text: string) => string,
): AsyncGenerator<Cell[]> {
  for await (const row of withLongQueriesEach(rows)) {
    yield row.map((cell) => (typeof cell === 'string' ? written(cell) : cell));
  }
}

/**
 * Writes a file with one sheet, streamed while its rows are read, so that memory use does not grow with their number.
 * User input is stored as text, so that no formula runs and no leading `+` or `0` is lost. CSV is UTF-8 with a byte
 * order mark, commas and CRLF.
 */
export function writeSpreadsheet(
  format: SpreadsheetFormat,
  columns: readonly string[],
  rows: AsyncIterable<Row>,
): ReadableStream<Uint8Array> {
  return format === 'csv'
    ? writeCsvStream(mapRows(rows, csvCell), { headers: [...columns], bom: true })
    : writeXlsxStream(mapRows(rows, xlsxCell), {
        name: 'Leads',
        columns: columns.map((header) => ({ header, width: 24 })),
        freezePane: { rows: 1 },
      });
}
