import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type * as names from '@/content/embedded/published-names';
import { freshDatabase } from '../support/database';

const LOOK = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

describe('the live addresses', () => {
  let payload: Payload;
  let publishedNames: typeof names.publishedNames;

  beforeAll(async () => {
    await freshDatabase();
    ({ publishedNames } = await import('@/content/embedded/published-names'));
    payload = await (await import('@/content/payload')).cms();
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

  it('are those of each language alone', async () => {
    await publish('/hai', 'vi', 'published');
    await publish('/two', 'en', 'published');
    await publish('/nhap', 'vi', 'draft');
    expect(await publishedNames('pages', 'path')).toEqual({ vi: ['/hai'], en: ['/two'] });
  });

  it('take no second to read when there are 5,000 documents', async () => {
    const { drizzle } = payload.db as unknown as PostgresAdapter;
    await drizzle.execute(`
      INSERT INTO pages (path) SELECT '/nhieu-' || n FROM generate_series(1, 5000) n`);
    await drizzle.execute(`
      INSERT INTO pages_locales (title, layout, nav_theme, footer_theme, _status, _locale, _parent_id)
      SELECT path, 'v5', 'light', 'dark', 'published', 'vi', id FROM pages WHERE path LIKE '/nhieu-%'`);
    const started = performance.now();
    const { vi } = await publishedNames('pages', 'path');
    expect(vi).toHaveLength(5001);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
