import { describe, expect, it } from 'vitest';
import { oversized } from './limit-file-length-and-props-count.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

const lines = (count) => 'export {};\n'.repeat(count);
const members = (count) => Array.from({ length: count }, (_, i) => `p${i}: string`).join('; ');

const findings = (files) => oversized(madeUpTree(files));

describe('foundation: files and props that outgrow their limits are caught', () => {
  it('files and props at their limit pass', () => {
    expect(
      findings({
        'src/site/card.tsx': lines(250),
        'src/lib/list.ts': lines(400),
        'tests/a.test.ts': lines(400),
        'scripts/run.mjs': lines(400),
        'src/site/props.tsx': `type CardProps = { ${members(10)} };`,
      }),
    ).toEqual([]);
  });

  it.each([
    ['src/site/card.tsx', 251, 250],
    ['src/lib/list.ts', 401, 400],
    ['tests/a.spec.tsx', 401, 400],
    ['scripts/checks/run.mjs', 401, 400],
    ['next.config.ts', 401, 400],
  ])('%s of %i lines is too long', (file, count, limit) => {
    expect(findings({ [file]: lines(count) })).toEqual([
      `${file}: ${count} lines, at most ${limit}; split it`,
    ]);
  });

  it.each([
    `type CardProps = { ${members(11)} };`,
    `type CardProps = { ${members(6)} } & Base & { ${members(5)} };`,
    `type CardProps = { a: 1 } | { ${members(11)} };`,
    `interface CardProps { ${members(11)} }`,
    `export function Card({ p1 }: { ${members(11)} }) { return null; }`,
  ])('too many props: %s', (text) => {
    expect(findings({ 'src/site/card.tsx': text })).toEqual([
      expect.stringMatching(/^src\/site\/card\.tsx:1: .* has 11 members, at most 10/),
    ]);
  });

  it('generated files may be long', () => {
    expect(
      findings({
        'src/payload-types.ts': lines(3000),
        'src/cms/migrations/20260101_1.ts': lines(3000),
        'src/node_modules/x/index.ts': lines(3000),
      }),
    ).toEqual([]);
  });
});
