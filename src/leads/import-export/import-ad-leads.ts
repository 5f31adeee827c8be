import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/write-log-line';
import { columnOf } from './ad-lead-column-names';
import type { AdValues } from './ad-lead-values';
import { type AdColumn, adColumns } from './export-column-names';
import { type AdFault, judgeAdValues } from './validate-ad-lead-values';
import { storeAdLead } from './store-ad-lead';

/** A row of the file that was not imported, and why. Rows count from 1, which is the header. */
export type RefusedRow = { row: number; column: string; fault: AdFault | 'not-stored' };

export type ImportReport = {
  rows: number;
  /** The number of rows that became leads, or would become leads in a dry run. */
  stored: number;
  /** The number of rows that had become leads before, and of repeated rows in the file. */
  known: number;
  refused: RefusedRow[];
  /** Headers of the file that match no column. */
  ignored: string[];
};

type Good = { row: number; networkId: string; values: AdValues };

/** How many rows are written concurrently. Each takes one of the twenty database connections of the pool. */
const CONCURRENT_ROWS = 4;

function judgeRows(table: string[][], columns: (AdColumn | null)[]) {
  const good: Good[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, cells] of table.slice(1).entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const values: AdValues = {};
    for (const [place, column] of columns.entries()) {
      if (column) values[column] = cells[place] ?? '';
    }
    const row = index + 2;
    const judged = judgeAdValues(values);
    if (judged.ok) good.push({ row, networkId: judged.networkId, values: judged.values });
    else {
      refused.push(
        ...judged.faults.map(({ column, fault }) => ({ row, column: adColumns[column], fault })),
      );
    }
  }
  return { good, refused };
}

/** Which of the given ids have become leads already. */
async function knownAmong(payload: Payload, ids: string[]): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'ad-leads',
    where: { and: [{ networkId: { in: ids } }, { status: { in: ['stored', 'erased'] } }] },
    depth: 0,
    pagination: false,
    select: { networkId: true },
  });
  return new Set(docs.map(({ networkId }) => networkId));
}

/**
 * Imports the rows of a file as leads, each in a transaction of its own; with `apply: false` it only reports what would
 * happen. Idempotent: importing the same file again changes nothing, so after an interruption it can simply be sent
 * once more.
 *
 * @returns null when the header names no e-mail column
 */
export async function importTable(
  payload: Payload,
  table: string[][],
  { apply }: { apply: boolean },
): Promise<ImportReport | null> {
  const headers = table[0] ?? [];
  const columns = headers.map(columnOf);
  if (!columns.includes('email')) return null;
  const { good, refused } = judgeRows(table, columns);
  // Duplicate rows within one file become one lead.
  const rows = [...new Map(good.map((row) => [row.networkId, row])).values()];
  const ignored = headers.filter((header, index) => header !== '' && !columns[index]);
  const report = { rows: table.length - 1, refused, ignored };
  if (!apply) {
    const known = await knownAmong(
      payload,
      rows.map(({ networkId }) => networkId),
    );
    return {
      ...report,
      stored: rows.length - known.size,
      known: known.size + good.length - rows.length,
    };
  }
  const limit = pLimit(CONCURRENT_ROWS);
  const outcomes = await Promise.all(
    rows.map(({ row, networkId, values }) =>
      limit(async () => {
        try {
          return await storeAdLead(payload, { networkId, values, source: 'import' });
        } catch (error) {
          log.error('import.not-stored', errorFields(error));
          refused.push({ row, column: '', fault: 'not-stored' });
          return 'refused';
        }
      }),
    ),
  );
  const stored = outcomes.filter((outcome) => outcome === 'stored').length;
  const known =
    outcomes.filter((outcome) => outcome === 'known').length + good.length - rows.length;
  return { ...report, stored, known };
}
