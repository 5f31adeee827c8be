import fc from 'fast-check';
import { added, filled, maybeQuery, piece, query, text } from './fuzz-addresses';
import type { CmsEndpoint } from './cms-endpoints';
import { bodyKeys, cookieNames, headerNames } from './fuzz-words';
import { cmsAddresses, files, listAddresses, ownAddresses, pageAddresses } from './fuzz-endpoints';

/** One request; `session` says whether it has a colleague's session cookie. */
export type Input = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
  session: boolean;
};

const headerText = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '0',
    '-1',
    'x',
    '%',
    ',',
    ';',
    '=',
    '"',
    'null',
    '[]',
    '{}',
    '{"',
    'bytes=99999999-1',
    'bytes=-1',
    'bytes=9-1',
    'bytes=99999999-',
    'bytes=0-0,2-3',
    'bytes=x',
    'text/markdown',
    'text/x-component',
    'application/json',
    'multipart/form-data',
    'gzip;q=x',
    'http://[',
    'https://x.example',
    '%5B%22%22%2C%7B%7D%5D',
    'é',
    'x'.repeat(2000),
    '1'.repeat(40),
  ),
  fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
);
const cookies = fc
  .array(fc.tuple(fc.constantFrom('', ...cookieNames), headerText), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));
const headers = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...headerNames), headerText, { minKeys: 1, maxKeys: 3 }),
    fc.option(cookies, { freq: 2 }),
  )
  .map(([some, cookie]): Record<string, string> => (cookie === null ? some : { ...some, cookie }));

const json = fc
  .oneof(
    {
      weight: 3,
      arbitrary: fc.dictionary(
        fc.constantFrom('', ...bodyKeys),
        fc.oneof(text, fc.constantFrom(null, 1, true, -1, [], {}, [{}], { a: 1 }, ['x'])),
        { maxKeys: 5 },
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(null, 7, 'x', [], [[]], [{}], true) },
  )
  .map((value) => JSON.stringify(value));
/** JSON on which a reader that calls itself once a level would fail. */
const deepJson = fc.constantFrom(
  '['.repeat(20_000),
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(99)}1${'}'.repeat(99)}`,
  `{"data":${'{"or":['.repeat(40)}${']}'.repeat(40)}}`,
);
const parts = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'name',
        'email',
        'file',
        'resume',
        '_payload',
        'lng',
        'helped',
        'action',
        '$ACTION_ID_x',
        '1_$ACTION_REF_1',
        '0',
        '',
      ),
      fc.oneof(text, json),
      fc.option(text),
    ),
    { maxLength: 4 },
  )
  .map((list) =>
    list
      .map(
        ([name, value, file]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`,
      )
      .join(''),
  );
const bodies = fc.oneof(
  fc.tuple(
    fc.constant('application/json'),
    fc.oneof(
      { weight: 8, arbitrary: json },
      { weight: 4, arbitrary: text },
      { weight: 1, arbitrary: deepJson },
    ),
  ),
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    query.map((asked) => asked.slice(1)),
  ),
  fc.tuple(
    fc.constant('multipart/form-data; boundary=x'),
    parts.map((list) => `${list}--x--\r\n`),
  ),
  fc.tuple(fc.constant('multipart/form-data; boundary=x'), fc.oneof(parts, text)),
  fc.tuple(
    fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/x',
      'text/plain;charset=UTF-8',
      'x',
      '',
    ),
    fc.oneof(parts, json, text),
  ),
);

const plain = { headers: {}, body: null, session: false };
const asked = (
  path: fc.Arbitrary<string>,
  more: Partial<{ [Key in keyof Input]: fc.Arbitrary<Input[Key]> }> = {},
) =>
  fc.record({
    method: fc.constant('GET'),
    headers: fc.constant(plain.headers),
    body: fc.constant(null),
    session: fc.constant(false),
    ...more,
    path,
  });
