import { readdirSync } from 'node:fs';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../../brand.config';
import {
  ask,
  listOf,
  post,
  withValidVideo,
  writeRecordedLists,
} from '../../support/send-contract-queries';
import { freshDatabase } from '../../support/test-database';
import { recordedEntries, recordedLists, recording } from '../../support/recorded-graphql-answers';

const locales = ['vi', 'en'] as const;
const platforms = `${brand.slug}XmPlatforms`;

let payload: Payload;

beforeAll(async () => {
  await freshDatabase();
  process.env.CONTRACT_ORIGINS = 'https://www.site.example, https://app.site.example';
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
  await writeRecordedLists(payload);
});

afterAll(() => payload.destroy());

/** Sends a recorded request and compares the answer with the recording, of the ids only their order. */
async function replay(list: (typeof recordedLists)[number], locale: 'vi' | 'en') {
  const { request } = recording(`answers/${list.file}.${locale}`);
  const { status, body } = await post(request.body);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['data']);
  const { data } = (body.data as Record<string, { data: unknown[] }>)[list.field]!;
  const recorded = recordedEntries(list, locale);
  const attributes = recorded.map((entry) => ({ attributes: withValidVideo(entry.attributes) }));
  expect(data).toMatchObject(attributes);
  expect(data).toEqual(
    attributes.map((entry) => ({ id: expect.stringMatching(/^\d+$/) as unknown, ...entry })),
  );
  const ids = data.map((entry) => Number((entry as { id: string }).id));
  const inOrder = (numbers: number[]) => numbers.map((id) => numbers.filter((n) => n < id).length);
  expect(inOrder(ids)).toEqual(inOrder(recorded.map(({ id }) => Number(id))));
}

const each = (name: string) => recordedLists.filter(({ field }) => field === name);

describe('the five lists with recorded answers', () => {
  it.each(recordedLists.flatMap((list) => locales.map((locale) => ({ list, locale }))))(
    'D6 POST /graphql answers in the recorded shape ($list.field, $locale)',
    ({ list, locale }) => replay(list, locale),
  );

  it('§3 every entity has an id and its fields in data and attributes', async () => {
    for (const { field } of recordedLists) {
      const { data } = await listOf(
        `{ ${field} { data { id attributes { __typename } } } }`,
        field,
      );
      expect(data.length).toBeGreaterThan(1);
      expect(data.every((entry) => Object.keys(entry).join() === 'id,attributes')).toBe(true);
    }
  });

  const proven = [
    '§3 platform: heading label, subtext, icon and cta with href',
    '§3 platform: listing items with label, subtext, icon, cta href, highlight and backgroundColor',
    '§7 platforms: by id ascending, at most 1000, per locale',
    '§7 platforms: read from {product}XmPlatforms.data',
  ];
  it.each(proven)('%s', async () => {
    for (const locale of locales) await replay(each(platforms)[0]!, locale);
  });

  it('§3 aiEvents: banner with thumbnail, title, description, cta, cxTag, leadMagnetDateTime', () =>
    replay(each('aiEvents')[0]!, 'en'));

  it('§7 aiEvents: by banner.leadMagnetDateTime descending, start 0, limit 1000, locale vi by default', async () => {
    await replay(each('aiEvents')[0]!, 'vi');
    const { query } = JSON.parse(recording('answers/aiEvents.vi').request.body!) as {
      query: string;
    };
    const { data } = await listOf(query, 'aiEvents', {});
    expect(data[0]?.attributes).toEqual(recordedEntries(each('aiEvents')[0]!, 'vi')[0]?.attributes);
  });

  it('§3 eventPages: banner with thumbnail, title, description, cta, cxTag, and leadMagnetDateTime', () =>
    replay(each('eventPages')[0]!, 'en'));

  it('§7 eventPages: by leadMagnetDateTime descending, limit 1000', () =>
    replay(each('eventPages')[0]!, 'vi'));

  it('§3 eventVideos: all its fields', () => replay(each('eventVideos')[0]!, 'en'));

  it('§7 eventVideos: by id descending, limit 1000', () => replay(each('eventVideos')[0]!, 'vi'));

  it('§3 customerQuotes: all its fields', () => replay(each('customerQuotes')[0]!, 'en'));

  it('§7 customerQuotes: per locale, by id descending, limit 1000', async () => {
    for (const locale of locales) await replay(each('customerQuotes')[0]!, locale);
  });

  it('§7 content queries need no sign-in', async () => {
    const { request } = recording('answers/customerQuotes.vi');
    expect(Object.keys(request.headers ?? {})).toEqual(['content-type']);
    expect((await post(request.body)).status).toBe(200);
  });

  it('§9 a list gives at most 1000 entries a page', async () => {
    for (const limit of [1001, 50_000, -1]) {
      const query = `{ customerQuotes(pagination: { limit: ${limit} }) { meta { pagination { total page pageSize pageCount } } } }`;
      const { meta } = await listOf(query, 'customerQuotes');
      expect(meta.pagination).toEqual({ total: 3, page: 1, pageSize: 1000, pageCount: 1 });
    }
  });
});

