import { type PayloadHandler, type PayloadRequest, QueryError, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import type { Locale } from '@/i18n/locales';
import { officeDay } from '@/lib/office-hours-arithmetic';
import { withLongQueries } from '@/lib/database-query-timeouts';
import { badRequest, forbidden, isSalesOrAdminUser, languageOf } from './endpoint-access';
import { recordAccess } from '@/cms/access/log-data-access';
import { sessionOf } from '@/lib/payload-database';
import { isData } from '@/lib/is-json-object';
import { adRows } from '../import-export/ad-lead-export-rows';
import { parseFurther } from '../import-export/optional-export-cells';
import { type FurtherColumn, furtherColumns } from '../schema/optional-export-columns';
import { adColumnKeys, adColumns, registrationColumns } from '../import-export/export-column-names';
import { noApplications, registrationRows } from '../import-export/read-registration-export-rows';
import {
  contentTypes,
  type Row,
  type SpreadsheetFormat,
  writeSpreadsheet,
} from '../import-export/write-csv-or-excel';

type List = {
  collection: 'leads' | 'ad-leads';
  /** The first part of the exported file's name. */
  file: string;
  /** A condition in addition to the filter of the admin's list: which records the file may contain at all. */
  only?: Where;
  columns: readonly string[];
  /** Whether the export can have the optional columns that `further` names. */
  hasFurther?: boolean;
  rows: (
    req: PayloadRequest,
    filter: Where,
    locale: Locale,
    further: readonly FurtherColumn[],
  ) => AsyncIterable<Row>;
};

const isFormat = (value: unknown): value is SpreadsheetFormat =>
  value === 'csv' || value === 'xlsx';

const isFilter = (value: unknown): value is Where => isData(value);

/** The filter of the admin's list for the same query, search included. */
function filterOf(req: PayloadRequest, collection: List['collection']): Where {
  const { where, search } = req.query;
  return mergeListSearchAndWhere({
    collectionConfig: req.payload.collections[collection].config,
    search: typeof search === 'string' ? search : '',
    where: isFilter(where) ? where : {},
  });
}

/**
 * GET …/export?format=csv|xlsx with the query of the admin's list, and for the registrations
 * `further=message,owner,stage,consent` or some of these columns. The file is streamed while the rows are read, so that
 * memory use does not grow with their number. The access log records the export before the first row is sent.
 */
function exporter({ collection, file, only, columns, hasFurther, rows }: List): PayloadHandler {
  return async (req) => {
    if (!isSalesOrAdminUser(req)) return forbidden();
    const { format } = req.query;
    if (!isFormat(format)) return badRequest('The format is csv or xlsx');
    const further = parseFurther(hasFurther ? req.query.further : undefined);
    if (!further) return badRequest(`Further columns are ${furtherColumns.join(', ')}`);
    const locale = languageOf(req);
    const shown = filterOf(req, collection);
    const filter = only ? { and: [shown, only] } : shown;
    try {
      const { totalDocs } = await withLongQueries(() =>
        req.payload.count({ collection, where: filter, overrideAccess: false, req }),
      );
      await recordAccess(await sessionOf(req.payload, req), {
        user: Number(req.user?.id),
        action: 'export',
        collection,
        ids: [],
        count: totalDocs,
        filter,
      });
    } catch (error) {
      if (error instanceof QueryError) return badRequest('The filter names an unknown field');
      throw error;
    }
    const day = officeDay(new Date());
    const written = rows(req, filter, locale, further);
    return new Response(writeSpreadsheet(format, [...columns, ...further], written), {
      headers: {
        'Content-Type': contentTypes[format],
        'Content-Disposition': `attachment; filename="${file}-${day}.${format}"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  };
}

/** GET /api/leads/export: the registration / CRM list (spec §3), with optional columns after its own. */
export const exportRegistrations = exporter({
  collection: 'leads',
  file: 'registrations',
  only: noApplications,
  columns: registrationColumns,
  hasFurther: true,
  rows: registrationRows,
});

/** GET /api/ad-leads/export: the lead-ads list (spec §3). */
export const exportAdLeads = exporter({
  collection: 'ad-leads',
  file: 'lead-ads',
  columns: adColumnKeys.map((key) => adColumns[key]),
  rows: adRows,
});
