import { type SQL, sql } from 'drizzle-orm';
import { isLocale, type Locale, locales } from '@/i18n/locales';
import { databaseOf } from '@/lib/payload-database';
import { addressedLists, entryAddresses, listings } from '@/lib/urls-of-entry-lists';
import { cms } from '../../register-cms-instance';
import type { AddressPart, LiveAddress } from '../../header-and-footer-types';
import { liveOf } from './sql-of-published-documents';

const iso = (moment: SQL): SQL =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL of common table expressions, to follow `WITH`. The last one, `addresses`, has a row for each published path and
 * language: `path`, `locale` and `updated_at`. A page that lists entries has changed when one of its entries has. The
 * database counts and sorts: a process would need a gigabyte of memory for 100,000 documents.
 */
function liveAddresses(): SQL {
  const entries = addressedLists.map((list) => {
    const base = entryAddresses[list];
    return sql`
      SELECT ${`${base}/`}::text || name AS path, locale::text, updated_at, ${listings[base] ?? base}::text AS listing
      FROM (${liveOf(list)}) live`;
  });
  return sql`
    entries AS MATERIALIZED (${sql.join(entries, sql` UNION ALL `)}),
    changes AS (SELECT listing, max(updated_at) AS updated_at FROM entries GROUP BY listing),
    addresses AS (
      SELECT path, locale, updated_at FROM entries
      UNION ALL
      SELECT live.name, live.locale::text, greatest(live.updated_at, changes.updated_at)
      FROM (${liveOf('pages')}) live LEFT JOIN changes ON changes.listing = live.name
    )`;
}

/**
 * Divides the published URLs of each language into parts.
 * @param size the maximum number of URLs in a part
 */
export async function findAddressParts(size: number): Promise<AddressPart[]> {
  const { drizzle } = databaseOf(await cms());
  const { rows } = await drizzle.execute<AddressPart>(sql`
    WITH ${liveAddresses()}, numbered AS (
      SELECT locale, updated_at,
        ((row_number() OVER (PARTITION BY locale ORDER BY path COLLATE "C") - 1) / ${size} + 1)::int AS number
      FROM addresses
    )
    SELECT locale, number, ${iso(sql`max(updated_at)`)} AS "updatedAt"
    FROM numbered GROUP BY locale, number ORDER BY number`);
  return locales.flatMap((locale) => rows.filter((part) => part.locale === locale));
}

/** Finds the URLs of one part, sorted by path; none where there is no such part. */
export async function findAddresses(
  locale: Locale,
  number: number,
  size: number,
): Promise<LiveAddress[]> {
  const { drizzle } = databaseOf(await cms());
  const { rows } = await drizzle.execute<{
    path: string;
    locales: string[];
    updatedAt: string;
  }>(sql`
    WITH ${liveAddresses()}, part AS (
      SELECT path FROM addresses WHERE locale = ${locale}
      ORDER BY path COLLATE "C" LIMIT ${size} OFFSET ${(number - 1) * size}
    )
    SELECT path, array_agg(locale) AS locales, ${iso(sql`max(updated_at)`)} AS "updatedAt"
    FROM addresses JOIN part USING (path) GROUP BY path ORDER BY path COLLATE "C"`);
  return rows.map(({ path, locales: named, updatedAt }) => ({
    path,
    updatedAt,
    publishedIn: named.filter(isLocale).toSorted((a, b) => locales.indexOf(a) - locales.indexOf(b)),
  }));
}
