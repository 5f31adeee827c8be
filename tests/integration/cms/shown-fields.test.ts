import type { CollectionSlug, Field, Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../support/database';

vi.mock('@/content/cache', () => import('../../support/uncached'));

let payload: Payload;

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/payload');
  payload = await cms();
});
afterAll(() => payload.destroy());

/** What an editor fills in for the admin alone: how a claim is known, and what an entry goes by. */
const ADMIN_ONLY = new Set(['cards: evidence', 'platforms: evidence', 'platforms: name']);

const isHidden = ({ admin }: Field): boolean => Boolean(admin && 'hidden' in admin && admin.hidden);

/** A value for each field of a form, with its name as the mark where it is a text. */
function filled(fields: Field[], marks: string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (!('name' in field) || field.type === 'ui' || isHidden(field)) continue;
    const { name } = field;
    if (field.type === 'group') values[name] = filled(field.fields, marks);
    else if (field.type === 'array') values[name] = [filled(field.fields, marks)];
    else if (field.type === 'number') values[name] = 1;
    else if (field.type === 'text' || field.type === 'textarea') {
      const mark = `mark-${marks.length}-${name.toLowerCase()}`;
      values[name] = name === 'href' ? `/${mark}` : mark;
      marks.push(mark);
    }
  }
  return values;
}

it.each([
  ['cards', { kind: 'solutions' }],
  ['platforms', {}],
] as const)(
  'what an editor can fill in the form of %s is read on every page',
  async (slug, chosen) => {
    const marks: string[] = [];
    const { fields } = payload.collections[slug as CollectionSlug].config;
    const data = { ...filled(fields, marks), ...chosen, _status: 'published' };
    await payload.create({ collection: slug, locale: 'vi', data: data as never });
    const { getFrame } = await import('@/content/frame');
    const frame = JSON.stringify(await getFrame('vi'));
    const unread = marks.filter((mark) => !frame.includes(mark));
    const known = (mark: string) =>
      ADMIN_ONLY.has(`${slug}: ${mark.split('-').slice(2).join('-')}`);
    expect(marks.length).toBeGreaterThan(3);
    expect(unread.filter((mark) => !known(mark))).toEqual([]);
  },
);

it('fields of the contract that no page shows are in no form', () => {
  const names = ['subTitle', 'note', 'iconUrl', 'image', 'imageEnglish', 'thumbnail', 'subLinks'];
  const fields = payload.collections.cards.config.fields.filter(
    (field) => 'name' in field && names.includes(field.name),
  );
  expect(fields).toHaveLength(names.length);
  expect(fields.every((field) => isHidden(field))).toBe(true);
});
