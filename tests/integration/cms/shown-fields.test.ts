import type { CollectionSlug, Field, Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressedLists, entryPath } from '@/lib/entry-addresses';
import { brand } from '../../../brand.config';
import { freshDatabase } from '../../support/database';

vi.mock('@/content/cache', () => import('../../support/uncached'));

let payload: Payload;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ASSETS_HOST', ASSETS);
  await freshDatabase();
  const { cms } = await import('@/content/payload');
  payload = await cms();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await payload.destroy();
});

/** What an editor fills in for the admin alone: how a claim is known, and what an entry goes by. */
const ADMIN_ONLY = new Set(['evidence', 'platforms name']);

const MOMENT = '2030-05-05T02:00:00.000Z';
const SLUG = 'mot-trang';
const ASSETS = 'assets.example.com';

const isHidden = ({ admin }: Field): boolean => Boolean(admin && 'hidden' in admin && admin.hidden);

/** A text that can be found again, in the shape that the field takes. */
function marked(name: string, mark: string): string {
  if (name === 'href') return `/${mark}`;
  return /url$/i.test(name) ? `https://${ASSETS}/${mark}.jpg` : mark;
}

/** A value for each field of a form; a text is marked, and `marks` says of which field each mark is. */
function filled(fields: Field[], marks: Map<string, string>, within = ''): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (!('name' in field) || field.type === 'ui' || isHidden(field)) continue;
    const { name } = field;
    if (field.type === 'group') values[name] = filled(field.fields, marks, `${name}.`);
    else if (field.type === 'array') values[name] = [filled(field.fields, marks, `${name}.`)];
    else if (field.type === 'number') values[name] = 3;
    else if (field.type === 'date') values[name] = MOMENT;
    else if ((field.type === 'text' || field.type === 'textarea') && name !== 'slug') {
      const mark = `mark${marks.size}of`;
      values[name] = marked(name, mark);
      marks.set(mark, within + name);
    }
  }
  return values;
}

/** The fields whose marks are not in what visitors read. */
function unread(slug: string, marks: ReadonlyMap<string, string>, shown: string): string[] {
  const known = (name: string) => ADMIN_ONLY.has(name) || ADMIN_ONLY.has(`${slug} ${name}`);
  return [...marks].flatMap(([mark, name]) => (shown.includes(mark) || known(name) ? [] : [name]));
}

async function publish(slug: CollectionSlug, chosen: object): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  const { fields } = payload.collections[slug].config;
  const data = { ...filled(fields, marks), ...chosen, _status: 'published' };
  await payload.create({ collection: slug, locale: 'vi', data: data as never });
  expect(marks.size).toBeGreaterThan(3);
  return marks;
}

it.each([
  ['cards', { kind: 'solutions' }],
  ['platforms', {}],
] as const)(
  'what an editor fills in the form of %s is read in the frame of every page',
  async (slug, chosen) => {
    const marks = await publish(slug, chosen);
    const { getFrame } = await import('@/content/frame');
    expect(unread(slug, marks, JSON.stringify(await getFrame('vi')))).toEqual([]);
  },
);

it.each(addressedLists)(
  'what an editor fills in the form of %s is read on its page',
  async (list) => {
    const slug = list === 'comparisons' ? `${brand.slug}-vs-${SLUG}` : SLUG;
    const marks = await publish(list, { slug, isOpen: true, isGated: true });
    const { readPublicPage } = await import('@/site/page-kinds/read-page');
    const { getFrame } = await import('@/content/frame');
    const page = await readPublicPage({ locale: 'vi', path: entryPath(list, slug), draft: false });
    if (!page || !('body' in page)) throw new Error('no page');
    const html = renderToStaticMarkup(page.body(await getFrame('vi')));
    expect(unread(list, marks, html + JSON.stringify(page.metadata))).toEqual([]);
  },
);

it('fields of the contract that no page shows are in no form', () => {
  const names = ['subTitle', 'note', 'image', 'imageEnglish', 'thumbnail', 'subLinks'];
  const fields = payload.collections.cards.config.fields.filter(
    (field) => 'name' in field && names.includes(field.name),
  );
  expect(fields).toHaveLength(names.length);
  expect(fields.every(isHidden)).toBe(true);
});
