import { describe, expect, it } from 'vitest';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { variantsOf } from '../../../tests/support/section-variants';
import { variantLabel } from '../fields/section-variant-field';
import { findSections } from './search-section-types';

const inBoth = (label: unknown) => Object.values((label ?? {}) as Record<string, string>);
const sections = sectionBlocks.map(({ slug, labels, fields }) => ({
  slug,
  names: [
    ...inBoth(labels?.singular),
    ...(variantsOf(fields) ?? []).flatMap((variant) => inBoth(variantLabel(fields, variant))),
  ],
}));
const found = (typed: string) => findSections(typed, sections);

describe('the search of the section chooser', () => {
  it.each([
    ['faq', 'questions'],
    ['bảng giá', 'plans'],
    ['bang gia', 'plans'],
    ['pricing', 'plans'],
    ['logo', 'wordmarks'],
    ['mo dau', 'hero'],
    ['hero', 'hero'],
    ['nút', 'callToAction'],
    ['lấy vé', 'form'],
    ['  Đánh giá ', 'customerQuotes'],
  ])('finds by “%s” the section %s, by a name in either language', (typed, slug) => {
    expect(found(typed)).toContain(slug);
  });

  it('shows few: accents count where they are typed, and words from their beginning', () => {
    expect(found('giá')).not.toContain('solutionHero');
    expect(found('gia')).toContain('solutionHero');
    expect(found('bảng giá').length).toBeLessThan(5);
    expect(found('ogo')).toEqual([]);
    expect(found('không có phần này')).toEqual([]);
  });

  it('shows all while nothing is typed', () => {
    expect(found(' ')).toHaveLength(sectionBlocks.length);
  });
});
