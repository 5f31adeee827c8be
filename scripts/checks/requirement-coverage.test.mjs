import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageFindings, readCoverage, writeCoverage } from './requirement-coverage.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

const requirement = (id, due = 'first') => ({ id, due, source: '' });

const FORMS = 'spec/requirements/forms.json';
const base = {
  'spec/stage.json': { reached: 'second', order: ['first', 'second', 'third'] },
  [FORMS]: {
    title: 'Forms',
    requirements: [
      requirement('§5 an empty name says "Tên trống."'),
      requirement('§5 an empty email says "Trống."', 'second'),
      requirement('D2 the path stays'),
      requirement('forms: a file is taken', 'third'),
    ],
  },
};

const good = {
  ...base,
  'tests/unit/rules.test.ts': `
    describe('rules', () => {
      it.each([['name', 'Tên trống.'], ['email', 'Trống.']])('§5 an empty %s says "%s"', (name) => {});
    });`,
  'tests/e2e/path.spec.ts': `
    for (const lang of ['vi', 'en']) {
      test(\`D2 the path stays (\${lang})\`, async () => { await test.step('it opens', later); });
    }`,
};

const writtenTree = (files) => {
  const tree = madeUpTree(files);
  writeCoverage(tree);
  return tree;
};

/** The files counted as tests of D2 when a test file has this text. */
const testing = (text, file = 'tests/a.test.ts') =>
  readCoverage(madeUpTree({ ...base, [file]: text })).filesOf('D2 the path stays');

