import { spawn } from 'node:child_process';
import { root } from '../lib/paths.mjs';
import { childEnv } from '../lib/run.mjs';

let current;

/** Ends the command that is running, with everything it started. */
export function stopShown() {
  if (current) process.kill(-current.pid, 'SIGTERM');
}

/** Runs a command with its output on the console. Returns whether it ended well. */
export function runShown([program, ...args], env = childEnv()) {
  return new Promise((resolve) => {
    current = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true, // a group of its own, so that it can be ended whole
    });
    current.once('error', () => resolve(false));
    current.once('exit', (code) => {
      current = undefined;
      resolve(code === 0);
    });
  });
}
