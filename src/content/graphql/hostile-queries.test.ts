import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { contractEndpoint } from '@/content/graphql/graphql-endpoint';

vi.mock('@/content/register-cms-instance', () => ({
  cms: () =>
    Promise.resolve({
      count: () => Promise.resolve({ totalDocs: 0 }),
      find: () => Promise.resolve({ docs: [] }),
      collections: { blogs: { config: { flattenedFields: [] } } },
    }),
}));

const endpoint = contractEndpoint({ origins: [], introspection: false });

async function answered(body: string, type = 'application/json') {
  const request = new Request('http://site.example/graphql', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const response = await endpoint(request);
  return { status: response.status, text: await response.text() };
}

const BATCH = 'BATCHING_NOT_ALLOWED';

const word = fc.constantFrom(
  'query',
  'mutation',
  'fragment',
  'on',
  'Query',
  '{',
  '}',
  '(',
  ')',
  ':',
  '$a',
  '...',
  '"',
  '"x"',
  '-1',
  '99999999999',
  'null',
  'true',
  '[',
  ']',
  '@skip(if: true)',
  'blogs',
  'aiEvents',
  'data',
  'attributes',
  'id',
  'title',
  'sort',
  'locale',
  'pagination',
  'limit',
  'start',
  'page',
  'meta',
  '__typename',
  'a:',
  '#',
  '\0',
);

describe('any request body', () => {
  it.each(['null', '"hello"', '5', '-0.5', 'true', '[]', '[null]', '["hello"]'])(
    'D27 machine endpoints answer 4xx with code and message, never a stack, never 500: the JSON body %s',
    async (body) => {
      const { status, text } = await answered(body);
      expect(status).toBe(400);
      const answer: unknown = JSON.parse(text);
      // Errors have two JSON forms in the recorded answers: `error`, and a list `errors`. Both have a message.
      const message = expect.stringMatching(/\S{3}/) as string;
      const error = { status: 400, name: 'SyntaxError', message };
      const errors = [{ message, extensions: { code: BATCH } }];
      expect(answer).toMatchObject(body.startsWith('[') ? { errors } : { data: null, error });
    },
  );

  it('gets an answer or a refusal, never 5xx and never a stack trace', async () => {
    const query = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      query.map((text) => JSON.stringify({ query: text })),
      fc
        .record({ query, variables: fc.jsonValue(), operationName: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { status, text: answer } = await answered(text);
        expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
        expect(answer).not.toMatch(/node_modules|\bat \w+ \(/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '{ blogs(sort: null, locale: null, pagination: null) { data { id } } }',
    '{ blogs(sort: [null, ""], pagination: { start: -5, limit: 0 }) { meta { pagination { page pageCount } } } }',
    '{ blogs(pagination: { start: 2147483647, limit: -9 }) { data { id } } }',
    '{ blogs(pagination: { page: -3, pageSize: 0 }) { data { id } } }',
    '{ blogs(filters: { slug: { eq: null } }) { data { id } } }',
    '{ blogs(locale: "all") { data { id } } }',
    '{ blogs { ...f } } fragment f on BlogEntityResponseCollection { data { attributes { body(pagination: { limit: 3 }) { kind } } } }',
  ])('an odd but valid query is answered: %s', async (query) => {
    const { status, text } = await answered(JSON.stringify({ query }));
    expect([status, JSON.parse(text)]).toMatchObject([200, { data: { blogs: {} } }]);
  });

  it.each([
    '__proto__',
    'constructor.name',
    'banner',
    'banner.nope',
    'id:up',
    'title:asc:desc',
    'body',
    'slug,title,author,highlight,summary,id',
  ])('a list can not be sorted by %s', async (sort) => {
    const query = `{ blogs(sort: ${JSON.stringify(sort)}) { data { id } } }`;
    const { status, text } = await answered(JSON.stringify({ query }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      data: { blogs: null },
      errors: [{ extensions: { code: 'BAD_USER_INPUT', error: { name: 'ValidationError' } } }],
    });
  });

  it.each([
    'application/graphql',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ])('another content type is refused: %s', async (type) => {
    expect((await answered('{"query":"{ __typename }"}', type)).status).toBe(400);
  });
});
