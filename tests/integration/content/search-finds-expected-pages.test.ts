import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Payload } from 'payload';
import { locales, localizedPath } from '@/i18n/locales';
import { freshDatabase } from '../../support/test-database';
import queries from '../../fixtures/search-queries.json';

/** How many of the sixty must succeed; what a query means is debatable now and then. */
const MIN_FOUND_FIRST = 55;

let payload: Payload;

beforeAll(async () => {
  await freshDatabase();
  payload = await (await import('@/content/register-cms-instance')).cms();
  const { seedContent } = await import('@/cms/seed/seed-content');
  await seedContent(payload);
});

afterAll(() => payload.destroy());

it('search: typical queries find the right page first', async () => {
  const { searchSite } = await import('@/content/search/search-site');
  const wrong: string[] = [];
  let asked = 0;
  for (const locale of locales) {
    for (const [query = '', expected = ''] of queries[locale]) {
      asked += 1;
      const { hits } = await searchSite({ locale, query, kind: null, page: 1, size: 5 });
      const found = hits.map(({ href }) => href);
      if (found[0] !== localizedPath(locale, expected)) {
        wrong.push(`${locale} “${query}”: ${found.join(' ')}, not ${expected}`);
      }
    }
  }
  if (wrong.length > 0) console.log(wrong.join('\n'));
  expect(asked).toBe(60);
  expect(asked - wrong.length).toBeGreaterThanOrEqual(MIN_FOUND_FIRST);
});
