import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trackedFiles } from '../checks/lib/list-files.mjs';
import { inRoot, root } from '../lib/project-paths.mjs';
import { childEnv, tool } from '../lib/run-command.mjs';
import { runStreamed } from './stream-command.mjs';

const NAME = 'made-by-a-test';
const INSTALLED = ['node_modules', 'runtime/node_modules'];

/** What a developer runs after each other: the command that makes a section, the checks, the unit tests about it. */
const COMMANDS = [
  ['scripts/create-section.mjs', 'section', NAME, '--vi', 'Phần làm thử'],
  ['scripts/test.mjs', 'check'],
  [
    tool('vitest'),
    'run',
    '--project=unit',
    `src/site/sections/${NAME}`,
    'src/site/sections/section-registry.test.ts',
    'src/cms/editorial/section-chooser.test.ts',
  ],
];

/** Creates a section in a copy of the project, and runs `npm run check` and its tests there. */
export async function newSection({ label }) {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-section-'));
  try {
    for (const file of trackedFiles(root)) cpSync(inRoot(file), path.join(copy, file));
    for (const folder of INSTALLED) symlinkSync(inRoot(folder), path.join(copy, folder));
    let passed = 0;
    for (const command of COMMANDS) {
      const env = childEnv();
      if (!(await runStreamed([process.execPath, ...command], { cwd: copy, env, label }))) {
        return { passed, failed: 1 };
      }
      passed += 1;
    }
    return { passed, failed: 0 };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
