import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import type { listAddresses as ListAddresses } from '@/content/paths/list-published-urls';
import type { getBlog as GetBlog } from '@/content/entries/read-blog-articles';
import { pageMetadata } from '@/site/seo/page-metadata';
import { sitemapFile } from '@/site/seo/sitemap';
import { freshDatabase } from '../../support/test-database';
import { tagsNamedBy } from '../../support/announced-cache-tags';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const SITE = 'https://www.example.com';
const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

let payload: Payload;
let listAddresses: typeof ListAddresses;
let getBlog: typeof GetBlog;
let article: number;

const write = (locale: 'vi' | 'en', _status: 'draft' | 'published') =>
  payload.update({ collection: 'blogs', id: article, locale, data: { title: locale, _status } });

beforeAll(async () => {
  await freshDatabase();
  ({ listAddresses } = await import('@/content/paths/list-published-urls'));
  ({ getBlog } = await import('@/content/entries/read-blog-articles'));
  payload = await (await import('@/content/register-cms-instance')).cms();
  for (const [path, title] of [
    ['/', 'Trang chủ'],
    ['/blog', 'Bài viết'],
  ] as const) {
    await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: { ...base, path, title, sections: [], _status: 'published' },
    });
  }
  const made = await payload.create({
    collection: 'blogs',
    locale: 'vi',
    data: { slug: 'first-call', title: 'Cuộc gọi đầu', _status: 'published' },
  });
  article = made.id;
});

afterAll(() => payload.destroy());

const allAddresses = async () =>
  (await Promise.all([listAddresses('vi', 1), listAddresses('en', 1)])).flat();

const languagesOf = async (path: string) =>
  (await allAddresses()).find((address) => address.path === path)?.publishedIn ?? [];

/** The hreflang values of the article's page; null when the article is not live in the language. */
async function offeredBy(locale: 'vi' | 'en'): Promise<string[] | null> {
  const page = await getBlog({ locale, slug: 'first-call', draft: false });
  return page && Object.keys(pageMetadata(page).alternates?.languages ?? {});
}

const inSitemap = async (locale: 'vi' | 'en') => {
  const addresses = await listAddresses(locale, 1);
  return (
    addresses.length > 0 && (await sitemapFile(locale, addresses, SITE)).includes('first-call')
  );
};

describe('foundation: hreflang and language selector offer only what is published, sitemaps too', () => {
  it('in one language only', async () => {
    expect(await languagesOf('/blog/first-call')).toEqual(['vi']);
    expect(await offeredBy('vi')).toEqual(['vi', 'x-default']);
    expect(await offeredBy('en')).toBeNull();
    expect([await inSitemap('vi'), await inSitemap('en')]).toEqual([true, false]);
  });

  it('in both, each naming the other', async () => {
    await write('en', 'published');
    expect(await languagesOf('/blog/first-call')).toEqual(['vi', 'en']);
    expect(await offeredBy('vi')).toEqual(['vi', 'en', 'x-default']);
    expect(await offeredBy('en')).toEqual(['vi', 'en', 'x-default']);
    expect([await inSitemap('vi'), await inSitemap('en')]).toEqual([true, true]);
  });

  it('at once after Vietnamese was unpublished', async () => {
    await write('vi', 'draft');
    expect(await languagesOf('/blog/first-call')).toEqual(['en']);
    expect(await offeredBy('vi')).toBeNull();
    expect(await offeredBy('en')).toEqual(['en']);
    expect([await inSitemap('vi'), await inSitemap('en')]).toEqual([false, true]);
  });
});

it('a list page is dated by its latest entry, and a draft does not change the date', async () => {
  const changed = async (path: string) =>
    (await allAddresses()).find((address) => address.path === path)?.updatedAt;
  const before = await changed('/blog');
  await payload.update({
    collection: 'blogs',
    id: article,
    locale: 'en',
    draft: true,
    data: { title: 'Draft', _status: 'draft' },
  });
  expect(await changed('/blog')).toBe(before);
  await write('en', 'published');
  expect(await changed('/blog')).toBe(await changed('/blog/first-call'));
  expect((await changed('/blog'))! > before!).toBe(true);
});

it('every saved page and entry refreshes the list of all addresses', async () => {
  const { tags } = await tagsNamedBy(() => write('vi', 'published'));
  expect(tags).toContain('addresses');
});
