import type * as embedded from '@/content/embedded/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type { Page } from '@/payload-types';
import { freshDatabase } from '../support/database';

const callToAction = (title: string): NonNullable<Page['sections']> => [
  { blockType: 'callToAction', title, primary: { text: 'Demo', href: '/book-demo' } },
];

const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

describe('publishing', () => {
  let payload: Payload;
  let findPage: typeof embedded.findPage;

  beforeAll(async () => {
    await freshDatabase();
    ({ findPage } = await import('@/content/embedded/pages'));
    const { cms } = await import('@/content/payload');
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

  it('foundation: an unpublished page is nowhere on the site', async () => {
    await create('/draft-only', 'draft');
    expect(await live('vi', '/draft-only')).toBeUndefined();
    expect((await findPage('vi', '/draft-only', { draft: true }))?.page.title).toBe('Trang');
  });

  it('foundation: a page is live only in the language that was published', async () => {
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
  });

  it('foundation: a language without copy never falls back to the other one', async () => {
    await create('/vietnamese-only', 'published');
    expect(await live('en', '/vietnamese-only')).toBeUndefined();
    expect(await findPage('en', '/vietnamese-only', { draft: true })).toBeNull();
  });

  it('foundation: publishing one language leaves the draft of the other one a draft', async () => {
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

  it('foundation: a draft keeps earlier versions, and one of them can be restored', async () => {
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

  it('foundation: the address shared by both languages does not change with a publish', async () => {
    const page = await create('/fixed', 'published');
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'vi',
      overrideAccess: false,
      user: await editor(payload),
      data: { path: '/moved', title: 'Trang', _status: 'published' },
    });
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