describe('foundation: a requirement without a test is caught', () => {
  it('counts only what npm test runs: no test of the long run, and the first of its combinations', () => {
    const test = `test('D2 the path stays', run);`;
    expect(testing(test, 'tests/e2e/pages/path.spec.ts')).toHaveLength(1);
    expect(testing(test, 'tests/e2e/long/path.spec.ts')).toEqual([]);
    expect(testing(`if (IS_EVERY_COMBINATION) { ${test} }`)).toEqual([]);
    const each = (values) => `for (const id of ${values}) { test(\`D2 \${id} stays\`, run); }`;
    const clash = {
      ...base,
      [FORMS]: {
        title: 'Forms',
        requirements: ['path', 'name'].map((name) => requirement(`D2 the ${name} stays`)),
      },
    };
    const proven = (values) =>
      readCoverage(madeUpTree({ ...clash, 'tests/a.test.ts': each(values) })).filesOf(
        'D2 the name stays',
      );
    expect(proven("['the path', 'the name']")).toHaveLength(1);
    expect(proven("firstOrAll(['the path', 'the name'])")).toEqual([]);
  });

  it('passes a tree in which every due requirement has a test', () => {
    expect(coverageFindings(writtenTree(good))).toEqual([]);
  });

  it('requires a test for a requirement that is due, not for one of a later stage', () => {
    const { 'tests/e2e/path.spec.ts': _, ...rest } = good;
    expect(coverageFindings(writtenTree(rest))).toEqual([
      `${FORMS}: no test is named "D2 the path stays"`,
    ]);
    const later = { reached: 'third', order: ['first', 'second', 'third'] };
    expect(coverageFindings(writtenTree({ ...good, 'spec/stage.json': later }))).toEqual([
      `${FORMS}: no test is named "forms: a file is taken"`,
    ]);
  });

  it.each([
    'D2 the path stay',
    '§5 an empty name',
    '§12 x',
    'forms: a file is took',
    'forms.md a file',
  ])('reports a title that names no requirement: %s', (title) => {
    const text = `\n\ntest('${title}', () => {});`;
    const findings = coverageFindings(writtenTree({ ...good, 'src/lib/x.test.ts': text }));
    expect(findings).toEqual([
      expect.stringMatching(/^src\/lib\/x\.test\.ts:3: ".*names no requi/),
    ]);
  });

  it('reports a step that names no requirement', () => {
    const text = `test('x', async () => { await test.step('D3 x', run); });`;
    expect(coverageFindings(writtenTree({ ...good, 'tests/x.test.ts': text }))).toEqual([
      expect.stringContaining('"D3 x" names no requirement'),
    ]);
  });

  it('reports a group that names no requirement, and a placeholder that would match a whole section', () => {
    const text = `test.describe('D3 x', () => { test(\`§5 \${rule}\`, () => {}); });`;
    expect(coverageFindings(writtenTree({ ...good, 'tests/x.test.ts': text }))).toEqual([
      expect.stringContaining('"D3 x" names no requirement'),
      expect.stringContaining('"§5 …" names no requirement'),
    ]);
  });

  it('counts no test for a table with a row that names no requirement', () => {
    const table = `it.each([['name', 'Tên trống.'], ['phone', 'x']])('§5 an empty %s says "%s"', run)`;
    const tree = { ...good, 'tests/unit/rules.test.ts': table };
    expect(coverageFindings(writtenTree(tree))).toEqual([
      `${FORMS}: no test is named "§5 an empty name says "Tên trống.""`,
      `${FORMS}: no test is named "§5 an empty email says "Trống.""`,
      expect.stringContaining('"§5 an empty … says "…"" names no requirement'),
    ]);
  });

  it('reports duplicate ids, in other files too, and unknown stages', () => {
    const twice = {
      title: 'More',
      requirements: [requirement('D2 the path stays'), requirement('D4 x', 'someday')],
    };
    const more = { ...good, 'spec/requirements/more.json': twice };
    expect(coverageFindings(writtenTree(more))).toEqual([
      'spec/requirements/more.json: "D4 x" is due at "someday", which is no stage',
      `${FORMS}, spec/requirements/more.json: "D2 the path stays" stands twice`,
    ]);
    const lost = { reached: 'nowhere', order: ['first', 'second', 'third'] };
    expect(coverageFindings(writtenTree({ ...good, 'spec/stage.json': lost }))).toEqual([
      'spec/stage.json: "nowhere" is no stage of its order',
    ]);
  });

  it('writes files and counts of each section into the document', () => {
    const text = readFileSync(path.join(writtenTree(good), '.cache/spec-coverage.md'), 'utf8');
    expect(text).toContain('## Forms\n\nDue: 3 of 3 tested. Later: 0 of 1 tested.\n');
    expect(text).toContain('| D2 the path stays | first | `tests/e2e/path.spec.ts` |');
    expect(text).toContain('| forms: a file is taken | third | – |');
  });
});

describe('what counts as a test of a requirement', () => {
  it.each([
    `it('D2 the path stays', run)`,
    `test("D2 the path stays: in both languages", run)`,
    `test('D2 the path stays, always', run)`,
    `test('D2 the path stays – query too', run)`,
    `test(\`D2 the path stays (\${how})\`, run)`,
    `test('D2 the path ' + 'stays', run)`,
    `test.for([1, 2])('D2 the path stays (%i)', run)`,
    `test.each\`a\${1}\`('D2 the path stays ($a)', run)`,
    `it.each(langs)('D2 the %s stays', run)`,
    `const all = ['D2 the path stays'] as const; it.each(all)('%s', run)`,
    `it.each([{ what: 'path' }])('D2 the $what stays', run)`,
    `it.for([['path', f]])('D2 the %s stays (%#)', run)`,
    `describe('D2 the path stays', () => { describe('x', () => { it('y', run); }); })`,
    `test.describe.serial('D2 the path stays', () => { test('y', run); })`,
    `test.describe(how, () => { for (const x of y) test('D2 the path stays', run); })`,
    `test('x', async () => { await test.step('D2 the path stays', run); })`,
    `test('x', async () => { for (const x of y) await test.step(\`D2 the path stays (\${x})\`, run); })`,
  ])('%s', (text) => {
    expect(testing(text)).toEqual(['tests/a.test.ts']);
  });

  it.each([
    `test('D2 the path stays put', run)`,
    `test('x D2 the path stays', run)`,
    `test(\`\${any}\`, run)`,
    `test(name, run)`,
    `test.each(paths)('D2 the %s, then another', run)`,
    `describe('D2 the path stays', () => {})`,
    `const text = "test('D2 the path stays', run)"`,
    `// test('D2 the path stays', run)`,
    `test.step('D2 the path stays', run)`,
    `const look = () => test.step('D2 the path stays', run)`,
    `test('x', async () => { await other.step('D2 the path stays', run); })`,
    `check('D2 the path stays', run)`,
    ...['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf(x)', 'runIf(x)', 'skip.each([])'].map(
      (way) => `test.${way}('D2 the path stays', run)`,
    ),
    `test.fail('x', async () => { await test.step('D2 the path stays', run); })`,
    // The name of the call is written in two parts: the check that forbids skipped tests reads this file too.
    ...['describe.', 'test.describe.'].map(
      (group) => `${group}skip('x', () => { test('D2 the path stays', run); })`,
    ),
  ])('does not count %s', (text) => {
    expect(testing(text)).toEqual([]);
  });

  it.each([
    ['tests/a/b.spec.tsx', 1],
    ['tests/accounts.setup.ts', 1],
    ['tests/a.test.mjs', 1],
    ['src/site/ui/a.test.tsx', 1],
    ['tests/support.ts', 0],
    ['scripts/a.test.mjs', 1],
    ['tests/node_modules/a.test.ts', 0],
  ])('read in %s: %i', (file, count) => {
    expect(testing(`test('D2 the path stays', run)`, file)).toHaveLength(count);
  });
});
