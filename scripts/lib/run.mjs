import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from './output.mjs';
import { inRoot, root } from './paths.mjs';

const running = new Set();
let interrupted = false;

/** Ends the commands that are running, and every later one before it starts. */
export function interrupt() {
  interrupted = true;
  for (const child of running) child.kill('SIGTERM');
}

/** Environment of every child: ours, without npm's own settings for this script, and no telemetry. */
export const childEnv = (extra = {}) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});

/**
 * Runs a command to its end with its output in a file, which is shown when it fails.
 *
 * @param {string} title what is said to have failed
 * @param {string[]} command program and arguments
 * @param {{ env?: object, cwd?: string, log?: string }} [options]
 */
export function runLogged(title, command, options = {}) {
  const log = options.log ?? inRoot(`.cache/${title.replace(/\W+/g, '-')}.log`);
  const [program, ...args] = command;
  if (interrupted) return Promise.reject(new PlainError('Interrupted.'));
  return new Promise((resolve, reject) => {
    const output = createWriteStream(log);
    output.once('open', () => {
      const child = spawn(program, args, {
        cwd: options.cwd ?? root,
        env: options.env ?? childEnv(),
        stdio: ['ignore', output, output],
      });
      running.add(child);
      child.once('error', reject);
      child.once('exit', (code) => {
        running.delete(child);
        if (interrupted) {
          reject(new PlainError('Interrupted.'));
        } else if (code === 0) {
          rmSync(log, { force: true });
          resolve();
        } else {
          const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-60).join('\n');
          reject(new PlainError(`${title} failed.\n\n${tail}`));
        }
      });
    });
  });
}

/** A tool installed in the project. */
export const tool = (name) => inRoot('node_modules/.bin', name);
