import type { PayloadRequest, Where } from 'payload';
import { actorOf, recordExported } from '../model/record-lead-event';
import { sessionOf } from '@/lib/payload-database';

/** The number of rows in memory at a time. */
const PAGE_SIZE = 500;

type Find<Doc> = (where: Where, limit: number) => Promise<{ docs: Doc[] }>;

/**
 * Reads the documents of a list in pages, newest first, by keyset pagination. With page numbers the database would
 * count from the beginning each time, and rows would shift when others are inserted.
 */
export async function* readPages<Doc extends { id: number }>(
  filter: Where,
  find: Find<Doc>,
): AsyncGenerator<Doc[]> {
  let below: number | undefined;
  for (;;) {
    const where: Where =
      below === undefined ? filter : { and: [filter, { id: { less_than: below } }] };
    const { docs } = await find(where, PAGE_SIZE);
    if (docs.length > 0) yield docs;
    below = docs.at(-1)?.id;
    if (below === undefined || docs.length < PAGE_SIZE) return;
  }
}

/**
 * Options for reading the rows of an export. They are read with the site's own rights: the permission and the filter
 * were checked before, and the access log records the export as a whole.
 */
export const newestFirst = (req: PayloadRequest) =>
  ({ req, depth: 0, sort: '-id', pagination: false }) as const;

/** Records in the history of each lead on a page of the export who exported it, and in which file format. */
export async function recordPage(req: PayloadRequest, leads: readonly number[]): Promise<void> {
  const session = await sessionOf(req.payload, req);
  await recordExported(session, leads, { actor: actorOf(req), format: String(req.query.format) });
}
