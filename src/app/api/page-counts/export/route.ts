import { cms } from '@/content/register-cms-instance';
import { mayPreview } from '@/content/may-preview-drafts';
import { contentTypes, writeSpreadsheet } from '@/leads/import-export/write-csv-or-excel';
import { errorFields, log } from '@/lib/write-log-line';
import { queryOf } from '@/lib/request-body';
import { daysOf, officeToday, periodOf } from '@/tracking/analytics/analytics-period';
import { countColumns, dailyCounts } from '@/tracking/store/read-page-statistics';

export const dynamic = 'force-dynamic';

/** The counts of a period as CSV, for an editor or an admin: `?days=30`, or `?from=2026-11-01&to=2026-11-21`. */
export async function GET(request: Request): Promise<Response> {
  try {
    if (!(await mayPreview(request.headers))) {
      return Response.json(
        { code: 'forbidden', message: 'Sign in as an editor first' },
        { status: 403 },
      );
    }
    const period = periodOf(Object.fromEntries(queryOf(request)), officeToday());
    const rows = dailyCounts(await cms(), daysOf(period));
    return new Response(writeSpreadsheet('csv', countColumns, rows), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Type': contentTypes.csv,
        'Content-Disposition': `attachment; filename="visits-${period.from}-${period.to}.csv"`,
      },
    });
  } catch (error) {
    log.error('page-counts.not-exported', errorFields(error));
    return Response.json(
      { code: 'unavailable', message: 'Try again in a moment' },
      { status: 503 },
    );
  }
}
