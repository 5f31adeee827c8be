import { sql } from 'drizzle-orm';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { cardTags } from '@/content/cache-tags';
import { queueRefresh } from '@/content/queue-cache-refresh';
import { otherLocale } from '@/i18n/locales';
import { sessionOf } from '@/lib/payload-database';
import { requestLocale } from '../editorial/published-and-newest-versions';
import { logPublication } from '../editorial/publishing-log';
import { forEditors, readObject } from '../editorial/endpoint-access-and-input';
import { writeColumns } from '../editorial/write-columns-of-both-languages';
import { say } from '../fields/bilingual-admin-text';
import { menuKinds, type MenuEntry } from '../fields/menu-kinds';
import { inRequestTransaction } from '../requests/run-in-request-transaction';

/** The distance between the positions of two entries. */
const STEP = 10;

const readEntries = async (req: PayloadRequest, fallbackLocale: 'vi' | 'en' | false = false) =>
  (
    await req.payload.find({
      collection: 'cards',
      draft: true,
      locale: requestLocale(req),
      fallbackLocale,
      sort: ['position', 'id'],
      select: { kind: true, title: true, position: true, isComingSoon: true, _status: true },
      depth: 0,
      pagination: false,
      req,
    })
  ).docs;

/** The position of a new entry: after all others. */
export async function lastPosition({ req }: { req: PayloadRequest }): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'cards',
    sort: '-position',
    select: { position: true },
    depth: 0,
    limit: 1,
    req,
  });
  return (docs[0]?.position ?? 0) + STEP;
}

type Menu = (typeof menuKinds)[number];

const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id));

/**
 * Writes the order of a menu, in both languages at once and without publishing any draft. Every entry is written,
 * because a draft may have another position than the published version. The publishing log gets an
 * entry. The rows are locked, so that two orders written at once do not mix.
 * @throws APIError 409 when the ids are not those of the menu: a colleague has added or removed an entry meanwhile
 */
async function writeOrder(req: PayloadRequest, menu: Menu, ids: readonly number[]) {
  const { value: kind, label } = menu;
  await inRequestTransaction(req, async () => {
    const session = await sessionOf(req.payload, req);
    await session.execute(
      sql`SELECT id FROM cards WHERE kind::text = ${kind} ORDER BY id FOR UPDATE`,
    );
    const entries = (await readEntries(req)).filter((entry) => entry.kind === kind);
    const isSame =
      new Set(ids).size === ids.length &&
      ids.length === entries.length &&
      entries.every(({ id }) => ids.includes(id));
    if (!isSame) {
      const message = say(
        req,
        'Danh sách này vừa được người khác thay đổi. Thứ tự bên dưới là thứ tự mới nhất.',
        'Somebody has just changed this list. The order below is the latest.',
      );
      throw new APIError(message, 409, null, true);
    }
    for (const [index, id] of ids.entries()) {
      await writeColumns(req, { collection: 'cards', id }, { position: (index + 1) * STEP });
    }
    // One line for both languages, because the order is the same in both.
    const name = `${label.vi} / ${label.en}`;
    await logPublication(req, { action: 'order', collection: 'cards', name });
    await queueRefresh(req, cardTags());
  });
}

/**
 * GET /api/cards/order answers the entries of every menu in their order. POST with `{ "kind": …, "ids": […] }` puts
 * the entries of one menu in another order.
 */
export const menuOrderEndpoints: Endpoint[] = [
  {
    path: '/order',
    method: 'get',
    handler: forEditors(async (req) => {
      const entries = await readEntries(req, otherLocale(requestLocale(req)));
      return Response.json({
        entries: entries.map(({ id, kind, title, isComingSoon, _status }): MenuEntry => ({
          id,
          kind,
          title: title || `#${id}`,
          isComingSoon: Boolean(isComingSoon),
          isDraft: _status === 'draft',
        })),
      });
    }),
  },
  {
    path: '/order',
    method: 'post',
    handler: forEditors(async (req) => {
      const { kind, ids } = await readObject(req);
      const menu = menuKinds.find(({ value }) => value === kind);
      if (!menu || !isIdList(ids)) {
        throw new APIError(
          'The name of a menu and the ids of its entries are needed',
          400,
          null,
          true,
        );
      }
      await writeOrder(req, menu, ids);
      return Response.json({ kind: menu.value, ids });
    }),
  },
];
