import { fork } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asSources, BANNER, EXTERNAL } from '../lib/server-bundle-options.mjs';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot, root } from '../lib/project-paths.mjs';
import { childEnv, lastLines, whileRunning } from '../lib/run-command.mjs';
import { fingerprint } from '../lib/source-fingerprint.mjs';

const ENTRY = 'src/migrate-and-seed-on-command.ts';
const bundle = inRoot('.cache/cms/commands.mjs');

/** Whether the bundle is up to date: its first line names its sources and holds their fingerprint. */
function isCurrent() {
  try {
    const [line] = readFileSync(bundle, 'utf8').split('\n', 1);
    const { inputs, sources } = JSON.parse(line.slice(2));
    return sources === fingerprint(...inputs);
  } catch {
    return false;
  }
}

/**
 * Bundles the CMS and its commands into one file, unless that is up to date: loading its two thousand modules one by
 * one takes several seconds.
 */
async function makeBundle() {
  if (isCurrent()) return;
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    external: EXTERNAL,
    banner: { js: BANNER },
    plugins: [asSources],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  const inputs = [
    ...own,
    'package-lock.json',
    'tsconfig.json',
    'scripts/steps/run-cms-process.mjs',
    'scripts/lib/server-bundle-options.mjs',
  ];
  const about = JSON.stringify({ sources: fingerprint(...inputs), inputs });
  mkdirSync(path.dirname(bundle), { recursive: true });
  // The bundle is written under another name and renamed when complete: another start may be reading the file.
  const part = `${bundle}.${process.pid}`;
  writeFileSync(part, `//${about}\n${outputFiles[0].text}`);
  renameSync(part, bundle);
}

let bundled;

/** Creates the bundle once for this process. A first start does so while the database is being created. */
export const bundleCms = () => (bundled ??= makeBundle());

/** Starts the CMS process. `ended` resolves with how it ends; it rejects when the process can not be started. */
function launch({ url, log }) {
  const output = openSync(log, 'w');
  const child = fork(bundle, [], {
    cwd: root,
    env: childEnv({ NODE_ENV: 'production', DATABASE_URL: url }),
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ended = whileRunning(child);
  ended.catch(() => {}); // the command that is waiting gets the error
  return { child, ended };
}

/**
 * Sends the CMS a command of src/migrate-and-seed-on-command.ts; `title` names the step in the message of a failure.
 *
 * @typedef {(title: string, name: string, ...args: string[]) => Promise<void>} Cms
 */

/**
 * Runs a function with the CMS, whose process is started by the first command and ended afterwards.
 *
 * @template Result
 * @param {string} url URL of the database
 * @param {(command: Cms) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function withCms(url, run) {
  // The log is in a temporary folder, because the project's folder may be read-only.
  const folder = mkdtempSync(path.join(tmpdir(), 'site-cms-'));
  const log = path.join(folder, 'log');
  let launched;
  const start = async () => {
    await bundleCms();
    return launch({ url, log });
  };
  let commands = 0;
  const command = async (title, name, ...args) => {
    const { child, ended } = await (launched ??= start());
    const id = (commands += 1);
    const done = new Promise((resolve) => {
      child.on('message', (message) => message.done === id && resolve());
    });
    child.send({ id, name, arguments: args }, () => {}); // `ended` reports how the process ended
    const failed = ended.then(() => {
      throw new PlainError(`${title} failed.\n\n${lastLines(log)}`);
    });
    await Promise.race([done, failed]);
  };
  try {
    return await run(command);
  } finally {
    const { child, ended } = (await launched?.catch(() => undefined)) ?? {};
    if (child?.connected) child.disconnect();
    await ended?.catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}
