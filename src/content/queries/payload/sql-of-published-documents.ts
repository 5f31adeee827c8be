import { type SQL, sql } from 'drizzle-orm';
import type { linkableTypes } from '@/lib/urls-of-entry-lists';

/** SQL for the published documents of a list, a row for each language; `name` is the path or slug. */
export function liveOf(list: (typeof linkableTypes)[number]): SQL {
  const table = list.replaceAll('-', '_');
  const name = sql.identifier(list === 'pages' ? 'path' : 'slug');
  return sql`
    SELECT main.id, main.${name} AS name, words._locale AS locale, main.updated_at
    FROM ${sql.identifier(table)} main
    JOIN ${sql.identifier(`${table}_locales`)} words ON words._parent_id = main.id
    WHERE words._status = 'published' AND main.deleted_at IS NULL AND main.${name} IS NOT NULL`;
}
