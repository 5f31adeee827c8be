import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPublishedPaths } from '@/i18n/published-paths-by-language';
import { freshDatabase } from '../../support/test-database';
import { emptyTables } from '../../support/empty-tables';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let payload: Payload;
let post: (request: Request) => Promise<Response>;

const rows = async (text: string) =>
  (await (payload.db as unknown as PostgresAdapter).pool.query<Record<string, string>>(text)).rows;

beforeAll(async () => {
  await freshDatabase();
  ({ POST: post } = await import('@/app/api/page-counts/route'));
  payload = await (await import('@/content/register-cms-instance')).cms();
});

afterAll(() => payload.destroy());

beforeEach(async () => {
  await emptyTables({ query: rows }, 'page_counts');
});

describe('the endpoint for page reports', () => {
  const report = { path: '/en/pricing', from: null, notes: ['view'] };

  function send(body: string, headers: Record<string, string> = {}): Promise<Response> {
    return post(
      new Request('http://site.example/api/page-counts', {
        method: 'POST',
        body,
        headers: {
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': BROWSER,
          'x-forwarded-for': '192.0.2.1',
          ...headers,
        },
      }),
    );
  }
  const total = async () => Number((await rows('SELECT sum(count) FROM page_counts'))[0]?.sum ?? 0);

  beforeEach(() => setPublishedPaths({ vi: new Set(['/']), en: new Set(['/pricing']) }));

  it('counts browsers, and neither bots nor staff', async () => {
    expect((await send(JSON.stringify(report))).status).toBe(204);
    expect(await total()).toBe(1);
    const uncounted: Record<string, string>[] = [
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': `${BROWSER} HeadlessChrome/140.0` },
      { cookie: 'a=b; payload-token=abc' },
    ];
    for (const headers of uncounted) {
      expect((await send(JSON.stringify(report), headers)).status).toBe(204);
    }
    expect(await total()).toBe(1);
    expect(await rows('SELECT path, language FROM page_counts')).toEqual([
      { path: '/pricing', language: 'en' },
    ]);
  });

  it('refuses invalid reports and those from another site, with a code and a message', async () => {
    for (const [body, headers, status] of [
      ['', {}, 400],
      ['{', {}, 400],
      ['null', {}, 400],
      [JSON.stringify({ ...report, email: 'lan@example.com' }), {}, 400],
      [JSON.stringify({ ...report, notes: ['a'.repeat(4000)] }), {}, 400],
      [JSON.stringify(report) + ' '.repeat(4000), { 'content-length': '10' }, 400],
      [JSON.stringify(report), { 'sec-fetch-site': 'cross-site' }, 403],
    ] as const) {
      const response = await send(body, headers);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        code: expect.any(String) as string,
        message: expect.any(String) as string,
      });
    }
    const hostile = {
      path: "/'; DROP TABLE page_counts; --",
      from: { source: '\u0000\ud800', medium: '', campaign: '', referrer: '\u0000' },
      notes: ['view', 'call-to-action \u0000'],
    };
    expect((await send(JSON.stringify(hostile))).status).toBe(204);
    expect(await total()).toBe(2);
  });

  it('accepts 120 a minute from one address, and says when to retry', async () => {
    const answers = [];
    for (let index = 0; index < 121; index += 1) {
      answers.push(await send(JSON.stringify(report), { 'x-forwarded-for': '192.0.2.9' }));
    }
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(120);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
