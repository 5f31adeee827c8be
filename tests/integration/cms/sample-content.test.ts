import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOverview } from '@/cms/samples/find-sample-content';
import type { Page } from '@/payload-types';
import { freshDatabase } from '../../support/test-database';

const quote = (sample: boolean): NonNullable<Page['sections']>[number] => ({
  blockType: 'quote',
  content: 'Khách quay lại vì được nghe.',
  representativeName: 'Lan',
  representativeJobTitle: 'Quản lý',
  customerName: 'Bến Xanh',
  sample,
});
const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark', _status: 'draft' } as const;

let payload: Payload;

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
});
afterAll(() => payload.destroy());

it('the list of sample content names sections, entries and settings by language, until they are unmarked', async () => {
  const page = await payload.create({
    collection: 'pages',
    locale: 'vi',
    data: { ...base, path: '/khach', title: 'Khách', sections: [quote(false), quote(true)] },
  });
  const video = await payload.create({
    collection: 'event-videos',
    locale: 'en',
    data: { slug: 'a', title: 'Opening', sample: true, _status: 'draft' },
  });
  await payload.updateGlobal({
    slug: 'settings',
    locale: 'vi',
    data: {
      awards: [{ name: 'Giải mẫu', year: '2024', sample: true }],
      zaloUrl: 'https://social.a.example/zalo',
      email: 'hello@a.example',
    },
  });
  expect(await sampleOverview(payload)).toEqual({
    rows: [
      {
        collection: 'pages',
        id: page.id,
        name: 'Khách',
        address: '/khach',
        locale: 'vi',
        isWhole: false,
        sections: [{ kind: { vi: 'Một lời khách hàng', en: 'One customer quote' }, title: '' }],
        addresses: [],
      },
      {
        collection: 'event-videos',
        id: video.id,
        name: 'Opening',
        address: null,
        locale: 'en',
        isWhole: true,
        sections: [],
        addresses: [],
      },
    ],
    settings: [
      { locale: 'vi', names: ['Giải mẫu', 'hello@a.example', 'https://social.a.example/zalo'] },
    ],
  });

  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'vi',
    data: { ...base, path: '/khach', title: 'Khách', sections: [quote(false)] },
  });
  await payload.update({
    collection: 'event-videos',
    id: video.id,
    locale: 'en',
    data: { sample: false },
  });
  await payload.updateGlobal({
    slug: 'settings',
    locale: 'vi',
    data: { awards: [], zaloUrl: '', email: '' },
  });
  expect(await sampleOverview(payload)).toEqual({ rows: [], settings: [] });
});

it('the list of sample content names addresses that cannot work, in menu entries and in samples', async () => {
  const guide = await payload.create({
    collection: 'cards',
    locale: 'vi',
    data: {
      kind: 'resources',
      position: 1,
      title: 'Cẩm nang',
      href: 'https://guide.a.example/',
      _status: 'published',
    },
  });
  const piece = await payload.create({
    collection: 'newsroom',
    locale: 'vi',
    data: {
      slug: 'a',
      title: 'Bài báo',
      outlet: 'Báo',
      href: 'https://news.example/a',
      sample: true,
      _status: 'draft',
    },
  });
  const { rows } = await sampleOverview(payload);
  expect(rows.map(({ collection, id, addresses }) => ({ collection, id, addresses }))).toEqual(
    expect.arrayContaining([
      { collection: 'cards', id: guide.id, addresses: ['https://guide.a.example/'] },
      { collection: 'newsroom', id: piece.id, addresses: ['https://news.example/a'] },
    ]),
  );
  await payload.update({
    collection: 'cards',
    id: guide.id,
    locale: 'vi',
    data: { href: '/cxm-framework' },
  });
  expect((await sampleOverview(payload)).rows.map(({ collection }) => collection)).toEqual([
    'newsroom',
  ]);
});
