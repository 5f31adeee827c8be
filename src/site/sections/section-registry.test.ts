import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Block, Field, SelectField } from 'payload';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pagesOf } from '@/cms/collections/pages';
import type { SectionLists } from '@/content/transforms/transform-context';
import type { Page } from '@/payload-types';
import { sectionModels, type SectionModel } from '@/site/sections/registry.models';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { SectionView } from '@/site/sections/registry.views';
import { testSecrets } from '../../../tests/support/test-environment';
import { sectionFolders } from '../../../tests/support/section-folders';
import { isShown, variantsOf } from '../../../tests/support/section-variants';

const pages = pagesOf(sectionBlocks);

type PageBlock = NonNullable<Page['sections']>[number];

const root = 'src/site/sections';
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const sections = [...sectionFolders];
const names = sections.map(([name]) => name);

const lists: SectionLists = {
  entries: {
    blogs: async () => [],
    newsAndPress: async () => [],
    stories: async () => [],
    eventPages: async () => [],
    help: async () => [],
    tools: () => Promise.resolve([]),
    releases: () => Promise.resolve([]),
    openings: async () => [],
    integrations: async () => [],
    comparisons: async () => [],
    resources: async () => [],
    newsroom: async () => [],
  },
  platforms: async () => [],
  events: async () => ({ events: { coming: [], past: [] }, isIncomplete: false }),
  videos: async () => [],
  quotes: async () => [],
  ticketOffer: async () => null,
  offices: async () => ({
    offices: [],
    email: '',
    phone: '',
    office: { promiseMinutes: 30, text: '', exceptions: [], hours: { week: [], days: {} } },
  }),
};

/** How the test data of a block is filled in: all fields, or only the required ones. */
type Filling = 'full' | 'least';
const fillings = ['full', 'least'] as const satisfies readonly Filling[];
type Data = Record<string, unknown>;

const valueOfChoice = (field: SelectField): unknown => {
  const [first] = field.options;
  return field.defaultValue ?? (typeof first === 'string' ? first : first?.value);
};

/** The stored value of a field that an editor filled in or, where allowed, left empty. */
function valueOf(field: Field, filling: Filling): unknown {
  const full = filling === 'full';
  if (field.type === 'group') return dataOf(field.fields, filling);
  if (field.type === 'array') {
    const rows = full ? (field.maxRows ?? 3) : (field.minRows ?? 0);
    return Array.from({ length: rows }, () => dataOf(field.fields, filling));
  }
  if (field.type === 'blocks') {
    return field.blocks
      .slice(0, full ? undefined : (field.minRows ?? 0))
      .map(({ slug, fields }) => ({ ...dataOf(fields, filling), blockType: slug, id: slug }));
  }
  if (field.type === 'checkbox') return full;
  if (!full && !('required' in field && field.required)) return null;
  if (field.type === 'select') return valueOfChoice(field);
  if (field.type === 'number') return field.min ?? 1;
  if (field.type === 'text') return 'One';
  if (field.type === 'textarea') return 'One\nTwo';
  if (field.type === 'upload') return { id: 1, url: '/api/media/file/one.png', alt: 'One' };
  throw new Error(`This test knows no field of the type ${field.type}; teach it.`);
}

/** The stored value of a field that the form of a variant does not show. */
const hiddenValue = ({ type }: Field) => (type === 'group' ? {} : null);

function dataOf(fields: readonly Field[], filling: Filling, given: Data = {}): Data {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.type === 'row') return Object.entries(dataOf(field.fields, filling, given));
      if (!('name' in field) || !field.name) return [];
      const value = isShown(field, given) ? valueOf(field, filling) : hiddenValue(field);
      return [[field.name, given[field.name] ?? value]];
    }),
  );
}

/** Test data of a block of a type such as `quote`, or of a variant such as `form.newsletter`. */
const blockOf = (kind: string, id: string, filling: Filling = 'full') => {
  const [blockType, variant] = kind.split('.');
  const { fields = [] } = sectionBlocks.find(({ slug }) => slug === blockType) ?? {};
  const given = variant ? { variant } : {};
  return { ...dataOf(fields, filling, given), blockType, id } as unknown as PageBlock;
};

/** Every section type, and each variant of a family. */
const kinds = sectionBlocks.flatMap(
  ({ slug, fields }) => variantsOf(fields)?.map((variant) => `${slug}.${variant}`) ?? [slug],
);

