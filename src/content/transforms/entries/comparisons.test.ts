import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { expirePageAt } from '@/content/read-through-content-cache';
import { withRenderContext } from '@/content/page-render-context';
import {
  comparisonTitleLines,
  currentClaims,
  toComparisonPage,
} from '@/content/transforms/entries/comparisons';
import { toComparisonGroups } from '@/site/sections/entry-list/comparisons/model';
import { resolveRedirects } from '@/content/transforms/redirect-rules';
import { fixedRedirects } from '@/i18n/built-in-redirects';
import { setPublishedPaths } from '@/i18n/published-paths-by-language';
import { setRedirects } from '@/i18n/follow-redirects';
import { locales } from '@/i18n/locales';
import type { Comparison } from '@/payload-types';
import { decide } from '@/site/routes/decide-response';

type Claim = NonNullable<Comparison['claims']>[number];

const claim = {
  topic: 'Price',
  ours: 'Ours',
  theirs: 'Theirs',
  sourceName: 'Their price page',
  sourceUrl: 'https://vendor.example/pricing',
  checkedAt: '2026-11-21T02:00:00.000Z',
  reviewBy: '2027-05-20T17:00:00.000Z',
} as Claim;

const documentWith = (claims: Claim[]): Comparison => ({
  id: 1,
  slug: 'tamvia-vs-vendor',
  title: 'Vendor or us: which when',
  competitor: 'Vendor',
  claims,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
});

const topicsAt = (now: string, claims: Claim[]) =>
  currentClaims(toComparisonPage(documentWith(claims), 'en').claims, new Date(now)).claims.map(
    ({ topic }) => topic,
  );

describe('D18 a claim past its review date is hidden', () => {
  const later = { ...claim, topic: 'Channels', reviewBy: '2027-08-01T00:00:00.000Z' };

  it.each([
    ['2027-05-20T16:59:59.999Z', ['Price', 'Channels']],
    ['2027-05-20T17:00:00.000Z', ['Channels']],
    ['2027-08-01T00:00:00.000Z', []],
  ])('at %s', (now, topics) => {
    expect(topicsAt(now, [claim, later])).toEqual(topics);
  });

  it('gives the time of the next expiry, and none when nothing is left', () => {
    const { claims } = toComparisonPage(documentWith([later, claim]), 'en');
    const at = (now: string) => currentClaims(claims, new Date(now)).next?.toISOString() ?? null;
    expect(at('2027-01-01T00:00:00Z')).toBe(claim.reviewBy);
    expect(at('2027-06-01T00:00:00Z')).toBe(later.reviewBy);
    expect(at('2027-09-01T00:00:00Z')).toBeNull();
  });

  it('lets a cached page expire at that time', async () => {
    const now = new Date('2027-05-20T16:58:30.500Z');
    const { seconds } = await withRenderContext(600, async () => {
      expirePageAt(new Date(claim.reviewBy), now);
      expirePageAt(new Date('2028-01-01T00:00:00Z'), now);
    });
    expect(seconds).toBe(90);
  });
});

describe('D18 a claim without source and date is not shown', () => {
  it.each(['sourceName', 'sourceUrl', 'checkedAt', 'reviewBy'] as const)(
    'omits a claim without %s',
    (field) => {
      const { [field]: _left, ...unsourced } = claim;
      const now = '2026-12-01T00:00:00Z';
      expect(topicsAt(now, [unsourced as Claim])).toEqual([]);
      expect(topicsAt(now, [{ ...claim, [field]: '' }])).toEqual([]);
      expect(topicsAt(now, [claim])).toEqual(['Price']);
    },
  );

  it('treats an invalid date as missing', () => {
    expect(topicsAt('2026-12-01T00:00:00Z', [{ ...claim, checkedAt: 'last week' }])).toEqual([]);
  });
});

describe('D10 saleforce keeps its slug, salesforce redirects with 308, the name is spelled right', () => {
  const kept = '/comparisons/tamvia-vs-saleforce';

  beforeEach(() => {
    const live = new Set(['/', kept]);
    setPublishedPaths({ vi: live, en: live });
    const site = { live, origin: 'https://www.example.com' };
    setRedirects({
      vi: resolveRedirects(fixedRedirects, { ...site, locale: 'vi' }),
      en: resolveRedirects(fixedRedirects, { ...site, locale: 'en' }),
    });
  });

  it.each(['', '/en'])(
    'the correct spelling redirects to the published address and keeps the query: %s',
    (prefix) => {
      const asked = `https://www.example.com${prefix}/comparisons/tamvia-vs-salesforce?utm_source=a&b=%26`;
      expect(decide(new URL(asked))).toEqual({
        kind: 'moved',
        to: `${prefix}${kept}?utm_source=a&b=%26`,
        isPermanent: true,
      });
      const there = decide(new URL(`https://www.example.com${prefix}${kept}`));
      expect(there).toMatchObject({ kind: 'page', path: kept });
    },
  );

  it('the misspelling occurs in addresses only', () => {
    for (const locale of locales) {
      const folder = `content/${locale}/comparisons`;
      expect(readdirSync(folder)).toContain('tamvia-vs-saleforce.json');
      const own = readFileSync(`${folder}/tamvia-vs-saleforce.json`, 'utf8');
      expect(JSON.parse(own)).toMatchObject({ competitor: 'Salesforce' });
      for (const file of readdirSync(folder)) {
        expect(readFileSync(`${folder}/${file}`, 'utf8')).not.toMatch(/saleforce/i);
      }
    }
  });
});

describe('the list of comparisons', () => {
  it('is grouped by type of tool, with every comparison in it', () => {
    const one = (id: number, kind: Comparison['kind']) => ({
      ...toComparisonPage({ ...documentWith([]), id, kind: kind ?? null }, 'en').comparison,
    });
    const groups = toComparisonGroups([
      one(1, 'shop'),
      one(2, null),
      one(3, 'survey'),
      one(4, 'shop'),
    ]);
    expect(groups.map(({ kind, comparisons }) => [kind, comparisons.map(({ id }) => id)])).toEqual([
      ['survey', [3]],
      ['shop', [1, 4]],
      [null, [2]],
    ]);
  });

  it('breaks a title after its first colon, and keeps the colon', () => {
    expect(comparisonTitleLines('n8n và chúng tôi: đi đường nào: a hay b')).toEqual([
      'n8n và chúng tôi:',
      'đi đường nào: a hay b',
    ]);
    expect(comparisonTitleLines('Which when')).toEqual(['Which when']);
  });
});
