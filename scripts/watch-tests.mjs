import { spawnSync } from 'node:child_process';
import { root } from './lib/project-paths.mjs';
import { childEnv, tool } from './lib/run-command.mjs';
import { ensureRuntime, installDependencies } from './lib/install-node-and-packages.mjs';

/** `npm run test:watch [-- file …]`: the unit tests, again after each change. */
await ensureRuntime();
await installDependencies();
const args = [tool('vitest'), '--project', 'unit*', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  env: childEnv(),
  stdio: 'inherit',
});
process.exit(status ?? 1);
