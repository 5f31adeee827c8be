import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as pagesModule from '@/site/page-view-models/get-page-view-model';
import { pageTag, pageTags, platformsTag, platformTags } from '@/content/cache-tags';
import { locales } from '@/i18n/locales';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';

describe('foundation: locale variants of one document do not collide in caches', () => {
  let payload: Payload;
  let database: pg.Pool;
  let content: typeof pagesModule;
  let pageId: number;

  const copy = { vi: 'Trang', en: 'Page' };
  const save = (locale: 'vi' | 'en', title: string) =>
    payload.update({
      collection: 'pages',
      id: pageId,
      locale,
      data: {
        title,
        layout: 'v5',
        navTheme: 'light',
        footerTheme: 'dark',
        sections: [
          { blockType: 'callToAction', title, primary: { text: 'Demo', href: '/book-demo' } },
        ],
        _status: 'published',
      },
    });
  const shown = async (locale: 'vi' | 'en') => {
    const page = await content.getPage(locale, '/caches');
    const text = JSON.stringify(page?.sections);
    return [page?.locale, page?.title, /"titleLines":\["([^"]*)"/.exec(text)?.[1]];
  };

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
    content = await import('@/site/page-view-models/get-page-view-model');
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: {
        path: '/caches',
        title: 'Nháp',
        layout: 'v5',
        navTheme: 'light',
        footerTheme: 'dark',
        _status: 'draft',
      },
    });
    pageId = id;
    for (const locale of locales) await save(locale, copy[locale]);
  });

  afterAll(() => stopCms(payload, database));

  it('each language has a cache entry of its own', async () => {
    const expected = { vi: ['vi', 'Trang', 'Trang'], en: ['en', 'Page', 'Page'] };
    for (const locale of ['vi', 'en', 'vi', 'en'] as const) {
      expect(await shown(locale)).toEqual(expected[locale]);
    }
  });

  it('refreshing one language updates it, and keeps the entry of the other', async () => {
    await Promise.all(locales.map(shown));
    for (const locale of locales) await save(locale, `${copy[locale]} 2`);
    const { allRefreshed, refreshThisProcess } =
      await import('@/content/refresh-caches-of-process');
    refreshThisProcess([pageTag('/caches', 'en')]);
    await allRefreshed();
    expect(await shown('en')).toEqual(['en', 'Page 2', 'Page 2']);
    // The Vietnamese page is saved too, but not refreshed yet: the old value proves that the refresh was limited to its
    // tags.
    expect(await shown('vi')).toEqual(['vi', 'Trang', 'Trang']);
    refreshThisProcess([pageTag('/caches', 'vi')]);
    await allRefreshed();
    expect(await shown('vi')).toEqual(['vi', 'Trang 2', 'Trang 2']);
  });

  it('the platform list is cached by language too', async () => {
    const { listPlatforms } = await import('@/content/entries/read-products-events-and-quotes');
    const { id } = await payload.create({
      collection: 'platforms',
      locale: 'vi',
      data: { name: 'Listen', heading: { label: 'Lắng nghe' }, _status: 'published' },
    });
    await payload.update({
      collection: 'platforms',
      id,
      locale: 'en',
      data: { heading: { label: 'Listen' }, _status: 'published' },
    });
    const expected = { vi: 'Lắng nghe', en: 'Listen' };
    for (const locale of ['vi', 'en', 'vi', 'en'] as const) {
      const text = JSON.stringify(await listPlatforms(locale));
      expect(text).toContain(`"${expected[locale]}"`);
      expect(text).not.toContain(`"${expected[locale === 'vi' ? 'en' : 'vi']}"`);
    }
  });

  it('all cache tags are unique', () => {
    const paths = ['/', '/en', '/vi', '/caches', '/caches/en', '/caches:en', 'platforms'];
    const names = [...paths.flatMap(pageTags), ...platformTags()];
    // The list of all URLs adds one tag, because it is refreshed with every page.
    expect(new Set(names).size).toBe((paths.length + 1) * locales.length + 1);
    for (const locale of locales) {
      expect(names).toContain(platformsTag(locale));
      expect(names.filter((name) => name.endsWith(`:${locale}`))).toHaveLength(paths.length + 1);
    }
  });
});
