import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';

/**
 * The actions that the access log records: those with personal data, and as `erase` also the removal of a second factor
 * and the confirmation of a mass erasure.
 */
export const accessActions = {
  view: { vi: 'Xem', en: 'View' },
  list: { vi: 'Xem danh sách', en: 'List' },
  file: { vi: 'Tải tệp', en: 'File' },
  export: { vi: 'Xuất ra tệp', en: 'Export' },
  erase: { vi: 'Xoá dữ liệu', en: 'Erased' },
} as const;
export type AccessAction = keyof typeof accessActions;

export type AccessRecord = {
  user: number;
  action: AccessAction;
  /** The slug of the collection with the records; `second-factor` for the removal of a second factor. */
  collection: string;
  ids: readonly number[];
  /** How many records were read; `ids` may name only the first of them. */
  count: number;
  /** The request's filter, of which only a hash is stored. */
  filter?: unknown;
};

const MAX_IDS = 200;

/**
 * How many seconds the same view or list of the same person is logged only once: one screen of the admin sends the same
 * query several times.
 */
const SAME_VIEW_SECONDS = 30;

export const fingerprint = (filter: unknown): string | null =>
  filter === undefined || filter === null
    ? null
    : createHash('sha256').update(JSON.stringify(filter)).digest('hex').slice(0, 16);

/**
 * Logs who read what. When the same person views or lists the same records again within SAME_VIEW_SECONDS, that is not
 * logged again; a download, an export or an erasure always is.
 *
 * @throws when the row can not be stored: nothing may be shown unlogged
 */
export async function recordAccess(session: Session, record: AccessRecord): Promise<void> {
  const { user, action, collection, count } = record;
  const ids = JSON.stringify(record.ids.slice(0, MAX_IDS));
  const filter = fingerprint(record.filter);
  const repeated = sql`
    SELECT 1 FROM access_log
    WHERE at > now() - make_interval(secs => ${SAME_VIEW_SECONDS}) AND user_id = ${user}
      AND action::text = ${action} AND collection = ${collection} AND ids = ${ids}::jsonb
      AND filter IS NOT DISTINCT FROM ${filter}::text`;
  await session.execute(sql`
    INSERT INTO access_log (at, user_id, account, action, collection, count, ids, filter)
    SELECT now(), ${user}::int, (SELECT email FROM users WHERE id = ${user}), ${action}::enum_access_log_action, ${collection}::text,
      ${count}::numeric, ${ids}::jsonb, ${filter}::text
    WHERE ${action !== 'view' && action !== 'list'} OR NOT EXISTS (${repeated})`);
}
