import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { madeUpTree } from './temporary-source-tree.mjs';

const report = path.resolve(import.meta.dirname, './lib/report-findings.mjs');

/** Runs a check with this many findings in a separate process. */
function run(findings) {
  const text = `import { finish } from ${JSON.stringify(report)};
    finish('made-up', ${JSON.stringify(findings)}, 'all is well');`;
  const file = path.join(madeUpTree({ 'check.mjs': text }), 'check.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('a check without findings prints one line and exits with 0', () => {
  expect(run([])).toEqual({ status: 0, stdout: 'made-up: all is well\n', stderr: '' });
});

it('a check with findings names each and ends with 1', () => {
  const stderr = 'made-up: a.ts: x\nmade-up: b.ts: y\n';
  expect(run(['a.ts: x', 'b.ts: y'])).toEqual({ status: 1, stdout: '', stderr });
});
