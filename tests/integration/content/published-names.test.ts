import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type * as names from '@/content/queries/payload/published-names';
import { freshDatabase } from '../../support/test-database';
import { leastTimes } from '../../support/least-times';

const LOOK = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

describe('the published addresses', () => {
  let payload: Payload;
  let publishedNames: typeof names.publishedNames;

  beforeAll(async () => {
    await freshDatabase();
    ({ publishedNames } = await import('@/content/queries/payload/published-names'));
    payload = await (await import('@/content/cms-instance')).cms();
  });

  afterAll(() => payload.destroy());

  const publish = (path: string, locale: 'vi' | 'en', _status: 'draft' | 'published') =>
    payload.create({
      collection: 'pages',
      locale,
      data: {
        ...LOOK,
        path,
        title: path,
        sections: [
          { blockType: 'callToAction', title: 'x', primary: { text: 'x', href: '/book-demo' } },
        ],
        _status,
      },
    });

  it('are listed separately for each language', async () => {
    await publish('/hai', 'vi', 'published');
    await publish('/two', 'en', 'published');
    await publish('/nhap', 'vi', 'draft');
    expect(await publishedNames('pages', 'path')).toEqual({ vi: ['/hai'], en: ['/two'] });
  });

  it('of 5,000 documents are read in little more time than their rows', async () => {
    const { drizzle } = payload.db as unknown as PostgresAdapter;
    await drizzle.execute(`
      INSERT INTO pages (path) SELECT '/nhieu-' || n FROM generate_series(1, 5000) n`);
    await drizzle.execute(`
      INSERT INTO pages_locales (title, layout, nav_theme, footer_theme, _status, _locale, _parent_id)
      SELECT path, 'v5', 'light', 'dark', 'published', 'vi', id FROM pages WHERE path LIKE '/nhieu-%'`);
    expect((await publishedNames('pages', 'path')).vi).toHaveLength(5001);
    const [ours, bare] = await leastTimes(5, [
      () => publishedNames('pages', 'path'),
      () =>
        drizzle.execute(`
          SELECT path, _locale FROM pages JOIN pages_locales ON _parent_id = pages.id
          WHERE _status = 'published'`),
    ]);
    // The query took 1.1 times as long as bare SQL when this was written; Payload's own list took nine times.
    expect(ours! / bare!).toBeLessThan(4);
  });
});