/** Recorded errors of accounts and access tokens, which the recorded server has and this site's endpoint has not. */
const notOurs = new Set(['token-garbage', 'forbidden']);
const errors = readdirSync('tests/fixtures/recordings/errors')
  .map((file) => file.replace('.json', ''))
  .filter((name) => !notOurs.has(name));

const familyOf = (body: unknown): string => {
  if (typeof body === 'string') return 'text';
  const keys = Object.keys(body as object);
  if (keys.includes('errors')) return 'errors';
  return keys.includes('error') ? 'error' : 'data';
};

describe('recorded errors and special cases', () => {
  it.each(errors)('POST /graphql answers as recorded: %s', async (name) => {
    const { request, response } = recording(`errors/${name}`);
    const body = name === 'body-too-large' ? `{"query":"${'x'.repeat(1_200_000)}"}` : request.body;
    let answer: { status: number; text: string };
    if (request.method === 'GET') {
      const got = await ask({});
      answer = { status: got.status, text: await got.text() };
    } else {
      answer = await post(body, request.headers);
    }
    expect(Math.floor(answer.status / 100)).toBe(Math.floor(response.status / 100));
    const parsed: unknown =
      typeof response.body === 'string' ? answer.text : JSON.parse(answer.text);
    expect(familyOf(parsed)).toBe(familyOf(response.body));
    if (familyOf(response.body) === 'data' && !name.startsWith('limit')) {
      expect(parsed).toEqual(response.body);
    }
    expect(answer.text).not.toMatch(/node_modules|at \w+ \(|stack/);
  });

  it('the number of pages matches the recording', async () => {
    const { request, response } = recording('answers/meta-pagination');
    const { body } = await post(request.body);
    const told = (answer: unknown) =>
      (answer as { data: { customerQuotes: { meta: unknown } } }).data.customerQuotes.meta;
    expect(told(body)).toEqual(told(response.body));
  });

  it('only sites on the CORS list may send requests from their pages', async () => {
    const preflight = (origin: string) => ask({ method: 'OPTIONS', headers: { origin } });
    const recorded = recording('answers/preflight').response;
    const allowed = await preflight('https://www.site.example');
    expect(allowed.status).toBe(recorded.status);
    for (const name of ['access-control-allow-origin', 'access-control-allow-headers', 'vary']) {
      expect(allowed.headers.get(name)).toBe(recorded.headers[name]);
    }
    const origin = 'access-control-allow-origin';
    expect((await preflight('https://evil.example')).headers.has(origin)).toBe(false);
    const query = { query: '{ __typename }' };
    const from = async (site: string) => (await post(query, { origin: site })).headers.get(origin);
    expect(await from('https://www.site.example')).toBe('https://www.site.example');
    expect(await from('https://evil.example')).toBeNull();
  });

  it('the address of /graphql follows the environment', async () => {
    const { POST, GET, OPTIONS } = await import('@/app/graphql/route');
    const request = (init: RequestInit) => new Request('http://site.example/graphql', init);
    const headers = { 'content-type': 'application/json', origin: 'https://app.site.example' };
    const body = JSON.stringify({ query: '{ customerQuotes { data { id } } }' });
    const answer = await POST(request({ method: 'POST', headers, body }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ data: { customerQuotes: { data: [{}, {}, {}] } } });
    expect((await GET(request({}))).status).toBe(400);
    expect((await OPTIONS(request({ method: 'OPTIONS', headers }))).status).toBe(204);
  });

  it('endless requests of one address get 429, which listed sites may read; others are answered', async () => {
    const { GET } = await import('@/app/graphql/route');
    const from = (address: string, origin = 'https://app.site.example') =>
      GET(
        new Request('http://site.example/graphql', {
          headers: { 'x-forwarded-for': address, origin },
        }),
      );
    for (let asked = 0; asked < 600; asked += 1) await from('203.0.113.1');
    const refused = await from('203.0.113.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://app.site.example');
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect(refused.headers.get('vary')).toBe('Origin');
    const unlisted = await from('203.0.113.1', 'https://evil.example');
    expect(unlisted.status).toBe(429);
    expect(unlisted.headers.has('access-control-allow-origin')).toBe(false);
    expect((await from('203.0.113.2')).status).toBe(400);
  });
});
