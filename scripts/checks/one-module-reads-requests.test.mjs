import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The modules that may read requests; all other code calls them. */
const READERS = ['src/lib/request-body.ts'];
/** Code of browsers, which reads answers; tests; generated files. */
const NOT_SERVER =
  /[.]client[.]tsx?$|[.]test[.]tsx?$|^src\/(?:payload-types[.]ts$|cms\/migrations\/)/;

/** The variable names that our code uses for a request. */
const REQUEST = String.raw`\b(?:req|request|asked|incoming)`;
const readings = [
  // The body: `req.json()`, `request.clone?.().formData()`, `new Response(request.body)`.
  String.raw`${REQUEST}(?:\??\.clone\??\.?\(\))?\??\.(?:json|text|formData|arrayBuffer|blob|bytes)\??\.?\(`,
  String.raw`${REQUEST}\??\.body\b`,
  String.raw`\b(?:text|json|buffer|arrayBuffer|blob)\(${REQUEST}\)`,
  String.raw`\{[^{}]*\bbody\b[^{}]*\} = ${REQUEST}\b`,
  // The query: `new URL(request.url).searchParams`, `const { searchParams } = new URL(request.url)`.
  String.raw`new URL\(${REQUEST}\.url\)\.searchParams`,
  String.raw`searchParams[^=;\n]*\} = new URL\(${REQUEST}\.url`,
];
const READS = new RegExp(readings.join('|'), 'g');

/** The places in a source file that read the body or the query of a request, as `file:line`. */
export function readersIn(file, source) {
  return [...source.matchAll(READS)].map(
    ({ index }) => `${file}:${source.slice(0, index).split('\n').length}`,
  );
}

it('only one module reads bodies and queries of requests', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !NOT_SERVER.test(file));
  expect(files.length).toBeGreaterThan(500);
  const places = files.flatMap((file) => readersIn(file, readFileSync(file, 'utf8')));
  expect(places.filter((place) => !READERS.includes(place.split(':')[0]))).toEqual([]);
  expect(places.length).toBeGreaterThan(1);
});

it.each([
  'const body = await request.json();',
  'const body: unknown = await req.json?.().catch(() => null);',
  "const text = (await req.text?.()) ?? '';",
  'const body = await req\n    .clone?.()\n    .json()'.replaceAll(/\n\s+/g, ''),
  'const form = await request.formData();',
  'for await (const chunk of request.body ?? []) {}',
  'const { body, headers } = request;',
  'const body = await text(request);',
  'const query = new URL(request.url).searchParams;',
  'const { searchParams } = new URL(request.url);',
])('a second reader is found: %s', (source) => {
  expect(readersIn('x.ts', `\n${source}`)).toEqual(['x.ts:2']);
});

it.each([
  'const data = (await response.json()) as T;',
  'const body = await readJson(req);',
  'const form = await smallForm(request);',
  'const query = queryOf(request);',
  'req.searchParams.get("to")',
  'new URL(request.url).pathname',
  'const { headers } = request;',
])('what reads no request is left alone: %s', (source) => {
  expect(readersIn('x.ts', source)).toEqual([]);
});
