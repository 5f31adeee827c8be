import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { childEnv } from '../lib/run-command.mjs';
import { portHolderFor } from '../serve/answer-while-restarting.mjs';
import { WITHOUT_DATABASE } from '../serve/start-without-database-flag.mjs';
import { keepBuild } from './keep-earlier-builds.mjs';
import { compiledFolder } from './node-compile-cache.mjs';

/**
 * The time zone in which admin screens show times that the server renders: that of the office
 * (`src/lib/office-hours-arithmetic.ts`).
 */
const OFFICE_ZONE = 'Asia/Ho_Chi_Minh';
const READY_SECONDS = 60;
/** Timeout of one health check: a server whose database hangs takes a while to answer. */
const ASK_MS = 10_000;
const ASKED_AGAIN_MS = 100;
/**
 * How long a web server may take to stop before it is killed, in milliseconds; it ends by itself after 45 s unless it
 * hangs (scripts/serve.mjs).
 */
const STOP_MS = 50_000;
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
const taken = (port) =>
  new PlainError(`Port ${port} is taken by another program; set PORT to a free one.`);

/** The system's error code if the port can not be listened on; undefined if it can. */
const portFault = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, process.env.LISTEN_ADDRESS || undefined, () =>
      probe.close(() => resolve(undefined)),
    );
  });

/**
 * Whether browsers refuse to open this port (the list of bad ports in the Fetch standard). `fetch` has the same list,
 * and refuses such a port without asking it.
 */
const isBadPort = (port) =>
  fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(ASK_MS) }).then(
    () => false,
    ({ cause }) => cause?.message === 'bad port',
  );

/**
 * Requires that the port is free.
 * @throws PlainError when browsers refuse the port, when it can not be listened on, or when it is still in use after
 * this many seconds
 */
export async function requireFreePort(port, seconds = 0) {
  for (const deadline = Date.now() + seconds * 1000; ; await pause(100)) {
    const fault = await portFault(port);
    if (!fault) {
      // The check runs only while the port is free, so that no other program is called.
      if (!(await isBadPort(port))) return;
      throw new PlainError(`Browsers refuse to open port ${port}; set PORT to another one.`);
    }
    if (fault !== 'EADDRINUSE') {
      throw new PlainError(`Port ${port} can not be used (${fault}); set PORT to another one.`);
    }
    if (Date.now() >= deadline) throw taken(port);
  }
}

/**
 * Resolves once a process has sent a message with this property. Rejects when the process ends first; kills it and
 * rejects when it takes longer than READY_SECONDS.
 */
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
 * Starts a process of the web server. `ended` resolves with its exit code or signal, or with the error of its start.
 */
function forkServer({ env, output, args = [] }) {
  const child = fork(inRoot('scripts/serve.mjs'), args, {
    cwd: inRoot(),
    env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true, // Ctrl-C is handled by the starting process, which stops this one in order
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
    child.on('error', ({ code }) => child.pid === undefined && resolve(code));
  });
  return { child, ended };
}

/** The environment of a web server: that of this process, changed by `env`, with the compile cache of this build. */
function environmentOf(env = {}) {
  const complete = childEnv({ NODE_ENV: 'production', TZ: OFFICE_ZONE, ...env });
  const compiled = compiledFolder(complete.DATA_DIR);
  return compiled ? { ...complete, NODE_COMPILE_CACHE: compiled } : complete;
}

/**
 * Starts a web server process before the database and its URL are known, so that it loads its modules meanwhile.
 * `discard` kills it if it is not needed after all. `env` and `output` are as for `serve`.
 */
export function serveEarly({ env, output = 'inherit' } = {}) {
  const early = forkServer({ env: environmentOf(env), output, args: [WITHOUT_DATABASE] });
  return {
    ...early,
    async discard() {
      early.child.kill('SIGKILL');
      await early.ended;
    },
  };
}

/**
 * Lets a web server take over its port from the stand-in that listens on it.
 * @param {ReturnType<typeof forkServer>} forked
 * @param {ReturnType<typeof portHolderFor>} holder
 */
function launch({ child, ended }, holder) {
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const listening = (async () => {
    await said(child, 'prepared', ended);
    holder.handTo(child);
    await said(child, 'listening', ended);
    holder.close();
  })();
  return {
    pid: child.pid,
    ended,
    isRunning,
    /** Resolves once the server answers on the port. */
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

/** The status that a server reports, such as `starting`; undefined while it does not answer. */
const statusAt = (address) =>
  fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(ASK_MS) })
    .then(async (answer) => (await answer.json()).status)
    .catch(() => undefined);

/** Waits until a server reports that it is ready; while its database is down, until it has loaded completely. */
async function untilReady(address, server, isAway) {
  const enough = ['ready', 'degraded', ...(isAway ? ['not-ready'] : [])];
  for (const deadline = Date.now() + READY_SECONDS * 1000; ; await pause(ASKED_AGAIN_MS)) {
    const isReady = enough.includes(await statusAt(address));
    if (isReady && server.isRunning()) return;
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
 * Starts the web server and returns once it reports that it is ready, which includes that the admin has loaded.
 * @param {{ url: string, isAway?: boolean, env?: object, output?: 'inherit' | number, early?: ReturnType<typeof
 * serveEarly> }} options `url`: of the database; `isAway`: whether the database is away; `output`: where the server's
 * output goes; `early`: a process that was started earlier
 */
export async function serve({ url, isAway = false, env = {}, output = 'inherit', early }) {
  const complete = environmentOf({ DATABASE_URL: url, ...env });
  keepBuild(complete.DATA_DIR);
  const port = Number(complete.PORT);
  const address = `http://127.0.0.1:${port}`;
  const holder = portHolderFor(complete);
  await holder.open().catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? taken(port)
      : new PlainError(`The web server failed (${error.code}).`);
  });
  const start = () => launch(forkServer({ env: complete, output }), holder);
  // An error here means that the process has ended, which `ended` reports; so it is ignored.
  early?.child.send({ databaseUrl: url }, () => {});
  const server = early ? launch(early, holder) : start();
  try {
    await server.listening;
    await untilReady(address, server, isAway);
  } finally {
    holder.close();
  }
  return {
    ...server,
    address,
    /** Answers in place of the server after it has died. */
    standIn: holder,
    /** Starts another server process, which takes over the port from the stand-in. */
    again: start,
  };
}
