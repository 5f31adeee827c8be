import { describe, expect, it } from 'vitest';
import { forbiddenWords } from './forbidden-words.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

// Joins a forbidden word from parts: the check of forbidden words reads this file too.
const joined = (...pieces) => pieces.join('');

describe('forbidden words', () => {
  it('plain words pass', () => {
    const files = {
      'README.md': 'Open http://localhost:3000/work/list.\nThe homework is at /en/home/.',
      'src/lib/a.ts': 'export const a = { only: 1, test: 2 } as const;',
      'package-lock.json': `"resolved": "https://registry.npmjs.org/x/-/x-1.0.0.tgz"`,
      'public/picture.png': joined('TO', 'DO'),
      '.ci/steps.yml': 'a folder with a point is no file',
    };
    expect(forbiddenWords(madeUpTree(files))).toEqual([]);
  });

  it.each([
    ['docs/a.md', joined('TO', 'DO: the rest'), 'unfinished work'],
    ['content/vi/a.json', joined('"Lorem', ' ipsum"'), 'placeholder text'],
    ['tests/a.test.ts', joined('test.on', "ly('x')"), 'left alone or switched off'],
    ['tests/a.test.ts', joined('describe.sk', "ip('x')"), 'left alone or switched off'],
    ['src/a.ts', joined('const x = y as an', 'y;'), 'the compiler is silenced'],
    ['src/a.ts', joined('// @ts-ig', 'nore'), 'the compiler is silenced'],
    ['scripts/a.mjs', joined('open("/wo', 'rk/main/x")'), 'an absolute path'],
    ['docs/a.md', joined('/Us', 'ers/lan/site'), 'an absolute path'],
    ['.npmrc', joined('registry=http://localhost:', '4873/'), 'a package registry'],
    ['package-lock.json', '"resolved": "https://elsewhere.example/x.tgz"', 'a package that comes'],
    ['docs/a.md', joined('made by a sub', '-agent'), 'how the work was done'],
  ])('%s with %s', (file, line, name) => {
    const [finding, ...others] = forbiddenWords(madeUpTree({ [file]: `first line\n${line}\n` }));
    expect(finding).toMatch(new RegExp(`^${RegExp.escape(file)}:2: .*${name}`));
    expect(others).toEqual([]);
  });
});
