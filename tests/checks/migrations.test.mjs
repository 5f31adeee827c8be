import { describe, expect, it } from 'vitest';
import { differences, unlisted } from '../../scripts/checks/migrations.mjs';

const column = (type) => ({ name: 'slug', type, notNull: true });
const snapshot = (columns, id = 'a') => ({
  id,
  prevId: `before-${id}`,
  tables: { 'public.pages': { name: 'pages', columns } },
});

describe('foundation: migrations match the collections', () => {
  it('equal snapshots pass, whatever their ids', () => {
    const now = snapshot({ slug: column('varchar') }, 'b');
    expect(differences(snapshot({ slug: column('varchar') }), now)).toEqual([]);
  });

  it('a new, a removed and a changed column', () => {
    const before = snapshot({ slug: column('varchar') });
    const place = 'tables.public.pages.columns';
    expect(
      differences(before, snapshot({ slug: column('varchar'), title: column('text') })),
    ).toEqual([`${place}.title is missing from the migrations`]);
    expect(differences(before, snapshot({}))).toEqual([`${place}.slug is in the migrations only`]);
    expect(differences(before, snapshot({ slug: column('text') }))).toEqual([`${place}.slug.type`]);
  });

  it('an id below the top counts', () => {
    expect(differences({ a: { id: 1 } }, { a: { id: 2 } })).toEqual(['a.id']);
  });

  it('a migration that is not listed, and a name without its file', () => {
    const index = `import * as first from './20260101_1';\nimport * as gone from './20260102_2';`;
    expect(unlisted(['20260101_1', '20260103_3'], index)).toEqual([
      'src/cms/migrations/index.ts: 20260103_3 is not listed, so it would never run',
      'src/cms/migrations/index.ts: 20260102_2 has no file',
    ]);
    expect(unlisted(['20260101_1', '20260102_2'], index)).toEqual([]);
  });
});