/** Imports the modules again with `NODE_ENV` set to this mode, because they read it when they are loaded. */
async function startIn(mode: 'development' | 'test' | 'production') {
  vi.resetModules();
  for (const [name, value] of Object.entries({
    ...testSecrets,
    DATABASE_URL: 'postgres://localhost/none',
    NODE_ENV: mode,
  })) {
    vi.stubEnv(name, value);
  }
  return import('@/site/page-view-models/section-view-models');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('foundation: the section registry is exhaustive in schemas, models and views', () => {
  it('the list of sections is not empty', () => {
    expect(names).toEqual(expect.arrayContaining(['hero', 'form', 'platformShowcase']));
  });

  it.each(sections)('%s has a block, a model and a view', (_, folder) => {
    for (const file of ['block.ts', 'model.ts', 'view.tsx']) {
      expect(existsSync(path.join(root, folder, file))).toBe(true);
    }
  });

  it('every folder is that of one section', () => {
    expect([...sectionFolders.values()].toSorted()).toEqual(folders);
  });

  it('the blocks are those of the folders, each named as its section', () => {
    expect(sectionBlocks.map(({ slug }) => slug).sort()).toEqual(names.toSorted());
  });

  it.each(sections)('the block of %s is the one of its folder', async (name, folder) => {
    const block = (await import(path.resolve(root, folder, 'block.ts'))) as Record<string, Block>;
    expect(Object.values(block)).toContain(sectionBlocks.find(({ slug }) => slug === name));
  });

  it.each(sections)('the model of %s is the one of its folder', async (name, folder) => {
    const model = (await import(path.resolve(root, folder, 'model.ts'))) as Record<string, unknown>;
    expect(Object.values(model)).toContain(sectionModels[name as SectionModel['name']]);
  });

  it.each(sections)('the view of %s is the one of its folder', async (name, folder) => {
    const section = { name, id: '1', anchor: null, model: {} } as unknown as SectionModel;
    const element = SectionView({ section, locale: 'vi' });
    const view = (await import(path.resolve(root, folder, 'view.tsx'))) as Record<string, unknown>;
    expect(element.type).toBeInstanceOf(Function);
    expect(Object.values(view)).toContain(element.type);
  });

  it('an editor can add each section to a page, and nothing else', () => {
    const field = pages.fields.find((each) => 'name' in each && each.name === 'sections');
    const blocks = field?.type === 'blocks' ? field.blocks : [];
    expect(blocks.map(({ slug }) => slug).sort()).toEqual(names.toSorted());
    for (const { slug, fields } of blocks) {
      const anchor = fields.some((each) => 'name' in each && each.name === 'anchor');
      expect([slug, anchor]).toEqual([slug, true]);
    }
  });

  it.each(fillings)(
    'each section has a transform, and the page keeps their order (%s)',
    async (how) => {
      const { toSections } = await startIn('test');
      const blocks = kinds.map((kind, index) => blockOf(kind, String(index), how));
      const models = await toSections(blocks, { locale: 'vi', lists });
      expect(models.map(({ name, id }) => [name, id])).toEqual(
        kinds.map((kind, index) => [kind.split('.')[0], String(index)]),
      );
      for (const { name, model } of models) {
        const values = Object.values(model);
        expect([name, values.length > 0]).toEqual([name, true]);
        // Views expect null for a missing value: a page would show `undefined` or `NaN` as text.
        expect([name, values.includes(undefined)]).toEqual([name, false]);
        expect([name, JSON.stringify(model)]).toEqual([
          name,
          expect.not.stringMatching(/undefined|NaN|\[object/),
        ]);
      }
    },
  );
});

describe('foundation: an unknown section throws, and is left out in production', () => {
  const blocks = [blockOf('hero', 'a'), blockOf('fromTomorrow', 'b'), blockOf('quote', 'c')];

  it.each(['development', 'test'] as const)(
    'an unknown section throws an error that names it (%s)',
    async (mode) => {
      const { toSections } = await startIn(mode);
      await expect(toSections(blocks, { locale: 'vi', lists })).rejects.toThrow(
        'Unknown section "fromTomorrow"',
      );
    },
  );

  it.each(['form', 'entryList', 'illustration'])(
    'an unknown variant throws an error too (%s)',
    async (blockType) => {
      const block = Object.assign(blockOf(blockType, 'b'), { variant: 'fromTomorrow' });
      const { toSections } = await startIn('test');
      await expect(toSections([block], { locale: 'vi', lists })).rejects.toThrow(
        'No variant "fromTomorrow"',
      );
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const inProduction = await startIn('production');
      const shown = await inProduction.toSections([block, ...blocks], { locale: 'vi', lists });
      expect(shown.map(({ id }) => id)).toEqual(['a', 'c']);
    },
  );

  it('in production the page is rendered without it, and the failure is logged', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { toSections } = await startIn('production');
    const models = await toSections(blocks, { locale: 'vi', lists });
    expect(models.map(({ name, id }) => [name, id])).toEqual([
      ['hero', 'a'],
      ['quote', 'c'],
    ]);
    expect(written).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
      level: 'error',
      event: 'content.unknown-section',
      section: 'fromTomorrow',
    });
  });

  it('a known section that fails throws in production too', async () => {
    const { toSections } = await startIn('production');
    const failing: SectionLists = {
      ...lists,
      platforms: () => Promise.reject(new Error('No list')),
    };
    await expect(
      toSections([blockOf('platformShowcase', 'a')], { locale: 'vi', lists: failing }),
    ).rejects.toThrow('No list');
  });
});
