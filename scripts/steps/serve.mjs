import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { PlainError } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { childEnv } from '../lib/run.mjs';

const READY_SECONDS = 60;
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
const taken = (port) =>
  new PlainError(`Port ${port} is taken by another program; set PORT to a free one.`);

/** Why nobody can listen on the port, as the system's code; undefined when one can. */
const portFault = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });

/** @throws PlainError when somebody else listens on the port, and still does after so many seconds */
export async function requireFreePort(port, seconds = 0) {
  for (const deadline = Date.now() + seconds * 1000; ; await pause(100)) {
    const fault = await portFault(port);
    if (!fault) return;
    if (fault !== 'EADDRINUSE') {
      throw new PlainError(`Port ${port} can not be used (${fault}); set PORT to another one.`);
    }
    if (Date.now() >= deadline) throw taken(port);
  }
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
