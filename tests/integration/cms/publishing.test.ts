import type * as embedded from '@/content/queries/payload/find-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type { Page } from '@/payload-types';
import { freshDatabase } from '../../support/test-database';

const callToAction = (title: string): NonNullable<Page['sections']> => [
  { blockType: 'callToAction', title, primary: { text: 'Demo', href: 'https://example.com/demo' } },
];

const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

describe('publishing', () => {
  let payload: Payload;
  let findPage: typeof embedded.findPage;

  beforeAll(async () => {
    await freshDatabase();
    ({ findPage } = await import('@/content/queries/payload/find-pages'));
    const { cms } = await import('@/content/register-cms-instance');
    payload = await cms();
  });

  afterAll(() => payload.destroy());

  const create = (path: string, status: 'draft' | 'published') =>
    payload.create({
      collection: 'pages',
      locale: 'vi',
      data: { ...base, path, title: 'Trang', sections: callToAction('Bản một'), _status: status },
    });

  const live = async (locale: 'vi' | 'en', path: string) =>
    (await findPage(locale, path, { draft: false }))?.page;

  it('foundation: an unpublished address is 404 in its language: nowhere on the site', async () => {
    await create('/draft-only', 'draft');
    expect(await live('vi', '/draft-only')).toBeUndefined();
    expect((await findPage('vi', '/draft-only', { draft: true }))?.page.title).toBe('Trang');
  });

  it('foundation: publishing one language leaves the other as it was', async () => {
    const page = await create('/one-language', 'published');
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      draft: true,
      data: { ...base, title: 'Page', sections: callToAction('Draft'), _status: 'draft' },
    });
    expect((await live('vi', '/one-language'))?.title).toBe('Trang');
    expect(await live('en', '/one-language')).toBeUndefined();
    const found = await findPage('vi', '/one-language', { draft: false });
    expect(found?.publishedIn).toEqual(['vi']);

    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      data: { ...base, title: 'Page', sections: callToAction('Live'), _status: 'published' },
    });
    expect((await live('en', '/one-language'))?.title).toBe('Page');
    expect(await findPage('vi', '/one-language', { draft: false })).toMatchObject({
      page: { title: 'Trang', sections: [{ title: 'Bản một' }] },
      publishedIn: ['vi', 'en'],
    });
  });

  it('foundation: publishing one language leaves the other as it was: with links that the checks follow in both languages', async () => {
    const linking = (text: string): NonNullable<Page['sections']> => [
      { blockType: 'callToAction', title: text, primary: { text, href: '/blog/linked-to' } },
    ];
    // The target of the links is an entry: the publish checks look for it in each language.
    await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { slug: 'linked-to', title: 'Bài', summary: 'Tóm tắt', _status: 'published' },
    });
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: {
        ...base,
        path: '/with-link',
        title: 'Trang',
        sections: linking('Xem trang'),
        _status: 'published',
      },
    });
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'Page', sections: linking('See the page'), _status: 'draft' },
    });

    // Each save has a request with a locale and a query, as the endpoint of the CMS passes it.
    const user = { collection: 'users', id: 1, role: 'admin' };
    for (const title of ['Trang mới', 'Trang mới hơn']) {
      const req = { locale: 'vi', query: { locale: 'vi' }, user } as never;
      await payload.update({ collection: 'pages', id, data: { title }, req });
      expect((await live('vi', '/with-link'))?.title).toBe(title);
    }
    const newest = (locale: 'vi' | 'en') =>
      payload.findByID({ collection: 'pages', id, locale, draft: true, fallbackLocale: false });
    expect(await newest('vi')).toMatchObject({ title: 'Trang mới hơn' });
    expect(await newest('en')).toMatchObject({
      title: 'Page',
      sections: [{ title: 'See the page' }],
    });
  });

  it('D17 each page has a layout and themes of its own for navigation and footer', async () => {
    const { toPageView } = await import('@/site/page-view-models/page-view-model');
    const looks = [
      ['/look-1', { layout: 'default', navTheme: 'light', footerTheme: 'normal' }],
      ['/look-2', { layout: 'v5', navTheme: 'normal', footerTheme: 'dark' }],
      ['/look-3', { layout: 'v5', navTheme: 'dark', footerTheme: 'light' }],
    ] as const;
    for (const [path, look] of looks) {
      await payload.create({
        collection: 'pages',
        locale: 'vi',
        data: { ...look, path, title: path, sections: callToAction('x'), _status: 'published' },
      });
    }
    const { entryLists } = await import('@/content/entries/read-functions-of-all-lists');
    for (const [path, look] of looks) {
      const document = await findPage('vi', path, { draft: false });
      const lists = {
        entries: entryLists,
        platforms: () => Promise.resolve([]),
        events: () => Promise.resolve({ events: { coming: [], past: [] }, isIncomplete: false }),
        videos: () => Promise.resolve([]),
        quotes: () => Promise.resolve([]),
        ticketOffer: () => Promise.resolve(null),
        offices: () =>
          Promise.resolve({
            offices: [],
            email: '',
            phone: '',
            office: { promiseMinutes: 30, text: '', exceptions: [], hours: { week: [], days: {} } },
          }),
      };
      const view = await toPageView({
        ...document!,
        locale: 'vi',
        lists,
        trail: [],
        state: {},
        draft: false,
      });
      expect(view).toMatchObject({ path, ...look });
    }
    for (const wrong of [{ layout: 'v6' }, { navTheme: 'pink' }, { footerTheme: '#fff' }]) {
      const data = { ...base, path: '/look-4', title: 'x', ...wrong } as never;
      await expect(
        payload.create({ collection: 'pages', locale: 'vi', data }),
      ).rejects.toMatchObject({ status: 400 });
    }
  });

  it('foundation: the CMS never answers in the other language', async () => {
    await create('/vietnamese-only', 'published');
    expect(await live('en', '/vietnamese-only')).toBeUndefined();
    expect(await findPage('en', '/vietnamese-only', { draft: true })).toBeNull();
  });

  it('foundation: shared fields and sections of a draft do not leak into what is live', async () => {
    const page = await create('/leak', 'published');
    const english = { ...base, title: 'Page', _status: 'published' } as const;
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      data: { ...english, sections: callToAction('Live') },
    });
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      draft: true,
      data: {
        title: 'Rewritten',
        navTheme: 'dark',
        sections: callToAction('Draft'),
        _status: 'draft',
      },
    });
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'vi',
      data: { title: 'Trang mới', sections: callToAction('Bản hai'), _status: 'published' },
    });
    const [vi, en] = [await live('vi', '/leak'), await live('en', '/leak')];
    expect(vi).toMatchObject({ title: 'Trang mới', sections: [{ title: 'Bản hai' }] });
    expect(en).toMatchObject({ title: 'Page', navTheme: 'light', sections: [{ title: 'Live' }] });
  });

  it('foundation: versions of a page are kept and can be restored', async () => {
    const page = await create('/versions', 'published');
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'vi',
      data: { title: 'Bản mới', _status: 'published' },
    });
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      locale: 'vi',
    });
    const earlier = docs.find(({ version }) => version.title === 'Trang');
    expect((await live('vi', '/versions'))?.title).toBe('Bản mới');
    await payload.restoreVersion({ collection: 'pages', id: earlier!.id, locale: 'vi' });
    expect((await live('vi', '/versions'))?.title).toBe('Trang');
  });

  it('foundation: shared fields and sections of a draft do not leak into what is live (the address)', async () => {
    const page = await create('/fixed', 'published');
    const saved = payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'vi',
      overrideAccess: false,
      user: await editor(payload),
      data: { path: '/moved', title: 'Trang', _status: 'published' },
    });
    await expect(saved).rejects.toMatchObject({ status: 400 });
    expect(await live('vi', '/fixed')).toBeDefined();
    expect(await live('vi', '/moved')).toBeUndefined();
  });
});

async function editor(payload: Payload) {
  await payload.create({
    collection: 'users',
    data: { email: 'first@example.com', password: 'long-enough-password', role: 'admin' },
  });
  const user = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.com', password: 'long-enough-password', role: 'editor' },
  });
  return { ...user, collection: 'users' as const };
}
