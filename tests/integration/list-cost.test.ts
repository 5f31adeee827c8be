import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../support/database';
import { entryData, publicTypes, slugFor } from '../support/one-entry';

let payload: Payload;
let pool: PostgresAdapter['pool'];

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/payload');
  payload = await cms();
  ({ pool } = payload.db as unknown as PostgresAdapter);
});

afterAll(() => payload.destroy());

async function columnsOf(table: string, without: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !without.includes(name));
}

const quoted = (names: string[], prefix = '') =>
  names.map((name) => `${prefix}"${name}"`).join(', ');

/** Writes one entry of a type, then copies it until there are so many. */
async function fillTo(collection: CollectionSlug, count: number): Promise<void> {
  const table = collection.replaceAll('-', '_');
  const own = await columnsOf(table, ['id', 'slug']);
  const localized = await columnsOf(`${table}_locales`, ['id', '_parent_id']);
  const { rows } = await pool.query<{ first: number; have: number }>(
    `SELECT min(id)::int AS first, count(*)::int AS have FROM "${table}"`,
  );
  const { first, have } = rows[0]!;
  const hasSlug = (await columnsOf(table, [])).includes('slug');
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

/** How many statements a list takes, and the least time of five readings in milliseconds. */
async function cost(list: (typeof publicTypes)[number][0], count: number) {
  const { contractList } = await import('@/content/contract/client/lists');
  expect(await contractList(list, 'vi')).toHaveLength(count);
  const query = vi.spyOn(pool, 'query');
  const times: number[] = [];
  for (let reading = 0; reading < 5; reading += 1) {
    const start = performance.now();
    await contractList(list, 'vi');
    times.push(performance.now() - start);
  }
  const statements = query.mock.calls.length / 5;
  query.mockRestore();
  return { statements, ms: Math.min(...times) };
}

describe('what every public list costs', () => {
  it.each(publicTypes)(
    '%s: as many statements for 1,000 entries as for 100, and time that grows with them alone',
    async (list, collection) => {
      const data = {
        ...entryData(payload, collection, 'Mot-chu'),
        ...slugFor(payload, collection, 'first'),
      };
      await payload.create({ collection, locale: 'vi', data: data as never });
      await fillTo(collection, 100);
      const hundred = await cost(list, 100);
      await fillTo(collection, 1000);
      const thousand = await cost(list, 1000);
      expect(hundred.statements).toBeGreaterThan(0);
      expect(thousand.statements).toBe(hundred.statements);
      // A list that looks each entry up among all the others takes a hundred times as long. Half of that
      // leaves room for a busy machine.
      expect(thousand.ms / hundred.ms).toBeLessThan(50);
    },
  );
});
