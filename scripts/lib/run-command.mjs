import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from './print-command-progress.mjs';
import { inRoot, root } from './project-paths.mjs';

const running = new Set();
let interrupted = false;

/** Ends the running commands, and refuses later ones. */
export function interrupt() {
  interrupted = true;
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Registers a started process, so that an interruption of this script ends it too.
 *
 * @returns {Promise<number | null>} its exit code; rejects when it did not start, or was ended by an interruption
 */
export function whileRunning(child) {
  running.add(child);
  if (interrupted) child.kill('SIGTERM');
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      if (interrupted) reject(new PlainError('Interrupted.'));
      else resolve(code);
    });
  });
}

/**
 * The environment of every child process: that of this process, with the folder of this Node first in PATH and
 * without telemetry.
 */
export const childEnv = (extra = {}) => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});

export const lastLines = (log) =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-60).join('\n');

/**
 * Runs a command with its output in a log file, whose last lines are shown when it fails.
 * @param {string} title names the step in the error message
 * @param {string[]} command program and arguments
 * @param {{ env?: object, cwd?: string, log?: string }} [options]
 */
export function runLogged(title, command, options = {}) {
  const log = options.log ?? inRoot(`.cache/${title.replace(/\W+/g, '-')}.log`);
  const [program, ...args] = command;
  if (interrupted) return Promise.reject(new PlainError('Interrupted.'));
  mkdirSync(path.dirname(log), { recursive: true });
  return new Promise((resolve, reject) => {
    const output = createWriteStream(log);
    output.once('error', reject);
    output.once('open', () => {
      const child = spawn(program, args, {
        cwd: options.cwd ?? root,
        env: options.env ?? childEnv(),
        stdio: ['ignore', output, output],
      });
      whileRunning(child).then((code) => {
        if (code === 0) {
          rmSync(log, { force: true });
          resolve();
        } else {
          reject(new PlainError(`${title} failed.\n\n${lastLines(log)}`));
        }
      }, reject);
    });
  });
}

/** The path of a tool that is installed in the project. */
export const tool = (name) => inRoot('node_modules/.bin', name);
