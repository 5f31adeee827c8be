import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload } from 'payload';
import { expect, vi } from 'vitest';
import { entryData, type publicTypes, slugFor } from './sample-entries-of-contract-lists';

type Pool = PostgresAdapter['pool'];
type List = (typeof publicTypes)[number][0];

async function columnsOf(pool: Pool, table: string, without: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !without.includes(name));
}

const quoted = (names: string[], prefix = '') =>
  names.map((name) => `${prefix}"${name}"`).join(', ');

/** Copies the first entry of a type until there are this many. */
export async function fillTo(pool: Pool, collection: CollectionSlug, count: number): Promise<void> {
  const table = collection.replaceAll('-', '_');
  const own = await columnsOf(pool, table, ['id', 'slug']);
  const localized = await columnsOf(pool, `${table}_locales`, ['id', '_parent_id']);
  const { rows } = await pool.query<{ first: number; have: number }>(
    `SELECT min(id)::int AS first, count(*)::int AS have FROM "${table}"`,
  );
  const { first, have } = rows[0]!;
  const hasSlug = (await columnsOf(pool, table, [])).includes('slug');
  await pool.query(
    `WITH copies AS (
       INSERT INTO "${table}" (${quoted(own)}${hasSlug ? ', slug' : ''})
       SELECT ${quoted(own, 't.')}${hasSlug ? `, 'copy-' || n` : ''}
       FROM "${table}" t, generate_series($1::int, $2::int) n WHERE t.id = $3
       RETURNING id
     )
     INSERT INTO "${table}_locales" (${quoted(localized)}, _parent_id)
     SELECT ${quoted(localized, 'l.')}, copies.id
     FROM copies, "${table}_locales" l WHERE l._parent_id = $3`,
    [have + 1, count, first],
  );
}

/** The number of SQL statements for a list of this length, and the least time of several reads in milliseconds. */
export async function costOf(pool: Pool, list: List, count: number, readings: number) {
  const { queriesFor } = await import('@/content/queries/choose-list-source');
  expect(await queriesFor(list).list(list, 'vi')).toHaveLength(count);
  const query = vi.spyOn(pool, 'query');
  const times: number[] = [];
  for (let reading = 0; reading < readings; reading += 1) {
    const start = performance.now();
    await queriesFor(list).list(list, 'vi');
    times.push(performance.now() - start);
  }
  const statements = query.mock.calls.length / readings;
  query.mockRestore();
  return { statements, ms: Math.min(...times) };
}

export async function writeFirst(payload: Payload, collection: CollectionSlug): Promise<void> {
  const data = {
    ...entryData(payload, collection, 'Mot-chu'),
    ...slugFor(payload, collection, 'first'),
  };
  await payload.create({ collection, locale: 'vi', data: data as never });
}
