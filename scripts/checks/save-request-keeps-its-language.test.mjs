import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files that may change the language of a request: they have a request of their own, or read in its own language. */
const ALLOWED = [
  'src/cms/seed/',
  'src/leads/',
  'src/cms/schedule/run-due-publishing-schedules.ts',
  'src/cms/editorial/restore-version-endpoint.ts',
];
const CALL = /payload\s*\.(?:find|count|update|create|delete|restore)\w*(?:<[^>]*>)?\(\{/g;

/** The text inside the braces that open at `start`. */
function bracesAt(source, start) {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return '';
}

/**
 * Calls of the CMS that name a language and pass the current request on, as `file:line`. Payload writes that language
 * into the request, and a save that continues with it writes texts of one language into the other
 * (`src/lib/request-in-language.ts`).
 */
export function languageChanges(file, source) {
  return [...source.matchAll(CALL)].flatMap(({ 0: call, index }) => {
    const options = bracesAt(source, index + call.length - 1);
    const isOther = /[\s{]locale(?:,|: (?!requestLocale\(req\)))/.test(options);
    const isShared = /[\s{]req(?:,|\s*\}|: req\b)/.test(options);
    return isOther && isShared ? [`${file}:${source.slice(0, index).split('\n').length}`] : [];
  });
}

it('nothing reads another language with the request of a save', () => {
  const files = globSync('src/{cms,content}/**/*.ts').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(200);
  const places = files
    .filter((file) => !ALLOWED.some((allowed) => file.startsWith(allowed)))
    .flatMap((file) => languageChanges(file, readFileSync(file, 'utf8')));
  expect(places).toEqual([]);
});

it.each([
  ['const a = 1;\nawait req.payload.find({ collection, locale, req });', ['x.ts:2']],
  ["await payload.count({\n  where: { a: 1 },\n  locale: 'en',\n  req,\n});", ['x.ts:1']],
  ['await req.payload.find({ collection, locale, req: inLanguage(req, locale) });', []],
  ['await req.payload.find({ collection, req });', []],
  ['await req.payload.find({ collection, locale });', []],
])('%s', (source, places) => {
  expect(languageChanges('x.ts', source)).toEqual(places);
});