const posted = (path: fc.Arbitrary<string>) =>
  fc
    .tuple(
      path,
      bodies,
      fc.constantFrom('POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE'),
      fc.option(headers, { freq: 4 }),
    )
    .map(([address, [type, body], method, more]): Input => ({
      ...plain,
      method,
      path: address,
      headers: { ...more, ...(type === '' ? {} : { 'content-type': type }) },
      body: new TextEncoder().encode(body),
    }));

/** Values for an id in an address: existing ids, and invalid ones. */
const id = fc.oneof(fc.constantFrom('1', '2', '3'), piece);

/**
 * Whether a request may have an admin's session: not one that deletes, changes many documents at once, or changes the
 * accounts that the later requests need.
 */
const isForStaff = ({ method, address }: CmsEndpoint) =>
  method === 'GET' ||
  (method !== 'DELETE' &&
    !address.startsWith('/api/users') &&
    /\[id\]|POST/.test(address + method));

/** A request to an endpoint of the CMS by its own method, as a stranger or as an admin. */
const toEndpoint = (endpoints: readonly CmsEndpoint[]): fc.Arbitrary<Input> =>
  fc
    .tuple(
      fc.constantFrom(...endpoints),
      fc.array(id, { minLength: 2, maxLength: 2 }),
      maybeQuery,
      bodies,
      fc.boolean(),
    )
    .map(([endpoint, ids, end, [type, body], session]): Input => {
      const { method, address } = endpoint;
      let next = 0;
      const hasBody = method !== 'GET' && method !== 'DELETE';
      return {
        method,
        path: address.replaceAll('[id]', () => ids[next++ % 2]!) + end,
        headers: hasBody && type !== '' ? { 'content-type': type } : {},
        body: hasBody ? new TextEncoder().encode(body) : null,
        session: session && isForStaff(endpoint),
      };
    });

/**
 * Requests of every kind to every address; `live` are the addresses of published pages, `endpoints` those of the CMS.
 */
export function inputs(
  live: readonly string[],
  endpoints: readonly CmsEndpoint[],
): fc.Arbitrary<Input> {
  const lists = fc.constantFrom(...listAddresses);
  const cms = filled(cmsAddresses);
  const own = filled(ownAddresses);
  const pages = filled(pageAddresses);
  const livePages = fc.constantFrom(...live);
  const anywhere = fc.oneof(cms, own, pages, livePages, fc.constantFrom(...files));
  const unknown = fc
    .array(piece, { minLength: 1, maxLength: 3 })
    .map((list) => `/${list.join('/')}`);
  return fc.oneof(
    { weight: 20, arbitrary: asked(added(lists, query), { session: fc.boolean() }) },
    { weight: 12, arbitrary: asked(added(cms, maybeQuery), { session: fc.boolean() }) },
    {
      weight: 20,
      arbitrary: posted(
        added(
          fc.oneof(cms, own),
          fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query }),
        ),
      ),
    },
    { weight: 25, arbitrary: toEndpoint(endpoints) },
    { weight: 14, arbitrary: asked(added(own, maybeQuery)) },
    { weight: 10, arbitrary: asked(unknown) },
    { weight: 3, arbitrary: asked(added(pages, maybeQuery)) },
    { weight: 4, arbitrary: asked(livePages, { headers }) },
    { weight: 4, arbitrary: posted(fc.oneof(livePages, pages)) },
    { weight: 6, arbitrary: asked(anywhere, { headers }) },
    { weight: 6, arbitrary: asked(fc.constantFrom(...files), { headers }) },
    {
      weight: 4,
      arbitrary: asked(
        fc.oneof(
          anywhere,
          fc.constantFrom('*', '//', '/\\', '/.', 'x', 'http://x.example/', 'http://['),
        ),
        {
          method: fc.constantFrom(
            'TRACE',
            'OPTIONS',
            'HEAD',
            'PUT',
            'PATCH',
            'DELETE',
            'PROPFIND',
            'SEARCH',
            'M-SEARCH',
            'LINK',
            'QUERY',
          ),
        },
      ),
    },
  );
}
