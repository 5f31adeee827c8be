import { parse } from 'csv-parse/sync';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { plainPath } from '@/i18n/built-in-redirects';
import { say } from '../fields/bilingual-admin-text';
import { pathOfTarget } from './redirect-chains';
import { readerTarget, siteOrigin } from './redirect-hooks';

/**
 * The result of importing a row; `line` counts from 1, the header included. `reason` says why it was refused, or what
 * readers meet until its target is published.
 */
export type ImportedRow = {
  line: number;
  from: string;
  to: string;
  result: 'added' | 'changed' | 'same' | 'refused';
  reason?: string;
};

const MAX_ROWS = 2000;
/** Accepted column names, in lower case. */
const columns: Readonly<Record<string, 'from' | 'to' | 'permanent'>> = {
  from: 'from',
  old: 'from',
  'địa chỉ cũ': 'from',
  to: 'to',
  new: 'to',
  'dẫn tới': 'to',
  permanent: 'permanent',
  'vĩnh viễn': 'permanent',
};

/** @throws APIError 400 when the text is no table with the columns `from` and `to` */
function readRows(req: PayloadRequest, text: string): { record: string[]; line: number }[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      // With the option `info` the parser returns the line number of each row, which its type declarations omit.
    }) as unknown as { record: string[]; info: { lines: number } }[];
    if (rows.length - 1 <= MAX_ROWS) {
      return rows.map(({ record, info }) => ({ record, line: info.lines }));
    }
  } catch {
    // The parser's own error is dropped; the error below is in the editor's language.
  }
  const message = say(
    req,
    `Cần một tệp CSV có cột from và to, tối đa ${MAX_ROWS} dòng.`,
    `A CSV file with the columns from and to is needed, of at most ${MAX_ROWS} rows.`,
  );
  throw new APIError(message, 400, null, true);
}

function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ message }) => message).join(' ');
  }
  if (error instanceof APIError && error.status < 500) return error.message;
  throw error;
}

type Wanted = { from: string; to: string; isPermanent: boolean };

async function save(req: PayloadRequest, wanted: Wanted): Promise<ImportedRow['result']> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: wanted.from } },
    limit: 1,
    depth: 0,
    req,
  });
  const existing = docs[0];
  const { user } = req;
  if (!existing) {
    await req.payload.create({ collection: 'redirects', data: wanted, user, req });
    return 'added';
  }
  if (existing.to === wanted.to && existing.isPermanent === wanted.isPermanent) return 'same';
  await req.payload.update({ collection: 'redirects', id: existing.id, data: wanted, user, req });
  return 'changed';
}

/** A row of the table: what to save, and its place in the report. */
type Row = { wanted: Wanted; line: number; index: number };

/** Saves a row; `awaits` is the path to which the row would lead readers if there is no page at it, else null. */
async function importRow(
  req: PayloadRequest,
  { wanted, line }: Row,
): Promise<{ imported: ImportedRow; awaits: string | null }> {
  const row = { line, from: wanted.from, to: wanted.to };
  let awaits: string | null = null;
  try {
    const { target, problem } = await readerTarget(req, wanted);
    if (problem?.kind === 'refusal') awaits = pathOfTarget(target, siteOrigin());
    const result = await save(req, wanted);
    return { imported: { ...row, result, ...(problem && { reason: problem.message }) }, awaits };
  } catch (error) {
    return { imported: { ...row, result: 'refused', reason: reasonOf(error) }, awaits };
  }
}

/**
 * Saves rows and reports each in the order of the table. A row that was refused because it leads to a path without a
 * page is saved again once another row has redirected that path, so that the order of rows does not matter. Of rows
 * with the same old URL the last one counts.
 */
async function importRows(req: PayloadRequest, rows: readonly Row[]): Promise<ImportedRow[]> {
  const report: ImportedRow[] = [];
  let waiting: { row: Row; awaits: string }[] = [];
  for (const first of rows) {
    const queue = [first];
    for (const row of queue) {
      const { imported, awaits } = await importRow(req, row);
      report[row.index] = imported;
      if (imported.result === 'refused') {
        if (awaits !== null) waiting.push({ row, awaits });
        continue;
      }
      const from = plainPath(row.wanted.from);
      const isReplaced = (one: Row) => plainPath(one.wanted.from) === from && one.index < row.index;
      waiting = waiting.filter((one) => !isReplaced(one.row));
      queue.push(...waiting.filter((one) => one.awaits === from).map((one) => one.row));
      waiting = waiting.filter((one) => one.awaits !== from);
    }
  }
  return report;
}

/**
 * Adds or changes redirects from a table with the columns `from` and `to`, and optionally `permanent` (`no`, `0`, `307`
 * and the like make a redirect temporary). A refused row reports the reason and does not stop the others.
 * @throws APIError 400 when the text is no table with these columns
 */
export async function importRedirects(req: PayloadRequest, text: string): Promise<ImportedRow[]> {
  const [header, ...rows] = readRows(req, text);
  const names = (header?.record ?? []).map((name) => columns[name.toLowerCase()]);
  const at = (name: 'from' | 'to' | 'permanent') => names.indexOf(name);
  if (at('from') < 0 || at('to') < 0) {
    const message = say(
      req,
      'Dòng đầu phải có tên cột: from,to.',
      'The first line has to name the columns: from,to.',
    );
    throw new APIError(message, 400, null, true);
  }
  return importRows(
    req,
    rows.map(({ record, line }, index) => {
      const cell = (name: 'from' | 'to' | 'permanent') => record[at(name)] ?? '';
      const isPermanent = !/^(?:no|không|false|0|302|307)$/i.test(cell('permanent'));
      return { wanted: { from: cell('from'), to: cell('to'), isPermanent }, line, index };
    }),
  );
}
