import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type * as names from '@/content/queries/payload/find-published-paths-and-slugs';
import { freshDatabase } from '../../support/test-database';

const LOOK = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

describe('the published addresses', () => {
  let payload: Payload;
  let publishedNames: typeof names.publishedNames;

  beforeAll(async () => {
    await freshDatabase();
    ({ publishedNames } = await import('@/content/queries/payload/find-published-paths-and-slugs'));
    payload = await (await import('@/content/register-cms-instance')).cms();
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
    const listed = (await publishedNames([])).map(({ list, locale, names }) => [
      list,
      locale,
      names,
    ]);
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(['pages', 'vi', ['/hai']]);
    expect(listed).toContainEqual(['pages', 'en', ['/two']]);
  });
});
