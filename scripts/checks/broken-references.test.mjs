import { describe, expect, it } from 'vitest';
import { brokenReferences } from './broken-references.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

const texts = {
  'spec/specification.md': '## 4. States\n',
  'spec/decisions.md': '| D24 | lists | refetched |\n',
  'spec/forms.md': '# Forms\n',
  'docs/decisions/0016-consent.md': '# Consent\n',
  'docs/architecture.md': '1. A view gets a view-model.\n',
};
const broken = (file, line) => brokenReferences(madeUpTree({ ...texts, [file]: `\n${line}\n` }));

describe('references of comments and documents', () => {
  it.each([
    [
      'src/a.ts',
      '/** Lists of four kinds (spec §4, D24, ADR-0016; docs/architecture.md, rule 1). */',
    ],
    ['src/a.tsx', '// The table of spec/forms.md.'],
    [
      'docs/a.md',
      'See [consent](decisions/0016-consent.md) and [the project](https://example.org/a.md).',
    ],
    ['README.md', '[Forms](spec/forms.md#table), `D24`'],
    ['src/a.ts', "const issue = 'issue 7'; const D99 = 1;"], // not a comment
  ])('%s: %s', (file, line) => {
    expect(broken(file, line)).toEqual([]);
  });

  it.each([
    ['src/a.ts', '// Refetched (D25).', '"D25": no such row'],
    ['src/a.ts', ' * Spec §7.', '"§7": no such section'],
    ['src/a.ts', 'const a = 1; // ADR-0017', '"ADR-0017": no such file'],
    ['src/a.ts', '/** docs/architecture.md, rule 2. */', 'no such rule'],
    ['src/a.ts', '// decision 24', 'write D24'],
    ['tests/a.test.ts', '/** See decision record 0016. */', 'write D24'],
    ['scripts/a.mjs', '// issue 10', 'can not open it'],
    ['src/a.ts', '// As docs/consent.md says.', '"docs/consent.md": no such file'],
    ['docs/a.md', '[consent](decisions/0017-consent.md)', 'no such file'],
  ])('%s: %s is refused', (file, line, why) => {
    expect(broken(file, line)).toEqual([expect.stringContaining(`${file}:2: `)]);
    expect(broken(file, line)[0]).toContain(why);
  });
});
