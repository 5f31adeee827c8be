import type { PayloadHandler } from 'payload';
import { badRequest, forbidden, isSalesOrAdminUser } from './endpoint-access';
import { limitedBody } from '@/lib/request-body';
import { importTable } from '../import-export/import-ad-leads';
import {
  MAX_ROWS,
  readTable,
  TooManyRowsError,
  UnreadableTableError,
} from '../import-export/read-csv-or-excel';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

/**
 * POST /api/ad-leads/import with a CSV or Excel file as the body: checks its rows (dry run), or with `?apply=true`
 * imports the valid ones as leads. Answers a report with every refused row and the reason.
 */
export const importAdLeads: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  const file = await limitedBody(req, MAX_FILE_BYTES);
  if (file === null) return badRequest('A file has 20 MiB at most');
  if (file.byteLength === 0) return badRequest('Send a file');
  try {
    const table = await readTable(file);
    const report = await importTable(req.payload, table, { apply: req.query.apply === 'true' });
    return report
      ? Response.json(report, { headers: { 'Cache-Control': 'no-store' } })
      : badRequest('The first row names no e-mail column');
  } catch (error) {
    if (error instanceof UnreadableTableError) {
      return badRequest('The file is neither CSV in UTF-8 or UTF-16 nor an Excel workbook');
    }
    if (error instanceof TooManyRowsError) {
      return badRequest(`A file has ${MAX_ROWS} rows at most`);
    }
    throw error;
  }
};
