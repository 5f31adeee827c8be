import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { PlainError } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { childEnv } from '../lib/run.mjs';
import { doorAt } from '../serve/door.mjs';

const READY_SECONDS = 60;
/** A web server stops by itself sooner than this, unless it hangs. */
const STOP_MS = 50_000;
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

/** What a process says over its channel, or the fault when it ends or takes too long before. */
function said(child, word, ended) {
  let overdue;
  const heard = new Promise((resolve) => {
    child.on('message', (message) => message[word] && resolve());
  });
  const failed = ended.then(() => {
    throw new PlainError('The web server ended while starting; its last lines are above.');
  });
  const late = new Promise((_, reject) => {
    overdue = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new PlainError(`The web server was not ready after ${READY_SECONDS} s.`));
    }, READY_SECONDS * 1000);
  });
  return Promise.race([heard, failed, late]).finally(() => clearTimeout(overdue));
}

/**
 * A web server that takes its port over from an open door.
 *
 * @param {{ env: object, output: 'inherit' | number, door: ReturnType<typeof doorAt> }} options
 */
function launch({ env, output, door }) {
  const child = fork(inRoot('scripts/serve.mjs'), {
    cwd: inRoot(),
    env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true, // Ctrl-C is for the starting process, which stops this one in order
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
    child.on('error', ({ code }) => child.pid === undefined && resolve(code));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const listening = (async () => {
    await said(child, 'prepared', ended);
    door.handTo(child);
    await said(child, 'listening', ended);
    door.close();
  })();
  return {
    pid: child.pid,
    ended,
    isRunning,
    /** Resolves once it answers on the port. */
    listening,
    kill: (signal) => child.kill(signal),
    async stop() {
      listening.catch(() => {});
      if (isRunning()) child.kill('SIGTERM');
      const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(overdue);
    },
  };
}

/**
 * Waits until a server answers that it is live, or ready.
 *
 * @param {'live' | 'ready'} state
 */
async function untilHealthy(state, address, server) {
  for (const deadline = Date.now() + READY_SECONDS * 1000; ; await pause(150)) {
    const ready = await fetch(`${address}/api/health/${state}`).catch(() => undefined);
    if (ready?.ok && server.isRunning()) return;
    if (!server.isRunning()) {
      throw new PlainError('The web server ended while starting; its last lines are above.');
    }
    if (Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new PlainError(`The web server was not ready after ${READY_SECONDS} s.`);
    }
  }
}

/** The zone of the times that the CMS's own screens write on the server; the office of `src/lib/office-hours.ts`. */
const OFFICE_ZONE = 'Asia/Ho_Chi_Minh';

/** The home pages, so that no reader waits for their first rendering. */
const makeHomePages = (address) =>
  Promise.all(['/', '/en'].map((path) => fetch(`${address}${path}`).catch(() => undefined)));

/**
 * Starts the web server and returns once it is ready and its home pages are made.
 *
 * @param {{ url: string, isAway?: boolean, env?: object, output?: 'inherit' | number }} options address of the
 *   database, and whether it is away; where its lines go
 */
export async function serve({ url, isAway = false, env = {}, output = 'inherit' }) {
  const complete = childEnv({ NODE_ENV: 'production', TZ: OFFICE_ZONE, DATABASE_URL: url, ...env });
  const port = Number(complete.PORT);
  const address = `http://127.0.0.1:${port}`;
  const door = doorAt(port);
  await door.open().catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? taken(port)
      : new PlainError(`The web server failed (${error.code}).`);
  });
  const start = () => launch({ env: complete, output, door });
  const server = start();
  try {
    await server.listening;
    await untilHealthy(isAway ? 'live' : 'ready', address, server);
  } finally {
    door.close();
  }
  await makeHomePages(address);
  return {
    ...server,
    address,
    /** Answers in place of the server, once it has died. */
    standIn: door,
    /** Starts another one, which takes over from the stand-in. */
    again() {
      const next = start();
      void next.listening.then(() => makeHomePages(address)).catch(() => {});
      return next;
    },
  };
}
