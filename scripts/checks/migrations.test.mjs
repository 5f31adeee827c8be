import { describe, expect, it } from 'vitest';
import { contracting, differences, migrationFindings, unlisted } from './lib/migrations.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

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

  it('reports a new, a removed and a changed column', () => {
    const before = snapshot({ slug: column('varchar') });
    const place = 'tables.public.pages.columns';
    expect(
      differences(before, snapshot({ slug: column('varchar'), title: column('text') })),
    ).toEqual([`${place}.title is missing from the migrations`]);
    expect(differences(before, snapshot({}))).toEqual([`${place}.slug is in the migrations only`]);
    expect(differences(before, snapshot({ slug: column('text') }))).toEqual([`${place}.slug.type`]);
  });

  it('compares ids below the top level', () => {
    expect(differences({ a: { id: 1 } }, { a: { id: 2 } })).toEqual(['a.id']);
  });

  it('reports a migration that is not listed, and a listed name without a file', () => {
    const index = `import * as first from './20260101_1';\nimport * as gone from './20260102_2';`;
    expect(unlisted(['20260101_1', '20260103_3'], index)).toEqual([
      'src/cms/migrations/index.ts: 20260103_3 is not listed, so it would never run',
      'src/cms/migrations/index.ts: 20260102_2 has no file',
    ]);
    expect(unlisted(['20260101_1', '20260102_2'], index)).toEqual([]);
  });

  it('compares with the latest snapshot, and truncates a long list of differences', () => {
    const folder = 'src/cms/migrations';
    const tree = madeUpTree({
      [`${folder}/20260101_1.ts`]: '',
      [`${folder}/20260101_1.json`]: snapshot({}),
      [`${folder}/20260102_2.ts`]: '',
      [`${folder}/20260102_2.json`]: snapshot({ slug: column('varchar') }),
      [`${folder}/index.ts`]: `import * as a from './20260101_1';\nimport * as b from './20260102_2';`,
    });
    expect(migrationFindings(tree, snapshot({ slug: column('varchar') }, 'now'))).toEqual([]);
    expect(migrationFindings(tree, snapshot({ slug: column('text') }))).toEqual([
      expect.stringMatching(/^tables\.public\.pages\.columns\.slug\.type: .* make a migration/),
    ]);
    const names = Array.from({ length: 25 }, (_, index) => [`c${index}`, column('text')]);
    const many = snapshot({ slug: column('varchar'), ...Object.fromEntries(names) });
    const findings = migrationFindings(tree, many);
    expect([findings.length, findings.at(-1)]).toEqual([21, '… and 5 more differences']);
  });

  it('reports a project without migrations', () => {
    const tree = madeUpTree({ 'src/cms/migrations/index.ts': '' });
    expect(migrationFindings(tree, snapshot({}))).toEqual([
      expect.stringContaining('no migration yet'),
    ]);
  });
});

describe('migrations expand before they contract', () => {
  const found = (up, { name = '20270101_000000_next', head = '' } = {}) => {
    const text = `${head}export async function up({ db }) {\n  await db.execute(sql\`${up}\`);\n}
export async function down({ db }) {\n  await db.execute(sql\`DROP TABLE "pages"\`);\n}`;
    return contracting([{ name, text }]).length;
  };

  it.each([
    'ALTER TABLE "pages" DROP COLUMN "slug";',
    'DROP TABLE "pages" CASCADE;',
    'ALTER TABLE "pages" RENAME COLUMN "slug" TO "path";',
    'ALTER TABLE "pages" RENAME TO "screens";',
    'ALTER TABLE "pages" ALTER COLUMN "slug" SET DATA TYPE integer;',
    'ALTER TABLE "pages" ALTER COLUMN "slug" SET NOT NULL;',
    'ALTER TABLE "pages" ADD COLUMN "slug" varchar NOT NULL;',
    'ALTER TABLE "pages" ADD COLUMN "a" integer DEFAULT 1, ADD COLUMN "slug" varchar NOT NULL;',
    'DROP TYPE "public"."enum_pages_layout";',
  ])('refuses %s', (up) => {
    expect(found(up)).toBe(1);
    expect(found(up, { head: '// contracts: nothing has read it since 0.4\n' })).toBe(0);
    expect(found(up, { name: '20261123_202000_search_order' })).toBe(0);
  });

  it.each([
    'ALTER TABLE "pages" ADD COLUMN "slug" varchar;',
    'ALTER TABLE "pages" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "pages" ADD COLUMN "count" integer NOT NULL DEFAULT 0;',
    'CREATE TABLE "screens" ("id" serial PRIMARY KEY NOT NULL, "slug" varchar NOT NULL);',
    'ALTER TABLE "pages" ADD COLUMN "a" varchar; CREATE TABLE "b" ("id" integer NOT NULL);',
    `ALTER TYPE "public"."enum_pages_layout" ADD VALUE 'v6';`,
    'ALTER TABLE "pages" ALTER COLUMN "slug" DROP NOT NULL;',
    'DROP INDEX "pages_slug_idx";',
  ])('allows %s', (up) => {
    expect(found(up)).toBe(0);
  });
});
