import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counts } from '@/tracking/analytics/counts-of-page-report';
import type { Goal } from '@/tracking/analytics/conversion-goal';
import type { countPage as CountPage } from '@/tracking/store/store-page-counts';
import { dailyCounts, pageFigures } from '@/tracking/store/read-page-statistics';
import { freshDatabase } from '../../support/test-database';
import { emptyTables } from '../../support/empty-tables';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const origin = { source: 'zalo', medium: 'oa', campaign: 'tet' };
const visit: Counts = {
  path: '/pricing',
  language: 'vi',
  origin,
  events: [
    { event: 'visit', target: '' },
    { event: 'view', target: '' },
  ],
};

let payload: Payload;
let countPage: typeof CountPage;

const rows = async (text: string) =>
  (await (payload.db as unknown as PostgresAdapter).pool.query<Record<string, string>>(text)).rows;

beforeAll(async () => {
  await freshDatabase();
  ({ countPage } = await import('@/tracking/store/store-page-counts'));
  payload = await (await import('@/content/register-cms-instance')).cms();
});

afterAll(() => payload.destroy());

beforeEach(async () => {
  await emptyTables({ query: rows }, 'page_counts');
});

describe('counting page views', () => {
  it('loses none of 200 concurrent reports', async () => {
    const now = new Date();
    const reports = Array.from({ length: 200 }, (_, index) => ({
      ...visit,
      events: index % 2 ? visit.events : visit.events.toReversed(),
    }));
    await Promise.all(reports.map((counts) => countPage(payload, counts, now)));
    expect(await rows('SELECT event, count FROM page_counts ORDER BY event')).toEqual([
      { event: 'view', count: '200' },
      { event: 'visit', count: '200' },
    ]);
  });

  it('stores hourly sums and nothing else', async () => {
    await countPage(payload, visit, new Date('2026-11-20T16:59:59Z'));
    await countPage(payload, visit, new Date('2026-11-20T17:00:00Z'));
    const columns = await rows(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'page_counts'
       ORDER BY column_name`,
    );
    expect(columns.map((column) => column.column_name)).toEqual(
      'campaign count event hour language medium path source target'.split(' '),
    );
    expect(await rows('SELECT DISTINCT hour FROM page_counts')).toHaveLength(2);
  });

  const named = (campaign: string): Counts => ({ ...visit, origin: { ...origin, campaign } });

  it('stores 300 origins a day, and counts further ones without their campaign', async () => {
    const now = new Date('2026-11-10T03:00:00Z');
    for (let index = 0; index < 310; index += 1) await countPage(payload, named(`c${index}`), now);
    const google = { source: 'google', medium: 'organic', campaign: '' };
    await countPage(payload, { ...visit, origin: google }, now);
    await countPage(payload, { ...visit, origin: { ...google, campaign: 'late' } }, now);
    const kept = await rows(`
      SELECT source, count(DISTINCT campaign), sum(count) FROM page_counts
      WHERE event = 'view' GROUP BY source ORDER BY source`);
    expect(kept).toEqual([
      { source: '(other)', count: '1', sum: '10' },
      { source: 'google', count: '2', sum: '2' },
      { source: 'zalo', count: '300', sum: '300' },
    ]);
  });

  it('limits the new origins of one address, and still counts its visits', async () => {
    const now = new Date('2026-11-11T03:00:00Z');
    const refuse = () => Promise.resolve(false);
    await countPage(payload, named('known'), now);
    await countPage(payload, named('known'), now, refuse);
    await countPage(payload, named('made-up'), now, refuse);
    expect(
      await rows(`SELECT campaign, count FROM page_counts WHERE event = 'visit' ORDER BY campaign`),
    ).toEqual([
      { campaign: '(other)', count: '1' },
      { campaign: 'known', count: '2' },
    ]);
  });

  it('creates 50,000 counters a day, and adds further pages to one counter per language', async () => {
    await rows(`
      INSERT INTO page_counts (hour, path, language, source, medium, campaign, event, target, count)
      SELECT '2026-11-12T01:00:00Z', '/p' || n, 'vi', 's', 'm', '', 'view', '', 1
      FROM generate_series(1, 49999) n`);
    const now = new Date('2026-11-12T03:00:00Z');
    await countPage(payload, visit, now);
    await countPage(payload, { ...visit, path: '/trust' }, now);
    expect(
      await rows(`SELECT path, source, count FROM page_counts
        WHERE hour = '2026-11-12T03:00:00Z' AND event = 'visit' ORDER BY path`),
    ).toEqual([
      { path: '(other)', source: '(other)', count: '1' },
      { path: '/pricing', source: 'zalo', count: '1' },
    ]);
  });

  it('deletes sums after 25 months', async () => {
    await countPage(payload, visit, new Date('2024-09-01T03:00:00Z'));
    await countPage(payload, visit, new Date('2024-12-01T03:00:00Z'));
    await countPage(payload, visit, new Date('2026-11-21T03:00:00Z'));
    expect(await rows('SELECT DISTINCT hour FROM page_counts ORDER BY hour')).toHaveLength(2);
  });
});

describe('the numbers of a period', () => {
  const day = { from: '2026-11-21', to: '2026-11-21' };

  beforeEach(async () => {
    // The last second of the day before and the first two of the day, in Viet Nam's time.
    await countPage(payload, visit, new Date('2026-11-20T16:59:59Z'));
    await countPage(payload, visit, new Date('2026-11-20T17:00:00Z'));
    await countPage(
      payload,
      {
        path: '/book-demo',
        language: 'en',
        origin: { source: '(direct)', medium: '(none)', campaign: '' },
        events: [
          { event: 'view', target: '' },
          { event: 'form-start', target: 'book-demo' },
          { event: 'form-complete', target: 'book-demo' },
          { event: 'call-to-action', target: '/pricing' },
        ],
      },
      new Date('2026-11-20T17:00:01Z'),
    );
  });

  it('are those of its days in Viet Nam', async () => {
    expect(await pageFigures(payload, 'all', day)).toEqual([
      { name: '', visits: 1, views: 2, actions: 1, starts: 1, completions: 1 },
    ]);
    const days = await pageFigures(payload, 'day', { from: '2026-11-20', to: '2026-11-21' });
    expect(days.map(({ name, visits }) => [name, visits])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
    expect(await pageFigures(payload, 'all', { from: '2026-11-22', to: '2026-11-30' })).toEqual([]);
  });

  it.each([
    ['page', ['/pricing', '/book-demo']],
    ['source', ['zalo / oa', '(direct) / (none)']],
    ['campaign', ['tet']],
    ['language', ['vi', 'en']],
    ['form', ['book-demo']],
    ['action', ['/pricing']],
  ] as const)('are grouped by %s, the most visited first', async (dimension, names) => {
    const groups = await pageFigures(payload, dimension, day);
    expect(groups.map(({ name }) => name)).toEqual(names);
  });

  it('count a goal alone: one form, or calls', async () => {
    await rows(`
      INSERT INTO page_counts (hour, path, language, source, medium, campaign, event, target, count)
      VALUES ('2026-11-20T18:00:00Z', '/contact', 'vi', 's', 'm', 'tet', 'form-complete', 'contact', 4),
        ('2026-11-20T18:00:00Z', '/contact', 'vi', 's', 'm', 'tet', 'call-to-action', 'tel:', 3)`);
    const reached = async (goal: Goal) =>
      (await pageFigures(payload, 'all', day, { goal })).map(({ completions, starts }) => [
        completions,
        starts,
      ]);
    expect(await reached(null)).toEqual([[5, 1]]);
    expect(await reached('book-demo')).toEqual([[1, 1]]);
    expect(await reached('contact')).toEqual([[4, 0]]);
    expect(await reached('tel:')).toEqual([[3, 0]]);
    const pages = await pageFigures(payload, 'page', day, { goal: 'contact' });
    expect(pages.find(({ name }) => name === '/contact')?.completions).toBe(4);
    await rows("DELETE FROM page_counts WHERE path = '/contact'");
  });

  it('add up to all of them, however many groups there are', async () => {
    await rows(`
      INSERT INTO page_counts (hour, path, language, source, medium, campaign, event, target, count)
      SELECT '2026-11-20T18:00:00Z', '/p' || n, 'vi', 's', 'm', '', 'view', '', 1000 - n
      FROM generate_series(1, 60) n`);
    const [[all], pages] = await Promise.all([
      pageFigures(payload, 'all', day),
      pageFigures(payload, 'page', day),
    ]);
    expect(pages).toHaveLength(41);
    expect(pages.at(-1)?.name).toBe('(rest)');
    expect(pages.reduce((sum, { views }) => sum + views, 0)).toBe(all?.views);
  });

  it('name in a compared period the same groups, and put the same ones into the rest', async () => {
    const count = (hour: string, views: string) =>
      rows(`
        INSERT INTO page_counts (hour, path, language, source, medium, campaign, event, target, count)
        SELECT '${hour}', '/p' || n, 'vi', 's', 'm', '', 'view', '', ${views}
        FROM generate_series(1, 60) n`);
    // The most viewed pages were among the least viewed ones before, and the fortieth had no views then.
    await count('2026-11-01T05:00:00Z', '1000 - n');
    await count('2026-10-01T05:00:00Z', '100 + n');
    await rows("DELETE FROM page_counts WHERE path = '/p40' AND hour < '2026-10-15'");
    const now = await pageFigures(payload, 'page', { from: '2026-11-01', to: '2026-11-01' });
    const period = { from: '2026-10-01', to: '2026-10-01' };
    const before = await pageFigures(payload, 'page', period, { like: now });
    const viewsOf = (name: string) => before.find((group) => group.name === name)?.views;
    expect([now.length, now[0]?.name, now.at(-1)?.name]).toEqual([41, '/p1', '(rest)']);
    expect([viewsOf('/p1'), viewsOf('/p39'), viewsOf('/p40')]).toEqual([101, 139, undefined]);
    // 141 + … + 160: in the earlier period too, `(rest)` counts only the pages that belong to it now.
    expect(viewsOf('(rest)')).toBe(3010);
    expect(before).toHaveLength(40);

    const few = now.slice(0, 3);
    const filled = await pageFigures(payload, 'page', period, { like: few });
    expect(filled.slice(0, 4).map(({ name }) => name)).toEqual(['/p3', '/p2', '/p1', '/p60']);
    expect(filled).toHaveLength(41);
  });

  it('are exported as one sum per line', async () => {
    const lines = [];
    for await (const line of dailyCounts(payload, ['2026-11-20', '2026-11-21'])) {
      lines.push(line.join(','));
    }
    expect(lines).toEqual([
      '2026-11-20,/pricing,vi,zalo,oa,tet,view,,1',
      '2026-11-20,/pricing,vi,zalo,oa,tet,visit,,1',
      '2026-11-21,/book-demo,en,(direct),(none),,call-to-action,/pricing,1',
      '2026-11-21,/book-demo,en,(direct),(none),,form-complete,book-demo,1',
      '2026-11-21,/book-demo,en,(direct),(none),,form-start,book-demo,1',
      '2026-11-21,/book-demo,en,(direct),(none),,view,,1',
      '2026-11-21,/pricing,vi,zalo,oa,tet,view,,1',
      '2026-11-21,/pricing,vi,zalo,oa,tet,visit,,1',
    ]);
  });
});
