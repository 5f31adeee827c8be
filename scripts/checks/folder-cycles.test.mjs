import { describe, expect, it } from 'vitest';
import { folderCycles } from './lib/folder-cycles.mjs';

const importing = (...pairs) =>
  pairs.map((pair) => {
    const [from, to] = pair.split(' → ').map((file) => `src/${file}.ts`);
    return { from, to };
  });

const layers = importing(
  'leads/mail/send → leads/jobs/queue',
  'leads/jobs/queue → leads/model/codes',
  'leads/worker → leads/mail/send',
  'payload.config → leads/worker',
  'leads/model/codes → lib/text',
);

describe('cycles of folders', () => {
  it('layers in one direction pass', () => {
    expect(folderCycles(layers)).toEqual([]);
  });

  it.each([
    ['two folders', 'leads/jobs/requeue → leads/mail/words', 'src/leads/mail → src/leads/jobs'],
    ['three folders', 'leads/model/more → leads/mail/words', 'src/leads/model'],
    ['a folder and the files beside it', 'leads/mail/words → leads/prepare', 'src/leads →'],
    ['two parts', 'lib/more → leads/model/words', 'src/leads → src/lib'],
    ['a part and a file', 'leads/model/more → payload.config', 'src/payload.config.ts'],
  ])('%s that import each other, by different files', (_, back, part) => {
    const findings = folderCycles([...layers, ...importing(back)]);
    expect(findings).not.toEqual([]);
    const [from, to] = back.split(' → ').map((file) => `src/${file}.ts`);
    expect(findings).toContainEqual(expect.stringContaining(part));
    expect(findings.join()).toContain(`${from} imports ${to}`);
  });
});
