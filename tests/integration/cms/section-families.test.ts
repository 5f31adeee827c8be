import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as illustrations from '@/cms/migrations/20261124_224000_illustrations';
import { locales } from '@/i18n/locales';
import type { Page } from '@/payload-types';
import { freshDatabase } from '../../support/database';

type Sections = NonNullable<Page['sections']>;
type Stored = Record<string, unknown>[];

const group = { title: 'Nhóm', count: 41, text: 'đơn' };
const head = { id: 'a', anchor: 'cho', title: 'Một câu', text: null };

/** Sections as earlier releases stored them, and as they are now. */
const families: [string, typeof illustrations, Stored, Sections][] = [
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
];
const untouched: Sections = [{ blockType: 'offices', id: 'z', title: 'Văn phòng', text: 'Ba nơi' }];

let payload: Payload;
let page: number;

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/payload');
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

/** Every language of the page and of its versions. */
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
