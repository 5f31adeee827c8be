import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as illustrations from '@/cms/migrations/20261124_224000_illustrations';
import * as forms from '@/cms/migrations/20261126_133000_forms';
import * as lists from '@/cms/migrations/20261126_134500_entry_lists';
import { locales } from '@/i18n/locales';
import type { Page } from '@/payload-types';
import { freshDatabase } from '../../support/test-database';

type Sections = NonNullable<Page['sections']>;
type Migration = Pick<typeof illustrations, 'up' | 'down'>;
type Stored = Record<string, unknown>[];

const group = { title: 'Nhóm', count: 41, text: 'đơn' };
const words = { title: 'Việc', text: 'Chi tiết' };
const head = { id: 'a', anchor: 'cho', title: 'Một câu', text: null };

/** Sections as earlier releases stored them, and as they are stored now. */
const families: [string, Migration, Stored, Sections][] = [
  [
    'a drawing is an illustration with a name',
    illustrations,
    [
      {
        blockType: 'heldBack',
        ...head,
        silent: group,
        reminded: group,
        gain: 'Phần thêm',
        sample: true,
        hue: '2',
      },
    ],
    [
      {
        blockType: 'illustration',
        variant: 'heldBack',
        ...head,
        heldBack: { silent: group, reminded: group, gain: 'Phần thêm' },
        sample: true,
        hue: '2',
      },
    ],
  ],
  [
    'a form is one with a kind',
    forms,
    [
      { blockType: 'demoForm', ...head, steps: [{ id: 's', ...words }], version: 'v5' },
      { blockType: 'contactForm', ...head, ways: [{ id: 'w', ...words }], version: 'default' },
      { blockType: 'ticketForm', ...head, event: 'ai-cx-summit', version: 'default' },
      {
        blockType: 'documentForm',
        ...head,
        document: 'cam-nang-nps',
        points: 'Một\nHai',
        version: 'v5',
      },
      { blockType: 'careerForm', ...head, steps: [], position: null, version: 'default' },
      { blockType: 'newsletterForm', ...head },
    ],
    [
      {
        blockType: 'form',
        variant: 'book-demo',
        ...head,
        steps: [{ id: 's', ...words }],
        version: 'v5',
      },
      {
        blockType: 'form',
        variant: 'contact',
        ...head,
        ways: [{ id: 'w', ...words }],
        version: 'default',
      },
      {
        blockType: 'form',
        variant: 'get-ticket',
        ...head,
        event: 'ai-cx-summit',
        version: 'default',
      },
      {
        blockType: 'form',
        variant: 'get-document',
        ...head,
        document: 'cam-nang-nps',
        points: 'Một\nHai',
        version: 'v5',
      },
      {
        blockType: 'form',
        variant: 'career',
        ...head,
        steps: [],
        position: null,
        version: 'default',
      },
      { blockType: 'form', variant: 'newsletter', ...head },
    ],
  ],
  [
    'a list of entries is one that says what it lists',
    lists,
    [
      { blockType: 'articleList', id: 'a', source: 'newsAndPress', title: 'Tin' },
      { blockType: 'comparisonList', ...head },
      { blockType: 'eventList', ...head },
      { blockType: 'helpList', id: 'h', anchor: null },
      { blockType: 'integrationList', ...head },
      { blockType: 'mediaList', ...head },
      { blockType: 'newsList', id: 'n', title: null },
      { blockType: 'openingList', ...head },
      { blockType: 'releaseList', ...head },
      { blockType: 'resourceList', id: 'r', title: null },
      { blockType: 'storyList', id: 's', title: null },
      { blockType: 'toolList', ...head },
    ],
    [
      {
        blockType: 'entryList',
        variant: 'articles',
        id: 'a',
        source: 'newsAndPress',
        title: 'Tin',
      },
      { blockType: 'entryList', variant: 'comparisons', ...head },
      { blockType: 'entryList', variant: 'events', ...head },
      { blockType: 'entryList', variant: 'help', id: 'h', anchor: null },
      { blockType: 'entryList', variant: 'integrations', ...head },
      { blockType: 'entryList', variant: 'media', ...head },
      { blockType: 'entryList', variant: 'news', id: 'n', title: null },
      { blockType: 'entryList', variant: 'openings', ...head },
      { blockType: 'entryList', variant: 'releases', ...head },
      { blockType: 'entryList', variant: 'resources', id: 'r', title: null },
      { blockType: 'entryList', variant: 'stories', id: 's', title: null },
      { blockType: 'entryList', variant: 'tools', ...head },
    ],
  ],
];
const untouched: Sections = [{ blockType: 'offices', id: 'z', title: 'Văn phòng', text: 'Ba nơi' }];

let payload: Payload;
let page: number;

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
  const data = {
    layout: 'v5',
    navTheme: 'light',
    footerTheme: 'dark',
    title: 'Trang',
    sections: untouched,
  } as const;
  const made = await payload.create({
    collection: 'pages',
    locale: 'vi',
    data: { ...data, path: '/families', _status: 'published' },
  });
  page = made.id;
  for (const locale of locales) {
    await payload.update({
      collection: 'pages',
      id: page,
      locale,
      draft: true,
      data: { ...data, _status: 'draft' },
    });
  }
});
afterAll(() => payload.destroy());

/** The stored sections in every language of the page, and of its versions. */
async function stored(): Promise<Stored[]> {
  const { rows } = await payload.db.drizzle.execute<{ sections: Stored }>(
    sql`SELECT sections FROM pages_locales WHERE sections IS NOT NULL
      UNION ALL SELECT version_sections FROM _pages_v_locales WHERE version_sections IS NOT NULL`,
  );
  return rows.map(({ sections }) => sections);
}

async function store(sections: Stored) {
  const json = JSON.stringify(sections);
  await payload.db.drizzle.execute(
    sql`UPDATE pages_locales SET sections = ${json}::jsonb WHERE sections IS NOT NULL`,
  );
  await payload.db.drizzle.execute(
    sql`UPDATE _pages_v_locales SET version_sections = ${json}::jsonb WHERE version_sections IS NOT NULL`,
  );
}

it.each(families)(
  'pages, versions and drafts of earlier releases: %s',
  async (_, { up, down }, earlier, now) => {
    const args = { db: payload.db.drizzle, payload, req: {} as never };
    const old = [...earlier, ...(untouched as Stored)];
    await store(old);
    await up(args);
    const versions = await stored();
    expect(versions.length).toBeGreaterThan(3);
    for (const sections of versions) expect(sections).toEqual([...now, ...untouched]);
    for (const locale of locales) {
      const found = await payload.findByID({ collection: 'pages', id: page, locale, draft: true });
      expect(found.sections).toMatchObject([...now, ...untouched]);
    }
    await down(args);
    for (const sections of await stored()) expect(sections).toEqual(old);
  },
);
