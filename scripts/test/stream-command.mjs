import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/project-paths.mjs';
import { childEnv } from '../lib/run-command.mjs';

const running = new Set();

function endWhole(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // The process group has already ended, so there is nothing to kill.
  }
}

let stopping = false;
let killed = false;

/** Whether a command was killed by a signal, so that it may have left a database running. */
export const someWereKilled = () => killed;

/** Ends the running commands with all their child processes, and counts none of them as killed from outside. */
export function stopStreamed() {
  stopping = true;
  for (const child of running) endWhole(child);
}

/**
 * Runs a command with its output on the console.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: object, label?: string }} [options] `label` is printed before each line, for
 * commands that run side by side
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runStreamed([program, ...args], { cwd = root, env = childEnv(), label } = {}) {
  return new Promise((resolve) => {
    const output = label === undefined ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', output, output],
      detached: true, // a process group of its own, so that all of it can be ended
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
    const name = path.basename(args.find((arg) => !arg.startsWith('-')) ?? program);
    child.once('error', ({ code }) => {
      console.error(`${name} could not be started (${code}).`);
      end(false);
    });
    child.once('exit', (_code, signal) => {
      if (!signal || stopping) return;
      killed = true;
      console.error(
        `${name} was ended from outside (${signal}), so it counts as failed; the machine may have run out of memory.`,
      );
      endWhole(child); // otherwise its child processes would continue, and keep its output open
    });
    child.once('close', (code) => end(code === 0));
  });
}
