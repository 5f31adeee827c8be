import type { PayloadRequest, Where } from 'payload';
import { actorOf, recordExported } from '../model/record-event';
import { sessionOf } from '@/lib/database-of';

/** Rows held in memory at a time. */
const PAGE = 500;

type Find<Doc> = (where: Where, limit: number) => Promise<{ docs: Doc[] }>;

/**
 * Documents of a list by page, newest first, each page found from where the one before ended. A page
 * number would make the database count from the beginning each time, and shift when rows come in.
 */
export async function* readPages<Doc extends { id: number }>(
  filter: Where,
  find: Find<Doc>,
): AsyncGenerator<Doc[]> {
  let below: number | undefined;
  for (;;) {
    const where: Where =
      below === undefined ? filter : { and: [filter, { id: { less_than: below } }] };
    const { docs } = await find(where, PAGE);
    if (docs.length > 0) yield docs;
    below = docs.at(-1)?.id;
    if (below === undefined || docs.length < PAGE) return;
  }
}

/**
 * How an export reads: by the site itself, since who may export and by which filter has been checked, and
 * the export as a whole is in the access log.
 */
export const newestFirst = (req: PayloadRequest) =>
  ({ req, depth: 0, sort: '-id', pagination: false }) as const;

/** Puts into the history of a page's leads who exports them, and as what. */
export async function recordPage(req: PayloadRequest, leads: readonly number[]): Promise<void> {
  const session = await sessionOf(req.payload, req);
  await recordExported(session, leads, { actor: actorOf(req), format: String(req.query.format) });
}
