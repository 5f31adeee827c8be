import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  CHANGED,
  declarationsOf,
  IMPORTING,
  isPacked,
  patched,
  tagAt,
} from './payload-patches.mjs';
import { inRoot } from './project-paths.mjs';

const UI = '@payloadcms/ui/dist';
const NEXT = '@payloadcms/next/dist';
const TEXT_EDITOR = '@payloadcms/richtext-lexical/dist';
const read = (name: string) => readFileSync(inRoot('node_modules', name), 'utf8');
const codeOf = (name: string) => patched(`node_modules/${name}`, read(name));
const partsOf = (code: string) =>
  [...code.matchAll(/\bexport\s*(?:\{([^}]*)\}|const (\w+))/g)]
    .flatMap(([, names, name]) => (names ?? name ?? '').split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .toSorted();

it('the installed Payload has every expression', () => {
  const changed = globSync(
    '{bson-objectid,payload/dist,@payloadcms/{next/dist/{elements,layouts,templates,utilities,views},ui/dist,richtext-lexical/dist}}/**/*.js',
    { cwd: inRoot('node_modules') },
  ).filter((name) => CHANGED.test(`node_modules/${name}`) && !isPacked(`node_modules/${name}`));
  expect(changed).toHaveLength(32);
  expect(changed.filter((name) => codeOf(name) === read(name))).toEqual([]);
  expect(codeOf(`${UI}/utilities/formatDocTitle/formatDateTitle.js`)).toContain('Ho_Chi_Minh');
});

describe.each([
  `${UI}/exports/client/index.js`,
  `${UI}/exports/shared/index.js`,
  `${TEXT_EDITOR}/exports/client/index.js`,
])('%s', (name) => {
  const unpacked = patched(`node_modules/${name}`, read(declarationsOf(name)));

  it('names the same parts, but not the date picker without its field', () => {
    const packed = partsOf(read(name)).filter((part) => part !== 'DatePicker');
    expect(partsOf(unpacked)).toEqual(packed);
  });

  it('names modules that the package has', () => {
    const modules = [...unpacked.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(
      ([, file = '']) => file,
    );
    expect(modules.length).toBeGreaterThan(20);
    const folder = name.slice(0, name.lastIndexOf('/'));
    for (const file of modules) expect(read(`${folder}/${file}`).length).toBeGreaterThan(0);
  });
});

it('the errors of Payload name no state of HTTP beyond those that browsers get', () => {
  const errors = globSync('payload/dist/errors/*.js', { cwd: inRoot('node_modules') });
  const named = errors.flatMap((name) => {
    const code = read(name);
    if (!IMPORTING.test(code)) return [];
    const changed = codeOf(name);
    const known = Object.keys(
      JSON.parse(/const httpStatus = (\{.*?\})/.exec(changed)?.[1] ?? '{}') as object,
    );
    return [...changed.matchAll(/httpStatus\.(\w+)/g)].filter(
      ([, state = '']) => !known.includes(state),
    );
  });
  expect(errors.length).toBeGreaterThan(10);
  expect(named).toEqual([]);
});

it('a screen of the admin has one `main`, which its template draws', () => {
  for (const name of [`${UI}/views/Edit/index.js`, `${NEXT}/views/Version/Default/index.js`]) {
    expect(codeOf(name)).not.toContain('"main"');
  }
  expect(codeOf(`${NEXT}/templates/Default/index.js`)).toContain('"main"');
});

it('the heading of a field is one level below that of the row around it', () => {
  const levelOf = (path: string) => runInNewContext(tagAt(`'${path}'`)) as unknown;
  const paths = ['cover', 'sections', 'sections.0.items', 'sections.12.items.3.links'];
  expect(paths.map(levelOf)).toEqual(['h2', 'h2', 'h3', 'h4']);
});

it('a module without an expression stops the build', () => {
  expect(() =>
    patched(`node_modules/${UI}/forms/Form/fieldReducer.js`, 'export const a = 1;'),
  ).toThrow(/has changed/);
});
