import type { TextareaField } from 'payload';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '@/cms/collections/pages';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { anchorsOf } from '@/cms/publish-checks/fragment-ids-of-page';
import { partsOf } from '@/cms/publish-checks/walk-document-fields';
import { viewSource } from '../../../../tests/support/section-folders';
import { isShown, variantsOf } from '../../../../tests/support/section-variants';
import { entryListBlock } from './block';

const pages = pagesOf(sectionBlocks);

const { fields } = entryListBlock;
const all = variantsOf(fields) ?? [];
const fieldOf = (name: string) =>
  fields.find((field) => 'name' in field && field.name === name) as TextareaField;

describe('a list of entries', () => {
  const title = fieldOf('title');
  const judge = (variant: string, value: string) =>
    title.validate?.(value, { req: { t: String }, siblingData: { variant } } as never);

  it('has a title, unless it may follow the page header directly', () => {
    const shown = all.filter((variant) => isShown(title, { variant }));
    const without = shown.filter((variant) => judge(variant, '') === true);
    expect(shown).toEqual(all.filter((variant) => variant !== 'help'));
    expect(without).toEqual(['articles', 'news', 'resources', 'stories']);
    expect(judge('tools', '')).toBe('validation:required');
    expect(shown.filter((variant) => judge(variant, 'Tiêu đề') !== true)).toEqual([]);
  });

  it('is the target of #list, where readers filter it or change its page', () => {
    const found = all.filter((variant) => {
      const sections = [{ blockType: 'entryList', variant }];
      return anchorsOf(partsOf(pages.fields, { sections })).has('list');
    });
    const drawn = all.filter((variant) =>
      viewSource(`entryList/${variant}`).includes('<section id="list"'),
    );
    expect(found).toEqual(drawn);
    expect(drawn.length).toBeGreaterThan(5);
  });
});
