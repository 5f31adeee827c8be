import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import type { getFrame as GetFrame } from '@/content/pages/read-header-and-footer';
import type { MenuEntry } from '@/content/header-and-footer-types';
import { freshDatabase } from '../../support/test-database';
import { tagsNamedBy } from '../../support/announced-cache-tags';
import { tokenOf } from '../../support/accounts-with-second-factor';

/** The cache tags under which content was read. */
const cache = vi.hoisted(() => ({ read: new Set<string>() }));

vi.mock('@/content/read-through-content-cache', () => ({
  readThroughCache: ({ tags, read }: { tags: string[]; read: () => Promise<unknown> }) => {
    for (const tag of tags) cache.read.add(tag);
    return read();
  },
}));

const titled = (entries: MenuEntry[], title: string) =>
  entries.find((entry) => entry.title === title);

let payload: Payload;
let getFrame: typeof GetFrame;

beforeAll(async () => {
  await freshDatabase();
  ({ getFrame } = await import('@/content/pages/read-header-and-footer'));
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
});
afterAll(() => payload.destroy());

describe('header and footer, as editors change them', () => {
  const create = (data: { title: string; status: 'draft' | 'published'; hrefFrom?: 'community' }) =>
    payload.create({
      collection: 'cards',
      locale: 'vi',
      data: {
        kind: 'resources',
        position: 0,
        title: data.title,
        hrefFrom: data.hrefFrom,
        isComingSoon: data.hrefFrom !== undefined,
        _status: data.status,
      },
    });

  it('a draft entry, or one in the other language only, is in no menu', async () => {
    await create({ title: 'Bản nháp', status: 'draft' });
    const card = await create({ title: 'Chỉ tiếng Việt', status: 'published' });
    const update = (title: string) =>
      payload.update({
        collection: 'cards',
        id: card.id,
        locale: 'en',
        draft: true,
        data: { title, _status: 'draft' },
      });
    await update('English draft');
    const [vietnamese, english] = [await getFrame('vi'), await getFrame('en')];
    expect(vietnamese.menus.resources[0]?.title).toBe('Chỉ tiếng Việt');
    expect(titled(vietnamese.menus.resources, 'Bản nháp')).toBeUndefined();
    expect(english.menus.resources.map(({ title }) => title)).not.toContain('English draft');
    expect(english.menus.resources.map(({ id }) => id)).not.toContain(card.id);
  });

  it('an entry that is coming soon has no link, even if another field has an address', async () => {
    await create({ title: 'Nhóm mới', status: 'published', hrefFrom: 'community' });
    const entry = titled((await getFrame('vi')).menus.resources, 'Nhóm mới');
    expect(entry).toMatchObject({ href: null, comingSoon: true });
  });

  it('each list is read under its own tag, and saving refreshes it', async () => {
    const saved = async (save: () => Promise<unknown>) => (await tagsNamedBy(save)).tags.toSorted();
    cache.read.clear();
    await getFrame('en');
    expect([...cache.read].toSorted()).toEqual([
      'cards:en',
      'office-hours',
      'platforms:en',
      'settings:en',
    ]);
    expect(await saved(() => create({ title: 'Mới', status: 'published' }))).toEqual([
      'cards:en',
      'cards:vi',
    ]);
    const data = {
      week: [{ days: ['mon' as const], opens: '09:00', closes: '17:00' }],
      holidays: [],
      promiseMinutes: 45,
      warnMinutes: 10,
    };
    const saveHours = () => payload.updateGlobal({ slug: 'office-hours', data });
    expect(await saved(saveHours)).toEqual(['office-hours']);
    expect((await getFrame('en')).settings.office.promiseMinutes).toBe(45);
  });

  it('pages and entries always show the current promised reply time', async () => {
    const { getPage, getDraftPage } = await import('@/site/page-view-models/get-page-view-model');
    const { listPageSummaries } = await import('@/content/pages/titles-of-all-pages');
    const { readList } = await import('@/content/entries/read-cached-entries');
    const promise = (promiseMinutes: number) =>
      payload.updateGlobal({
        slug: 'office-hours',
        data: {
          week: [{ days: ['mon' as const], opens: '09:00', closes: '17:00' }],
          holidays: [],
          promiseMinutes,
          warnMinutes: 10,
        },
      });
    await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: {
        path: '/promise',
        title: 'Lời hẹn',
        layout: 'v5',
        navTheme: 'light',
        footerTheme: 'dark',
        sections: [
          {
            blockType: 'callToAction',
            title: 'Trả lời trong {{promise.minutes}} phút',
            primary: { text: 'Xem', href: 'https://example.com/demo' },
          },
        ],
        seo: { description: 'Gọi lại trong {{promise.minutes}} phút.' },
        _status: 'published',
      },
    });
    cache.read.clear();
    for (const minutes of [45, 20]) {
      await promise(minutes);
      for (const page of [await getPage('vi', '/promise'), await getDraftPage('vi', '/promise')]) {
        expect(page).toMatchObject({
          sections: [{ model: { titleLines: [`Trả lời trong ${minutes} phút`] } }],
          seo: { description: `Gọi lại trong ${minutes} phút.` },
        });
      }
      const heads = await listPageSummaries('vi');
      expect(heads.find(({ path }) => path === '/promise')?.description).toBe(
        `Gọi lại trong ${minutes} phút.`,
      );
      const list = {
        list: 'blogs' as const,
        locale: 'vi' as const,
        find: () => Promise.resolve(['Trong {{promise.minutes}} phút']),
        toView: (title: string) => ({ title }),
      };
      expect(await readList(list)).toEqual([{ title: `Trong ${minutes} phút` }]);
    }
    // The promised minutes belong to the office hours: a change of these has to refresh what was read.
    expect([...cache.read]).toContain('office-hours');
  });

  it('settings saved over the REST API refresh header and footer', async () => {
    const { POST } = await import('@/app/(payload)/api/[...slug]/route');
    const account = { email: 'editor@example.com', password: 'long-enough-password' };
    await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
    const token = await tokenOf(account);
    const save = (headers: Record<string, string>) =>
      POST(
        new Request('http://localhost:3000/api/globals/settings?locale=en', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ tagline: 'Another line' }),
        }),
        { params: Promise.resolve({ slug: ['globals', 'settings'] }) },
      );
    const refused = await tagsNamedBy(() => save({}));
    expect([refused.result.status, refused.tags]).toEqual([403, []]);
    const saved = await tagsNamedBy(() => save({ authorization: `JWT ${token}` }));
    expect(saved.result.status).toBe(200);
    expect(saved.tags.toSorted()).toEqual(['settings:en', 'settings:vi']);
    expect((await getFrame('en')).settings.tagline).toBe('Another line');
  });

  it('settings refuse an invalid year and address, and a social network named twice', async () => {
    const save = (data: object) => payload.updateGlobal({ slug: 'settings', locale: 'vi', data });
    const facebook = { network: 'facebook', href: 'https://example.com/a' };
    await expect(save({ awards: [{ name: 'Giải', year: '24' }] })).rejects.toThrow(/Year|Năm/);
    await expect(save({ zaloUrl: 'zalo.example/tamvia' })).rejects.toThrow(/Zalo/);
    await expect(save({ phone: '12' })).rejects.toThrow(/Phone|Điện thoại/);
    await expect(save({ socials: [facebook, facebook] })).rejects.toThrow(/Social|xã hội/);
  });

  it('the footer is not marked as a sample once none of its entries is one', async () => {
    const data = {
      awards: [{ name: 'Giải thật', year: '2025' }],
      supporters: [{ name: 'Quỹ thật' }],
      offices: [],
    };
    await payload.updateGlobal({ slug: 'settings', locale: 'vi', data });
    const { settings } = await getFrame('vi');
    expect(settings.awards).toEqual([{ name: 'Giải thật', year: '2025', pictogram: 'trophy' }]);
    // A supporter that is no sample and has no logo gets no drawn logo.
    expect(settings.supporters).toEqual([
      { name: 'Quỹ thật', inShortList: false, logo: null, pictogram: null },
    ]);
    expect(settings.hasSamples).toBe(false);
  });
});
