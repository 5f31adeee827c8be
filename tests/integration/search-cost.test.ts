import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type { searchSite as SearchSite } from '@/content/search/search';
import { freshDatabase } from '../support/database';
import { leastTimes } from '../support/least-times';

let payload: Payload;
let searchSite: typeof SearchSite;

beforeAll(async () => {
  await freshDatabase();
  ({ searchSite } = await import('@/content/search/search'));
  payload = await (await import('@/content/payload')).cms();
  await payload.create({
    collection: 'blogs',
    locale: 'vi',
    data: { slug: 'tong-dai', title: 'Tổng đài điện thoại', _status: 'published' },
  });
});

afterAll(() => payload.destroy());

describe('search at 5,000 documents', () => {
  const DOCUMENTS = 5000;
  /** What one question may cost, beside reading the whole table once in the same run. */
  const MOST_SCANS = 2;

  it('reads the index and not the table, whatever is typed', async () => {
    const { pool } = payload.db as unknown as PostgresAdapter;
    // Texts of 200 words of 4,000, some of them in nearly every one, as in any language.
    await pool.query(`
      INSERT INTO search_documents (locale, collection, document, address, title, summary, body,
        folded_title, vector, changed_at, version)
      SELECT 'vi', 'blogs', 100000 + n, '/blog/n' || n, 'Bài số ' || n, '', words, 'bai so ' || n,
        setweight(to_tsvector('simple', 'bai so ' || n), 'A') || setweight(to_tsvector('simple', words), 'D'),
        now() - n * interval '1 hour', 1
      FROM generate_series(1, ${DOCUMENTS}) n, LATERAL (
        SELECT string_agg('tu' || floor(4000 * power(random(), 2) + 0 * (n + word))::int, ' ') AS words
        FROM generate_series(1, 200) word) text`);
    await pool.query(`
      INSERT INTO search_words SELECT DISTINCT 'vi', unnest(tsvector_to_array(vector))
      FROM search_documents ON CONFLICT DO NOTHING`);
    await pool.query('VACUUM ANALYZE search_documents, search_words');

    const { searchStatement } = await import('@/content/search/index-table');
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${searchStatement(2)}`, [
      'vi',
      "'tu3999' & 'tu12'",
      'tu3999 tu12',
      null,
      10,
      0,
      [' tu3999', ' tu12'],
      2,
    ]);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('search_documents_vector');

    const asked = { locale: 'vi', kind: null, page: 1, size: 10 } as const;
    const readTable = () =>
      pool.query(`SELECT count(*) FROM search_documents WHERE body ILIKE '%khong-co-gi%'`);
    const questions = [
      'tu1200 tu300',
      'bai so',
      'tu1',
      'điện thoại',
      'dien thoja',
      'tu33 khong-co',
    ];
    const ask = (query: string) => () => searchSite({ ...asked, query });
    const [scan, ...took] = await leastTimes(15, [readTable, ...questions.map(ask)]);
    for (const [index, question] of questions.entries()) {
      console.log(
        `search “${question}”: ${took[index]!.toFixed(1)} ms, a scan ${scan!.toFixed(1)} ms`,
      );
    }
    expect(Math.max(...took) / scan!).toBeLessThan(MOST_SCANS);
  });
});
