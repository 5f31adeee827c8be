import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

type Lead = { cta?: { href?: string } };
type Platform = { heading: Lead & { label: string }; listing: (Lead & { label: string })[] };

describe.each(locales)('the seed content (%s)', (locale) => {
  const platforms = read(`content/${locale}/platforms.json`) as Platform[];

  it('each product links to a page of its own, and each capability to its place on a page', () => {
    const homes = platforms.map(({ heading }) => heading.cta?.href ?? '');
    expect(homes).toHaveLength(4);
    expect(new Set(homes).size).toBe(4);
    for (const home of homes) {
      const name = home.slice(1).replaceAll('/', '.');
      expect([home, existsSync(`content/${locale}/pages/${name}.json`)]).toEqual([home, true]);
    }
    const unled = platforms.flatMap(({ listing }) => listing.filter(({ cta }) => !cta?.href));
    expect(unled).toEqual([]);
    const elsewhere = platforms.flatMap(({ listing }) =>
      listing.filter(({ cta }) => cta?.href?.startsWith('/book-demo')),
    );
    expect(elsewhere).toEqual([]);
  });

  it("an integration with another company's product is marked as planned or as a sample", () => {
    type Integration = { vendor?: string | null; isComingSoon: boolean; sample: boolean };
    const folder = `content/${locale}/integrations`;
    const entries = readdirSync(folder).map((file) => ({
      file,
      ...(read(path.join(folder, file)) as Integration),
    }));
    const ofOthers = entries.filter(({ vendor }) => vendor);
    expect(ofOthers.length).toBeGreaterThan(4);
    const unmarked = ofOthers.filter(({ isComingSoon, sample }) => !isComingSoon && !sample);
    expect(unmarked.map(({ file }) => file)).toEqual([]);
  });
});
