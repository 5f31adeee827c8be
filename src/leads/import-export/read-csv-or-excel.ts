import { parse } from 'csv-parse/sync';
import { streamXlsxRows } from 'hucre/xlsx';
import { zipEntries } from '@/lib/read-zip-entries';

/** The maximum number of rows below the header. */
export const MAX_ROWS = 5000;

export class UnreadableTableError extends Error {}
export class TooManyRowsError extends Error {}

/**
 * The most bytes that an Excel file may unpack to (zip bomb); 5,000 rows of leads unpack to about 10 MB, and the
 * library holds a sheet's texts in memory. The unpacking itself stops at the size that an entry declares.
 */
const MAX_UNPACKED_BYTES = 48 * 1024 * 1024;

const isZip = (file: Buffer) => file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

function isSmallUnpacked(file: Buffer): boolean {
  const entries = zipEntries(file);
  return entries !== null && entries.reduce((sum, { size }) => sum + size, 0) <= MAX_UNPACKED_BYTES;
}

/** Ad networks write CSV files in UTF-16; other programs write UTF-8. */
const textOf = (file: Buffer): string =>
  file[0] === 0xff && file[1] === 0xfe
    ? new TextDecoder('utf-16le').decode(file)
    : new TextDecoder('utf-8', { fatal: true }).decode(file);

function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((sign) => [head.split(sign).length, sign] as const);
  return counts.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ',';
}

/** From this number on a spreadsheet loses digits: it keeps fifteen of them and replaces the rest by zeros. */
const MAX_EXACT_NUMBER = 10 ** 15;

const cellText = (cell: unknown): string => {
  // A number with lost digits is written in exponential form, so that an id column refuses it.
  if (typeof cell === 'number' && cell >= MAX_EXACT_NUMBER) return cell.toExponential();
  // A date in a workbook is local time without a zone. The library returns it as if it were UTC, so the `Z` is cut
  // off.
  if (cell instanceof Date) return cell.toISOString().slice(0, -1);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
};

/** Removes the apostrophe that our own CSV files put before a possible formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\n|\0])/, '');

async function readRows(file: Buffer): Promise<string[][]> {
  if (isZip(file)) {
    if (!isSmallUnpacked(file)) throw new UnreadableTableError();
    const rows: string[][] = [];
    for await (const { values } of streamXlsxRows(file, { maxRows: MAX_ROWS + 2 })) {
      rows.push(values.map(cellText));
    }
    return rows;
  }
  const text = textOf(file);
  return parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relaxColumnCount: true,
    to: MAX_ROWS + 2,
  });
}

/**
 * The rows of an Excel file's first sheet, or of a CSV file with commas, semicolons or tabs, as texts.
 * @throws UnreadableTableError for other files, and for one that unpacks to over 48 MiB; TooManyRowsError above 5,000
 * rows and a header
 */
export async function readTable(file: Buffer): Promise<string[][]> {
  const rows = await readRows(file).catch(() => {
    throw new UnreadableTableError();
  });
  if (rows.length > MAX_ROWS + 1) throw new TooManyRowsError();
  return rows.map((row) => row.map((cell) => withoutGuard(cell.trim())));
}
