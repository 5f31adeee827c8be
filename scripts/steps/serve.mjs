import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { PlainError } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { childEnv } from '../lib/run.mjs';
import { doorAt } from '../serve/door.mjs';
import { WITHOUT_DATABASE } from '../serve/early.mjs';
import { keepBuild } from './builds.mjs';
import { compiledFolder } from './compiled.mjs';

/** The zone of the times that the CMS's own screens write on the server; the office of `src/lib/office-hours.ts`. */
const OFFICE_ZONE = 'Asia/Ho_Chi_Minh';
const READY_SECONDS = 60;
/** One question; an answer that waits for the admin takes a while. */
const ASK_MS = 10_000;
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

/** A process of the web server, and how it ends. */
function forkServer({ env, output, args = [] }) {
  const child = fork(inRoot('scripts/serve.mjs'), args, {
    cwd: inRoot(),
    env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true, // Ctrl-C is for the starting process, which stops this one in order
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
    child.on('error', ({ code }) => child.pid === undefined && resolve(code));
  });
  return { child, ended };
}

/** The environment of a web server. */
function environmentOf(env = {}) {
  const complete = childEnv({ NODE_ENV: 'production', TZ: OFFICE_ZONE, ...env });
  const compiled = compiledFolder(complete.DATA_DIR);
  return compiled ? { ...complete, NODE_COMPILE_CACHE: compiled } : complete;
}

/**
 * Starts the process of a web server while the database and its address are still to come, so that it loads its
 * modules meanwhile. `discard` ends it where it is not needed after all.
 */
export function serveEarly() {
  const early = forkServer({ env: environmentOf(), output: 'inherit', args: [WITHOUT_DATABASE] });
  return {
    ...early,
    async discard() {
      early.child.kill('SIGKILL');
      await early.ended;
    },
  };
}

/**
 * A web server that takes its port over from an open door.
 *
 * @param {ReturnType<typeof forkServer>} forked
 * @param {ReturnType<typeof doorAt>} door
 */
function launch({ child, ended }, door) {
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
    const ready = await fetch(`${address}/api/health/${state}`, {
      signal: AbortSignal.timeout(ASK_MS),
    }).catch(() => undefined);
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

/**
 * Starts the web server and returns once it is ready, which it is after its home pages are made.
 *
 * @param {{ url: string, isAway?: boolean, env?: object, output?: 'inherit' | number,
 *   early?: ReturnType<typeof serveEarly> }} options address of the database, and whether it is away; where its lines
 *   go; a process that was started before
 */
export async function serve({ url, isAway = false, env = {}, output = 'inherit', early }) {
  const complete = environmentOf({ DATABASE_URL: url, ...env });
  keepBuild(complete.DATA_DIR);
  const port = Number(complete.PORT);
  const address = `http://127.0.0.1:${port}`;
  const door = doorAt(port);
  await door.open().catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? taken(port)
      : new PlainError(`The web server failed (${error.code}).`);
  });
  const start = () => launch(forkServer({ env: complete, output }), door);
  early?.child.send({ databaseUrl: url }, () => {}); // one that has ended is told by `ended`
  const server = early ? launch(early, door) : start();
  try {
    await server.listening;
    await untilHealthy(isAway ? 'live' : 'ready', address, server);
  } finally {
    door.close();
  }
  return {
    ...server,
    address,
    /** Answers in place of the server, once it has died. */
    standIn: door,
    /** Starts another one, which takes over from the stand-in. */
    again: start,
  };
}
