import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/i18n/locales';
import { textsOf } from '@/lib/collect-strings-in-json';

/** How one language states a fact: `pattern` has one group, the value, and has to match at least `times` times. */
type Statement = { pattern: string; says: string[]; times: number };
type Fact = { fact: string } & Partial<Record<Locale, Statement>>;

const facts = JSON.parse(readFileSync('docs/facts.json', 'utf8')) as Fact[];

/** Every text of one language in the seed content and the messages. */
function copyOf(locale: Locale): { file: string; text: string }[] {
  return ['content', 'messages'].flatMap((folder) => {
    const root = path.join(folder, locale);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const copy = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
        return textsOf(copy).map((text) => ({ file: path.join(root, file), text }));
      });
  });
}

const copy = { vi: copyOf('vi'), en: copyOf('en') };

const cases = facts.flatMap(({ fact, ...statements }) =>
  locales.flatMap((locale) => {
    const statement = statements[locale];
    return statement ? [{ fact, locale, statement }] : [];
  }),
);

describe('a fact of docs/facts.json', () => {
  it.each(cases)('$fact: is the same in every text ($locale)', ({ locale, statement }) => {
    const pattern = new RegExp(statement.pattern, 'giu');
    const found = copy[locale].flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, value]) => ({ file, value })),
    );
    const others = found.filter(({ value }) => !value || !statement.says.includes(value));
    expect(others).toEqual([]);
    // A pattern without a match would allow every value.
    expect(found.length).toBeGreaterThanOrEqual(statement.times);
  });
});

describe('the plans of the price page', () => {
  type Block = { blockType: string; plans: { name: string; monthly: number }[] };

  it.each(locales)('cost what the facts say (%s)', (locale) => {
    const file = `content/${locale}/pages/pricing.json`;
    const page = JSON.parse(readFileSync(file, 'utf8')) as { sections: Block[] };
    const plans = page.sections.find(({ blockType }) => blockType === 'plans')?.plans ?? [];
    const prices = plans.map(({ monthly }) => new Intl.NumberFormat(locale).format(monthly));
    const stated = facts
      .filter(({ fact }) => fact.startsWith('price of the plan'))
      .map((fact) => fact[locale]?.says[0]);
    expect(prices).toEqual(stated);
  });
});
