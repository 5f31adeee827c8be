import { sql } from 'drizzle-orm';
import { isLocale, type Locale } from '@/i18n/locales';
import { databaseOf } from '@/lib/payload-database';
import type { AddressedList } from '@/lib/entry-addresses';
import { cms } from '../../cms-instance';

/**
 * The paths or slugs that are live, by language. Queried in SQL: this runs after every save, and loading thousands of
 * documents for one column each would slow a save down with the amount of content.
 */
export async function publishedNames(
  list: 'pages' | AddressedList,
  column: 'path' | 'slug',
): Promise<Record<Locale, string[]>> {
  const payload = await cms();
  const { drizzle } = databaseOf(payload);
  const table = list.replaceAll('-', '_');
  const { rows } = await drizzle.execute(sql`
    SELECT main.${sql.identifier(column)} AS name, words._locale AS locale
    FROM ${sql.identifier(table)} main
    JOIN ${sql.identifier(`${table}_locales`)} words ON words._parent_id = main.id
    WHERE words._status = 'published' AND main.deleted_at IS NULL`);
  const names: Record<Locale, string[]> = { vi: [], en: [] };
  for (const { name, locale } of rows) {
    if (isLocale(String(locale))) names[locale as Locale].push(String(name));
  }
  return names;
}
