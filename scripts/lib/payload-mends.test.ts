import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANGED, declarationsOf, IMPORTING, isPacked, mended } from './payload-mends.mjs';
import { inRoot } from './project-paths.mjs';

const UI = '@payloadcms/ui/dist';
const TEXT_EDITOR = '@payloadcms/richtext-lexical/dist';
const read = (name: string) => readFileSync(inRoot('node_modules', name), 'utf8');
const codeOf = (name: string) => mended(`node_modules/${name}`, read(name));
const partsOf = (code: string) =>
  [...code.matchAll(/\bexport\s*(?:\{([^}]*)\}|const (\w+))/g)]
    .flatMap(([, names, name]) => (names ?? name ?? '').split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .toSorted();

it('the installed Payload has every expression', () => {
  const changed = globSync(
    '{bson-objectid,payload/dist,@payloadcms/{ui,richtext-lexical}/dist}/**/*.js',
    { cwd: inRoot('node_modules') },
  ).filter((name) => CHANGED.test(`node_modules/${name}`) && !isPacked(`node_modules/${name}`));
  expect(changed).toHaveLength(11);
  expect(changed.filter((name) => codeOf(name) === read(name))).toEqual([]);
  expect(codeOf(`${UI}/utilities/formatDocTitle/formatDateTitle.js`)).toContain('Ho_Chi_Minh');
});

describe.each([
  `${UI}/exports/client/index.js`,
  `${UI}/exports/shared/index.js`,
  `${TEXT_EDITOR}/exports/client/index.js`,
])('%s', (name) => {
  const unpacked = mended(`node_modules/${name}`, read(declarationsOf(name)));

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
    const mend = codeOf(name);
    const known = Object.keys(
      JSON.parse(/const httpStatus = (\{.*?\})/.exec(mend)?.[1] ?? '{}') as object,
    );
    return [...mend.matchAll(/httpStatus\.(\w+)/g)].filter(
      ([, state = '']) => !known.includes(state),
    );
  });
  expect(errors.length).toBeGreaterThan(10);
  expect(named).toEqual([]);
});

it('a module without an expression stops the build', () => {
  expect(() =>
    mended(`node_modules/${UI}/forms/Form/fieldReducer.js`, 'export const a = 1;'),
  ).toThrow(/has changed/);
});
