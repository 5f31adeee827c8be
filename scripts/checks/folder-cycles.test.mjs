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
  it('in one direction pass', () => {
    expect(folderCycles(layers, [])).toEqual([]);
  });

  it.each([
    ['two folders', 'leads/jobs/requeue → leads/mail/words', 'src/leads/mail → src/leads/jobs'],
    ['three folders', 'leads/model/more → leads/mail/words', 'src/leads/model'],
    ['a folder and the files beside it', 'leads/mail/words → leads/prepare', 'src/leads →'],
    ['two parts', 'lib/more → leads/model/words', 'src/leads → src/lib'],
    ['a part and a file', 'leads/model/more → payload.config', 'src/payload.config.ts'],
  ])('%s that import each other, by different files', (_, back, part) => {
    const findings = folderCycles([...layers, ...importing(back)], []);
    expect(findings).not.toEqual([]);
    const [from, to] = back.split(' → ').map((file) => `src/${file}.ts`);
    expect(findings).toContainEqual(expect.stringContaining(part));
    expect(findings.join()).toContain(`${from} imports ${to}`);
  });

  const content = importing(
    'content/pages → content/entries/list',
    'content/entries/list → content/tags',
  );
  const arrow = 'src/content → src/content/entries';

  it('a known cycle passes, a new one beside it does not', () => {
    expect(folderCycles(content, [arrow])).toEqual([]);
    const more = importing(
      'content/entries/cards → content/transforms/card',
      'content/transforms/card → content/entries/fields',
    );
    expect(folderCycles([...content, ...more], [arrow])).toEqual([
      expect.stringContaining('src/content/transforms: a cycle of folders'),
    ]);
  });

  it('an allowed import that no longer closes a cycle must be removed from the list', () => {
    const off = [expect.stringContaining(`${arrow}: closes no cycle`)];
    expect(folderCycles(content.slice(0, 1), [arrow])).toEqual(off);
    expect(folderCycles([], [arrow])).toEqual(off);
  });

  it('a cycle inside leads can not be added to the list', () => {
    const back = importing('leads/jobs/requeue → leads/mail/words');
    expect(folderCycles([...layers, ...back], ['src/leads/jobs → src/leads/mail'])).toEqual([
      expect.stringContaining('folders of this part are layers'),
    ]);
  });
});
