import { readdirSync, statSync } from 'node:fs';
import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { rowTitle } from '@/cms/editorial/title-of-list-row';
import { withRowTitles } from '@/cms/editorial/fields-with-row-titles';
import { pagesOf } from '@/cms/collections/pages';
import { contentCollections } from '@/cms/collections/content-collection-list';
import { variantLabel } from '@/cms/fields/section-variant-field';
import { partsOf } from '@/cms/publish-checks/walk-document-fields';
import { leadCollections } from '@/leads/payload-plugin';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { variantsOf } from '../../../tests/support/section-variants';

const pages = pagesOf(sectionBlocks);

const FOLDER = 'public/admin/sections';
const MAX_BYTES = 25_000;

describe('the section chooser', () => {
  it('has a small picture for each section and each variant', () => {
    const wanted = sectionBlocks.flatMap(
      ({ slug, fields }) =>
        variantsOf(fields)?.map((variant) => `${slug}.${variant}.webp`) ?? [`${slug}.webp`],
    );
    const files = readdirSync(FOLDER);
    expect(files.filter((file) => !wanted.includes(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => statSync(`${FOLDER}/${file}`).size > MAX_BYTES)).toEqual([]);
    const shown = sectionBlocks.flatMap(({ slug, admin }) => (admin?.images ? [slug] : []));
    expect(shown).toEqual(sectionBlocks.map(({ slug }) => slug));
  });

  it('puts every section into a group, groups in their order', () => {
    const headings = sectionBlocks.map(
      ({ admin }) => (admin?.group as { en?: string } | undefined)?.en,
    );
    expect(headings.filter((heading, index) => heading !== headings[index - 1])).toEqual([
      'Openings',
      'Texts and steps',
      'Product and prices',
      'Metrics',
      'Customers and figures',
      'Company',
      'Lists',
      'Invitations and forms',
    ]);
  });

  it('names every section in both languages', () => {
    for (const { slug, labels } of sectionBlocks) {
      const { vi, en } = (labels?.singular ?? {}) as { vi?: string; en?: string };
      expect([slug, vi, en]).toEqual([
        slug,
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
      expect([slug, vi]).not.toEqual([slug, en]);
    }
  });

  it('gives no two sections the same name', () => {
    for (const language of ['vi', 'en'] as const) {
      const names = sectionBlocks.map(
        ({ labels }) => ((labels?.singular ?? {}) as { vi?: string; en?: string })[language],
      );
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('names the rows of every list in both languages', () => {
    const unnamed: string[] = [];
    const look = (fields: readonly Field[], path: string): void => {
      for (const field of fields) {
        const place = 'name' in field ? `${path}.${field.name}` : path;
        if (field.type === 'array' || field.type === 'blocks') {
          const { vi, en } = (field.labels?.singular ?? {}) as { vi?: string; en?: string };
          if (!vi || !en || vi === en) unnamed.push(place);
        }
        if ('fields' in field) look(field.fields, place);
        if (field.type === 'tabs') for (const tab of field.tabs) look(tab.fields, place);
        if (field.type === 'blocks') {
          for (const block of field.blocks) look(block.fields, `${place}.${block.slug}`);
        }
      }
    };
    for (const { slug, fields } of [pages, ...contentCollections, ...leadCollections]) {
      look(fields, slug);
    }
    expect(unnamed).toEqual([]);
  });

  it('names each of a family in both languages, and a section by that name', () => {
    for (const { slug, fields } of sectionBlocks) {
      for (const variant of variantsOf(fields) ?? []) {
        expect([slug, variantLabel(fields, variant)]).toEqual([
          slug,
          { vi: expect.stringMatching(/\S/) as string, en: expect.stringMatching(/\S/) as string },
        ]);
      }
      expect(variantLabel(fields, 'of-no-family')).toBeUndefined();
    }
    const sections = [{ blockType: 'form', variant: 'get-ticket', title: 'Lấy vé' }];
    const title = partsOf(pages.fields, { sections }).find(({ value }) => value === 'Lấy vé');
    expect(title?.place.vi).toContain('1. Form lấy vé › ');
  });
});

describe('the header of a section or an entry of a list', () => {
  it('shows its own text on one line, and nothing while it has none', () => {
    expect(rowTitle({ title: 'Trả theo việc\nbạn dùng.', text: 'x' })).toBe(
      'Trả theo việc bạn dùng.',
    );
    expect(rowTitle({ title: ' ', text: 'Đoạn văn' })).toBe('Đoạn văn');
    expect(rowTitle({ blockType: 'hero' })).toBe('');
    expect(rowTitle(undefined)).toBe('');
    expect(rowTitle({ text: 'chữ '.repeat(40) })).toHaveLength(70);
  });

  it('is set on every section and list, at any depth', () => {
    const [sections] = withRowTitles([
      {
        name: 'sections',
        type: 'blocks',
        blocks: [
          {
            slug: 'one',
            fields: [{ name: 'items', type: 'array', fields: [{ name: 'text', type: 'text' }] }],
          },
        ],
      },
    ]);
    expect(sections).toMatchObject({
      blocks: [
        {
          admin: { components: { Label: expect.stringContaining('RowTitle') as string } },
          fields: [
            { admin: { components: { RowLabel: expect.stringContaining('RowTitle') as string } } },
          ],
        },
      ],
    });
  });
});
