import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Claim, ComparisonPage } from '@/content/entry-view-model-types';
import { ComparisonClaims } from '@/site/templates/comparison-claims';
import { ComparisonFits } from '@/site/templates/comparison-recommendations';

const claim: Claim = {
  topic: 'Price',
  ours: 'Per conversation.',
  theirs: 'Per seat.',
  source: { text: 'Vendor, “Pricing”', href: 'https://vendor.example/pricing' },
  checkedAt: '2026-11-20T20:00:00.000Z',
  reviewBy: '2027-05-20T17:00:00.000Z',
};

const pageWith = (part: Partial<ComparisonPage>): ComparisonPage => ({
  title: 'Vendor or us',
  titleLines: ['Vendor or us'],
  path: '/comparisons/tamvia-vs-vendor',
  locale: 'en',
  publishedIn: ['vi', 'en'],
  trail: [],
  seo: { title: 'Vendor or us', description: null },
  draft: false,
  closing: null,
  createdAt: '2026-01-05T02:00:00.000Z',
  updatedAt: '2026-01-05T02:00:00.000Z',
  body: [],
  comparison: {
    id: 1,
    slug: 'tamvia-vs-vendor',
    href: '/en/comparisons/tamvia-vs-vendor',
    sample: false,
    title: 'Vendor or us',
    competitor: 'Vendor',
    kind: 'desk',
    summary: null,
    logo: null,
  },
  fits: { theirs: ['They sell software'], ours: ['They run shops'] },
  claims: [claim],
  related: [],
  ...part,
});

describe('the table of a comparison', () => {
  it('shows both sides, the source page, and the date in Viet Nam on which it was checked', () => {
    const html = renderToStaticMarkup(<ComparisonClaims page={pageWith({})} />);
    expect(html).toContain('href="https://vendor.example/pricing"');
    expect(html).toContain('read on 21 November 2026');
    expect(html.indexOf('Per seat.')).toBeLessThan(html.indexOf('Per conversation.'));
  });

  it('is omitted without a claim', () => {
    expect(renderToStaticMarkup(<ComparisonClaims page={pageWith({ claims: [] })} />)).toBe('');
  });
});

describe('the lists of when to choose which product', () => {
  it('are shown together or not at all', () => {
    const both = renderToStaticMarkup(<ComparisonFits page={pageWith({})} />);
    expect(both).toContain('Choose Vendor when');
    expect(both).toContain('Choose Tamvia when');
    const fits = { theirs: [], ours: ['They run shops'] };
    expect(renderToStaticMarkup(<ComparisonFits page={pageWith({ fits })} />)).toBe('');
  });
});
