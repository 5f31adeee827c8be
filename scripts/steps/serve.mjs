import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { PlainError } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { childEnv } from '../lib/run.mjs';

const READY_SECONDS = 60;
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
const taken = (port) =>
  new PlainError(`Port ${port} is taken by another program; set PORT to a free one.`);

/** @throws PlainError when somebody else listens on the port */
export function requireFreePort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? taken(port)
          : new PlainError(
              `Port ${port} can not be used (${error.code}); set PORT to another one.`,
            ),
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/**
 * Starts the web server and returns once it is ready and its home pages are made.
 *
 * @param {{ url: string, env?: object, output?: 'inherit' | number }} options database address; where its lines go
 */
export async function serve({ url, env = {}, output = 'inherit' }) {
  const complete = childEnv({ NODE_ENV: 'production', DATABASE_URL: url, ...env });
  const port = Number(complete.PORT);
  const child = fork(inRoot('scripts/serve.mjs'), {
    cwd: inRoot(),
    env: complete,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true, // Ctrl-C is for the starting process, which stops this one in order
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  const address = `http://127.0.0.1:${port}`;
  let failure;
  child.on('message', ({ failed }) => {
    if (failed) {
      failure =
        failed === 'EADDRINUSE'
          ? taken(port)
          : new PlainError(`The web server failed (${failed}).`);
    }
  });
  for (const deadline = Date.now() + READY_SECONDS * 1000; ; await pause(150)) {
    const ready = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (ready?.ok && child.exitCode === null) break;
    if (child.exitCode !== null || failure) {
      throw (
        failure ?? new PlainError('The web server ended while starting; its last lines are above.')
      );
    }
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new PlainError(`The web server was not ready after ${READY_SECONDS} s.`);
    }
  }
  await Promise.all(['/', '/en'].map((path) => fetch(`${address}${path}`).catch(() => undefined)));
  return {
    address,
    pid: child.pid,
    ended,
    kill: (signal) => child.kill(signal),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
