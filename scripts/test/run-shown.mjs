import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../lib/paths.mjs';
import { childEnv } from '../lib/run.mjs';

const running = new Set();

/** Ends the commands that are running, with everything they started. */
export function stopShown() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has just ended.
    }
  }
}

/**
 * Runs a command with its output on the console.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: object, label?: string }} [options] `label` stands before each line, for commands that
 *   run side by side
 * @returns {Promise<boolean>} whether it ended well
 */
export function runShown([program, ...args], { env = childEnv(), label } = {}) {
  return new Promise((resolve) => {
    const output = label === undefined ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', output, output],
      detached: true, // a group of its own, so that it can be ended whole
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
      }
    }
    const end = (ok) => {
      running.delete(child);
      resolve(ok);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}
