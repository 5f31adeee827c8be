import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type { searchSite as SearchSite } from '@/content/search/search-site';
import { freshDatabase } from '../support/test-database';
import { leastTimes } from '../support/measure-least-times';
import { fillSearch, searchPlan } from '../support/measure-search-cost';

let payload: Payload;
let searchSite: typeof SearchSite;

beforeAll(async () => {
  await freshDatabase();
  ({ searchSite } = await import('@/content/search/search-site'));
  payload = await (await import('@/content/register-cms-instance')).cms();
  await payload.create({
    collection: 'blogs',
    locale: 'vi',
    data: { slug: 'tong-dai', title: 'Tổng đài điện thoại', _status: 'published' },
  });
  await payload.updateGlobal({
    slug: 'settings',
    locale: 'vi',
    data: { searchSynonyms: 'từ bài, bai so, tu1 tu2, tu5' },
  });
});

afterAll(() => payload.destroy());

describe('search at 5,000 documents', () => {
  const DOCUMENTS = 5000;
  /** The limit for one search, relative to reading the whole table once in the same run. */
  const MAX_SCANS = 1;

  it('reads only the index, whatever is typed', async () => {
    const { pool } = payload.db as unknown as PostgresAdapter;
    await fillSearch(pool, DOCUMENTS, 200);
    expect(await searchPlan(pool)).toContain('search_documents_vector');

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
      'từ bài',
      'tu2 tu3',
    ];
    const ask = (query: string) => () => searchSite({ ...asked, query });
    const [scan, ...took] = await leastTimes(15, [readTable, ...questions.map(ask)]);
    for (const [index, question] of questions.entries()) {
      console.log(
        `search “${question}”: ${took[index]!.toFixed(1)} ms, a scan ${scan!.toFixed(1)} ms`,
      );
    }
    expect(Math.max(...took) / scan!).toBeLessThan(MAX_SCANS);
  });
});
