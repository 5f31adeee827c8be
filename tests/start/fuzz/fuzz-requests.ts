import fc from 'fast-check';
import { added, filled, maybeQuery, piece, query, queryOf } from './fuzz-urls';
import type { CmsEndpoint } from './cms-endpoints';
import { toAction } from './fuzz-server-functions';
import { bodies, bodiesWith } from './fuzz-bodies';
import { cookieNames, headerNames } from './names-and-values-for-fuzzing';
import {
  adminAddresses,
  cmsAddresses,
  files,
  listAddresses,
  ownAddresses,
  pageAddresses,
} from './fuzz-endpoints';

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

/** Values for an id in a URL: existing ids, and invalid ones. */
const id = fc.oneof(fc.constantFrom('1', '2', '3'), piece);
/** Documents that an admin's requests may delete, and change many at once; all others stay for later requests. */
const spare = ['7', '8', '9'];
const ofSpare = spare.map((one, index) => `where[id][in][${index}]=${one}`).join('&');

const isManyAtOnce = ({ method, address }: CmsEndpoint) =>
  (method === 'DELETE' || method === 'PATCH') && !address.includes('[id]');

/** A request to an endpoint of the CMS by its own method, without a session or as an admin. */
const toEndpoint = (
  endpoints: readonly CmsEndpoint[],
  sessions: fc.Arbitrary<boolean> = fc.boolean(),
): fc.Arbitrary<Input> =>
  fc.constantFrom(...endpoints).chain((endpoint) => {
    const { method, address, fields } = endpoint;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const end = fc.oneof(maybeQuery, queryOf(fields));
    return fc
      .tuple(
        fc.array(id, { minLength: 2, maxLength: 2 }),
        fc.constantFrom(...spare),
        end,
        bodiesWith(fields),
        sessions,
      )
      .map(([ids, spareId, asked, [type, body], session]): Input => {
        let next = 0;
        const isDeletion = session && method === 'DELETE';
        const path = address.replaceAll('[id]', () => (isDeletion ? spareId : ids[next++ % 2]!));
        const query =
          session && isManyAtOnce(endpoint) ? `?${ofSpare}${asked.replace(/^\?/, '&')}` : asked;
        return {
          method,
          path: path + query,
          headers: hasBody && type !== '' ? { 'content-type': type } : {},
          body: hasBody ? new TextEncoder().encode(body) : null,
          session,
        };
      });
  });

/** A list of documents, filtered and sorted by its own fields. */
const toList = (endpoints: readonly CmsEndpoint[]) =>
  fc
    .constantFrom(
      ...endpoints.filter(
        ({ method, address }) => method === 'GET' && /^\/api\/[\w-]+$/.test(address),
      ),
    )
    .chain(({ address, fields }) =>
      asked(added(fc.constant(address), queryOf(fields)), { session: fc.boolean() }),
    );

/** Groups URLs of the admin that differ by the name of a collection or a global alone. */
const kindOfScreen = (address: string) =>
  address.replace(/(?<=\/(?:collections|globals)\/)[\w-]+/, '…');

const byKind = <Value>(all: readonly Value[], kindOf: (value: Value) => string): Value[][] => [
  ...Map.groupBy(all, kindOf).values(),
];

/**
 * One request to each kind of endpoint of the CMS and of screen, and one that reads and one that writes to each URL of a
 * route file; those of the CMS as an admin, because a stranger is refused before most of their code.
 */
export function oneOfEachKind(endpoints: readonly CmsEndpoint[]): fc.Arbitrary<Input>[] {
  const session = fc.constant(true);
  return [
    ...byKind(endpoints, ({ kind }) => kind).map((same) => toEndpoint(same, session)),
    ...ownAddresses.flatMap((address) => [
      asked(added(filled([address]), maybeQuery), { session }),
      posted(filled([address])),
    ]),
    ...byKind(adminAddresses, kindOfScreen).map((same) =>
      asked(added(filled(same), maybeQuery), { session }),
    ),
  ];
}

/** Requests of every kind to every URL; `live` are the URLs of published pages, `endpoints` those of the CMS. */
export function inputs(
  live: readonly string[],
  endpoints: readonly CmsEndpoint[],
): fc.Arbitrary<Input> {
  const lists = fc.constantFrom(...listAddresses);
  const cms = filled(cmsAddresses);
  const own = filled(ownAddresses);
  const pages = filled(pageAddresses);
  const screens = filled(adminAddresses);
  const livePages = fc.constantFrom(...live);
  const anywhere = fc.oneof(cms, own, pages, livePages, fc.constantFrom(...files));
  const unknown = fc
    .array(piece, { minLength: 1, maxLength: 3 })
    .map((list) => `/${list.join('/')}`);
  return fc.oneof(
    { weight: 8, arbitrary: asked(added(lists, query), { session: fc.boolean() }) },
    { weight: 12, arbitrary: toList(endpoints) },
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
    { weight: 30, arbitrary: toEndpoint(endpoints) },
    { weight: 12, arbitrary: asked(added(own, maybeQuery), { session: fc.boolean() }) },
    { weight: 4, arbitrary: asked(added(screens, maybeQuery), { session: fc.constant(true) }) },
    { weight: 4, arbitrary: toAction(screens) },
    { weight: 6, arbitrary: asked(unknown) },
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
