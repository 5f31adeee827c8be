import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Dimension } from '@/tracking/store/read-page-statistics';
import { goalOf } from '@/tracking/analytics/conversion-goal';
import { daysOf, periodBefore, periodOf } from '@/tracking/analytics/analytics-period';
import { countTicks } from '@/tracking/views/chart-axis-scale';
import { FiguresTable } from '@/tracking/views/analytics-table';
import { groupName } from '@/tracking/views/analytics-group-names';
import { analyticsTranslations } from '@/tracking/views/analytics-translations';

const TODAY = '2026-11-21';

describe('the days of a period', () => {
  it('are the last thirty by default', () => {
    expect(periodOf({}, TODAY)).toEqual({ from: '2026-10-23', to: TODAY, days: 30 });
    expect(periodOf({ days: '7' }, TODAY)).toEqual({ from: '2026-11-15', to: TODAY, days: 7 });
    for (const days of ['8', '-1', 'x', ['7', '30']]) {
      expect(periodOf({ days }, TODAY).days).toBe(30);
    }
  });

  it('may be a custom range, with its ends swapped when they are in the wrong order', () => {
    const range = { from: '2026-11-01', to: '2026-11-03', days: null };
    expect(periodOf({ from: '2026-11-01', to: '2026-11-03' }, TODAY)).toEqual(range);
    expect(periodOf({ from: '2026-11-03', to: '2026-11-01' }, TODAY)).toEqual(range);
    expect(daysOf(range)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  });

  it('fall back to the default for an invalid date, and are 400 at most', () => {
    for (const from of ['2026-02-30', 'yesterday', '', "2026-01-01'; --"]) {
      expect(periodOf({ from, to: TODAY }, TODAY).days).toBe(30);
    }
    expect(daysOf(periodOf({ from: '2001-01-01', to: TODAY }, TODAY))).toHaveLength(400);
  });
});

describe('the period before', () => {
  it('is as long, and ends the day before', () => {
    const before = { from: '2026-10-16', to: '2026-11-14', days: null };
    expect(periodBefore({ from: '2026-11-15', to: '2026-12-14' })).toEqual(before);
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' }).to).toBe('2026-02-28');
  });
});

describe('a goal', () => {
  it('is a form or a link of the address; anything else is any form', () => {
    for (const goal of ['book-demo', 'tel:', 'mailto:']) expect(goalOf(goal)).toBe(goal);
    for (const goal of ['', 'x', 'constructor', ['book-demo'], undefined]) {
      expect(goalOf(goal)).toBeNull();
    }
  });
});

describe('the numbers of a chart’s axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 5, 10]],
    [100, [0, 50, 100]],
    [1234, [0, 500, 1000, 1500]],
  ])('up to %d are %j', (greatest, ticks) => {
    expect(countTicks(greatest)).toEqual(ticks);
  });
});

describe('names of groups', () => {
  it('reserved names are translated, and names from campaigns are shown unchanged', () => {
    const name = (dimension: Dimension, text: string) =>
      groupName(dimension, text, 'vi', analyticsTranslations.vi);
    expect(name('source', '(direct) / (none)')).toBe('Vào thẳng địa chỉ');
    expect(name('source', 'zalo / (none)')).toBe('zalo');
    expect(name('campaign', '(other)')).toBe('Khác');
    expect(name('campaign', 'contact')).toBe('contact');
    expect(name('campaign', 'constructor')).toBe('constructor');
    expect(name('form', 'contact')).toBe('Liên hệ');
    expect(name('language', 'en')).toBe('English');
    expect(name('action', 'tel:')).toBe('Gọi điện thoại');
  });
});

describe('a table of numbers', () => {
  const table = {
    heading: 'Page',
    columns: [
      { label: 'Visits', of: 'visits' },
      { label: 'Conversion', of: 'completions', per: 'visits' },
    ],
    nameOf: ({ name }: { name: string }) => name,
    tag: 'vi-VN',
    none: '–',
    empty: 'Nothing yet',
  } as const;

  it('shows shares, and no shares of a zero total', () => {
    const none = { views: 0, actions: 0, starts: 0 };
    const html = renderToStaticMarkup(
      <FiguresTable
        {...table}
        groups={[
          { name: '/pricing', visits: 2000, completions: 25, ...none },
          { name: '/contact', visits: 0, completions: 1, ...none },
        ]}
      />,
    );
    expect(html).toMatch(/\/pricing<\/th>.*<td>2\.000<\/td><td>1,3%<\/td>/);
    expect(html).toMatch(/\/contact<\/th>.*<td>0<\/td><td>–<\/td>/);
  });

  it('shows below each number that of the period before, also of what is gone', () => {
    const none = { views: 0, actions: 0, starts: 0 };
    const html = renderToStaticMarkup(
      <FiguresTable
        {...table}
        before={[
          { name: '/pricing', visits: 10, completions: 1, ...none },
          { name: '/gone', visits: 3, completions: 0, ...none },
          { name: '(rest)', visits: 7, completions: 0, ...none },
        ]}
        groups={[
          { name: '/pricing', visits: 20, completions: 5, ...none },
          { name: '/new', visits: 2, completions: 0, ...none },
        ]}
        was="vs {{value}}"
      />,
    );
    const row = (name: string) =>
      new RegExp(`${name}</th>.*?</tr>`).exec(html)?.[0].replaceAll(/<[^>]*>/g, ' ');
    expect(row('/pricing')).toMatch(/20\s+vs 10\s+25%\s+vs 10%/);
    expect(row('/new')).toMatch(/2\s+vs 0\s+0%\s+vs –/);
    expect(row('/gone')).toMatch(/0\s+vs 3\s+–\s+vs 0%/);
    expect(row('\\(rest\\)')).toMatch(/0\s+vs 7\s+–\s+vs 0%/);
  });

  it('shows a message when there is no data', () => {
    const html = renderToStaticMarkup(<FiguresTable {...table} groups={[]} />);
    expect(html).toBe('<p class="response-intro">Nothing yet</p>');
  });
});
