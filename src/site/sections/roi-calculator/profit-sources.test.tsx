import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';
import { assumptionsAt } from '@/site/sections/roi-calculator/formula-assumptions';
import { gainOf } from '@/site/sections/roi-calculator/calculate-roi';
import { formatGain } from '@/site/sections/roi-calculator/format-estimates';
import { firstIndustry, startOf } from '@/site/sections/roi-calculator/input-fields';
import { moneyPathsOf } from '@/site/sections/roi-calculator/profit-sources';
import { MoneyPaths } from '@/site/sections/roi-calculator/profit-sources-view';

const gain = gainOf(startOf[firstIndustry], assumptionsAt('expected'));

describe.each(locales)('the picture of where the money comes from (%s)', (locale) => {
  it('ends in the amounts that the calculator starts with', () => {
    expect(moneyPathsOf(locale).map(({ amount }) => amount)).toEqual([
      formatGain('cost', gain.cost, locale, ''),
      formatGain('revenue', gain.revenue, locale, ''),
    ]);
  });

  it('is drawn to scale: each stage is its share of the first', () => {
    const shares = moneyPathsOf(locale).map(({ stages }) => stages.map(({ share }) => share));
    expect(shares).toEqual([
      [100, 30, 15].map((share) => expect.closeTo(share) as number),
      [100, 30, 13.5, 3.375].map((share) => expect.closeTo(share) as number),
    ]);
  });

  it('says in text all that is drawn', () => {
    const html = renderToStaticMarkup(<MoneyPaths locale={locale} />);
    const text = html.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, ' ');
    const said = moneyPathsOf(locale).flatMap(({ title, stages, amount, basis }) => [
      title,
      amount,
      basis,
      ...stages.flatMap(({ figure, text: words }) => [figure, words]),
    ]);
    expect(said.every(Boolean)).toBe(true);
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
  });
});

const figures = (locale: Locale) =>
  moneyPathsOf(locale).map(({ stages }) => stages.map(({ figure }) => figure));

it('counts hours and people as each language writes them', () => {
  expect(figures('vi')).toEqual([
    ['600 giờ', '180 giờ', '90 giờ'],
    ['300 khách', '90 khách', '41 khách', '10 khách'],
  ]);
  expect(figures('en')).toEqual([
    ['600 hours', '180 hours', '90 hours'],
    ['300 people', '90 people', '41 people', '10 people'],
  ]);
});
