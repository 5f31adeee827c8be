import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PlainError, step } from './print-command-progress.mjs';
import { inRoot } from './project-paths.mjs';
import { runLogged } from './run-command.mjs';
import { fingerprint, isStamped, stamp } from './source-fingerprint.mjs';

const MAJOR = 24;
const binary = inRoot(`runtime/node_modules/node-${process.platform}-${process.arch}/bin/node`);
const pinnedFor = ['linux-x64', 'linux-arm64', 'darwin-x64'];

const major = () => Number(process.versions.node.split('.')[0]);

/**
 * The path of npm's program, which any Node can run: of the npm that started this process, else of the machine's npm.
 */
export function npmCli() {
  if (process.env.npm_execpath?.endsWith('npm-cli.js')) return process.env.npm_execpath;
  const places = [
    path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/lib/node_modules/npm/bin/npm-cli.js',
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  try {
    const prefix = execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim();
    return path.join(prefix, 'npm/bin/npm-cli.js');
  } catch {
    throw new PlainError('npm was not found; install Node 20 or later together with npm.');
  }
}

async function installPinned() {
  const lock = fingerprint('runtime/package-lock.json');
  const stampFile = inRoot('runtime/node_modules/.stamp');
  if (existsSync(binary) && isStamped(stampFile, lock)) return;
  await step(`Node ${MAJOR}`, async () => {
    const npm = [process.execPath, npmCli(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
    await runLogged('Installing Node', npm, { cwd: inRoot('runtime'), env: process.env });
    if (!existsSync(binary)) throw new PlainError(`No Node ${MAJOR} binary came for this machine.`);
    stamp(stampFile, lock);
  });
}

/**
 * Calls back when the parent process has ended. npm starts scripts through a shell that dies of a signal without
 * passing it on, so this is how a stopped `npm start` is noticed.
 */
function onOrphaned(callback) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 400);
  watch.unref();
}

/**
 * Makes sure that the calling script runs under the pinned Node: returns if it does, otherwise starts the script
 * again under that Node and never returns. On a machine for which no Node is pinned it returns if the machine's own
 * is new enough.
 * @throws PlainError when it is not
 */
export async function ensureRuntime() {
  if (process.env.SITE_RUNTIME === 'pinned') {
    onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
    return;
  }
  mkdirSync(inRoot('.cache'), { recursive: true });
  if (!pinnedFor.includes(`${process.platform}-${process.arch}`)) {
    if (major() >= MAJOR) return;
    throw new PlainError(
      `This machine (${process.platform}-${process.arch}) needs Node ${MAJOR} or later of its own; it has ${process.versions.node}.`,
    );
  }
  await installPinned();
  const child = spawn(binary, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, SITE_RUNTIME: 'pinned', npm_execpath: npmCli() },
  });
  // Signals are passed on to the child, but not Ctrl-C in a terminal: it reaches both processes by itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event) onOrphaned(() => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => {
    child.once('exit', (exitCode, signal) => resolve(signal ? 1 : exitCode));
  });
  process.exit(code);
}

/** Installs the packages of package-lock.json, unless they are installed already. */
export async function installDependencies() {
  await step('Dependencies', async () => {
    const lock = fingerprint('package-lock.json');
    const stampFile = inRoot('node_modules/.stamp');
    if (isStamped(stampFile, lock)) return 'up to date';
    const npm = [process.execPath, npmCli(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
    const env = { ...process.env, npm_config_loglevel: 'error' };
    await runLogged('Installing dependencies', npm, { env });
    stamp(stampFile, lock);
    return 'installed';
  });
}
