import { getIntrospectionQuery } from 'graphql';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, listOf, post } from '../../support/send-contract-queries';
import { freshDatabase } from '../../support/test-database';

let payload: Payload;

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
  await post({ query: '{ __typename }' }); // loads the schema, outside the time limit of any test
});

afterAll(() => payload.destroy());

const quote = { content: 'Lời', customerName: 'K', _status: 'published' as const };

describe('requests that the GraphQL endpoint refuses', () => {
  const query = '{ customerQuotes { data { id } } }';
  const code = ({ body }: { body: { errors?: { extensions?: { code?: string } }[] } }) =>
    body.errors?.[0]?.extensions?.code;
  const nested = (depth: number): string =>
    depth === 0 ? '__typename' : `... on Query { ${nested(depth - 1)} }`;

  it.each([
    ['a batch', [{ query }, { query }], 'BATCHING_NOT_ALLOWED'],
    ['no query', { variables: {} }, 'BAD_REQUEST'],
    ['a query that is no text', { query: 5 }, 'BAD_REQUEST'],
    ['variables that are a list', { query, variables: [] }, 'BAD_REQUEST'],
    [
      'a mutation',
      { query: 'mutation { deleteCustomerQuote(id: 1) { id } }' },
      'METHOD_NOT_ALLOWED',
    ],
    [
      'a subscription',
      { query: 'subscription { customerQuotes { data { id } } }' },
      'METHOD_NOT_ALLOWED',
    ],
    [
      'an operation that is not there',
      { query, operationName: 'Other' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'a variable of a wrong type',
      {
        query:
          'query Q($limit: Int) { customerQuotes(pagination: { limit: $limit }) { data { id } } }',
        variables: { limit: 'many' },
      },
      'BAD_USER_INPUT',
    ],
    ['introspection', { query: getIntrospectionQuery() }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a fragment of itself',
      { query: '{ ...a } fragment a on Query { ...a }' },
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['too many words', { query: `{ ${'__typename '.repeat(3000)} }` }, 'GRAPHQL_PARSE_FAILED'],
    [
      'too many aliases',
      { query: `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: __typename`).join(' ')} }` },
      'QUERY_TOO_LARGE',
    ],
    [
      'too many entries',
      {
        query: `{ ${Array.from({ length: 18 }, (_, i) => `a${i}: blogs(pagination: { limit: 1000 }) { data { id attributes { title body { text items rows } } } }`).join(' ')} }`,
      },
      'QUERY_TOO_LARGE',
    ],
    [
      'a bomb of fragments',
      {
        query: `{ ...f0 } ${Array.from({ length: 24 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f24 on Query { __typename }`,
      },
      'QUERY_TOO_LARGE',
    ],
  ])('%s', async (_name, body, expected) => {
    const start = performance.now();
    const answer = await post(body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(code(answer)).toBe(expected);
    expect(answer.text).not.toContain('Did you mean');
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('deep nesting without expensive fields is allowed', async () => {
    expect((await post({ query: `{ ${nested(40)} }` })).status).toBe(200);
  });

  it('a query by GET', async () => {
    const answer = await ask({}, `/graphql?query=${encodeURIComponent(query)}`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('introspection is answered when it is enabled', async () => {
    const options = { origins: [], introspection: true };
    const { status, text } = await post({ query: getIntrospectionQuery() }, {}, options);
    expect(status).toBe(200);
    const types = [...text.matchAll(/"name":"(\w+)"/g)].map((match) => match[1]!);
    expect(types).toContain('CustomerQuoteEntityResponseCollection');
    expect(
      types.filter((name) => /user|leads|consent|deliver|password|email|phone/i.test(name)),
    ).toEqual([]);
  });
});

describe('what the GraphQL endpoint never returns', () => {
  it('a draft: as an entry, as a newer version of one, or as a relation', async () => {
    const data = { slug: 'rieng', name: 'Riêng', _status: 'draft' as const };
    const category = await payload.create({ collection: 'categories', locale: 'vi', data });
    const blog = {
      slug: 'bai',
      title: 'Bản một',
      category: category.id,
      _status: 'published' as const,
    };
    const { id } = await payload.create({ collection: 'blogs', locale: 'vi', data: blog });
    await payload.update({
      collection: 'blogs',
      id,
      locale: 'vi',
      draft: true,
      data: { title: 'Bản nháp', _status: 'draft' },
    });
    const asked = '{ blogs { data { attributes { title category { data { id } } } } } }';
    const { data: entries } = await listOf(asked, 'blogs');
    expect(entries).toEqual([{ attributes: { title: 'Bản một', category: null } }]);
    const filters = 'filters: { slug: { eq: "rieng" } }';
    expect((await listOf(`{ categories(${filters}) { data { id } } }`, 'categories')).data).toEqual(
      [],
    );
    await payload.update({ collection: 'blogs', id, locale: 'vi', data: { _status: 'draft' } });
    expect((await listOf('{ blogs { data { id } } }', 'blogs')).data).toEqual([]);
  });

  it('a draft in one language, when the other language is published', async () => {
    const page = (title: string, place: string, status: 'draft' | 'published') => ({
      slug: 'hoi-nghi',
      banner: { title, cta: { text: title, href: '/events' }, thumbnail: { url: `/${place}.png` } },
      place,
      agenda: [{ title }],
      _status: status,
    });
    const collection = 'event-pages';
    const { id } = await payload.create({
      collection,
      locale: 'vi',
      data: page('Một', 'hue', 'published'),
    });
    const asked = (locale: string) =>
      `{ eventPages(locale: "${locale}") { data { attributes { place banner { title thumbnail cta { text } } agenda { title } } } } }`;
    const shown = async (locale: string) => (await listOf(asked(locale), 'eventPages')).data;
    const entry = (title: string, place: string) => ({
      attributes: {
        place,
        banner: { title, thumbnail: `/${place}.png`, cta: { text: title } },
        agenda: [{ title }],
      },
    });
    const draft = page('Draft', 'draft', 'draft');
    await payload.update({ collection, id, locale: 'en', draft: true, data: draft });
    expect(await shown('en')).toEqual([]);
    await payload.update({ collection, id, locale: 'vi', data: page('Hai', 'vinh', 'published') });
    expect(await shown('en')).toEqual([]);
    await payload.update({ collection, id, locale: 'en', data: page('One', 'hue', 'published') });
    await payload.update({ collection, id, locale: 'en', draft: true, data: draft });
    await payload.update({ collection, id, locale: 'vi', data: page('Ba', 'sapa', 'published') });
    expect(await shown('en')).toEqual([entry('One', 'hue')]);
    expect(await shown('vi')).toEqual([entry('Ba', 'sapa')]);
  });

  it('the reason of an internal error', async () => {
    const find = vi.spyOn(payload, 'count').mockRejectedValue(new Error('secret of the database'));
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { status, text } = await post({ query: '{ blogs { data { id } } }' });
    find.mockRestore();
    logged.mockRestore();
    expect(status).toBe(503);
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
  });
});

describe('what an editor can not save', () => {
  const message = (collection: string, data: object) =>
    payload
      .create({
        collection: collection as 'blogs',
        locale: 'vi',
        data: data as never,
        req: { i18n: { language: 'en' } } as never,
      })
      .then(
        () => 'saved',
        (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message,
      );

  it.each([
    [
      'event-videos',
      { slug: 'a', title: 'A', videoUrl: 'https://youtu.be/short' },
      /exactly 11 characters/,
    ],
    ['event-videos', { slug: 'a', title: 'A', duration: '3 minutes' }, /03:25/],
    [
      'event-videos',
      { slug: 'a', title: 'A', thumbnail: { url: 'javascript:alert(1)' } },
      /Start with \/ or https/,
    ],
    ['event-videos', { slug: 'Ä b', title: 'A' }, /Lower-case letters/],
    [
      'event-pages',
      { slug: 'a', banner: { title: 'A' }, leadMagnetDateTime: '2026-03-10 09:00' },
      /its zone/,
    ],
    [
      'platforms',
      { name: 'A', heading: { label: 'A' }, listing: [{ label: 'A', backgroundColor: 'green' }] },
      /six hex digits/,
    ],
    ['redirects', { from: '/a', to: '/a' }, /lead in a circle/],
    ['customer-quotes', { ...quote, slug: 'mot' }, /is taken/],
  ])('%s: %j', async (collection, data, expected) => {
    await payload
      .create({ collection: 'customer-quotes', locale: 'vi', data: { ...quote, slug: 'mot' } })
      .catch(() => null); // the entry exists from the second run on
    expect(await message(collection, data)).toMatch(expected);
  });
});
