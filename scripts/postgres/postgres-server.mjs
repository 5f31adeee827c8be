import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../lib/find-free-port.mjs';
import { PlainError } from '../lib/print-command-progress.mjs';
import { bundledPostgres } from './postgres-binaries.mjs';
import { databaseAccount, handOver, reachablePlaces } from './system-account-for-postgres.mjs';
import { endOf, isAlive, runningServer, stopServer } from './postgres-process.mjs';

const run = promisify(execFile);
const USER = 'postgres';
export const DATABASE = 'site';
const START_TIMEOUT_SECONDS = 120;
const LEFTOVER_PROCESS_TIMEOUT_SECONDS = 15;

/** The message that a new server logs while the last processes of a killed one are still running. */
const STILL_THERE = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Thrown when the server ended before it accepted queries. */
class Ended extends PlainError {}

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

async function initialise({ cluster, home, account, password }) {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  rmSync(cluster, { recursive: true, force: true }); // an interrupted initdb has left a partial cluster
  handOver(cluster, account);
  const secret = `${cluster}.password`;
  writeFileSync(secret, password, { mode: 0o600 });
  if (account) chownSync(secret, account.uid, account.gid);
  try {
    await run(
      path.join(home, 'bin/initdb'),
      [
        `--pgdata=${cluster}`,
        `--username=${USER}`,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...account, env: { ...process.env, LC_ALL: 'C' }, cwd: '/' },
    );
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    throw new PlainError(`The database could not be initialised: ${error.stderr || error.message}`);
  } finally {
    rmSync(secret, { force: true });
  }
}

function launch({ cluster, home, account, dataDir, port }) {
  const log = openSync(path.join(dataDir, 'postgres.log'), 'a');
  const child = spawn(
    path.join(home, 'bin/postgres'),
    [
      '-D',
      cluster,
      '-c',
      `port=${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=120',
      '-c',
      'shared_buffers=256MB',
    ],
    // Postgres runs in a process group of its own: Ctrl-C in the terminal must not reach it before the web server has
    // stopped.
    {
      ...account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', log, log],
      detached: true,
    },
  );
  child.on('error', () => {}); // `endOf` reports a failed start
  closeSync(log);
  child.unref();
  return child;
}

async function connect(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Waits until the server accepts queries; after a crash it first replays its log. */
async function untilReady(url, pid, logFile) {
  for (
    const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
    Date.now() < deadline;
    await pause(100)
  ) {
    try {
      const client = await connect(url);
      await client.query('SELECT 1');
      return client;
    } catch (error) {
      if (error.code === '28P01') {
        throw new PlainError(
          'The bundled database refuses POSTGRES_PASSWORD: .env does not belong to this data folder. Bring back the .env it was made with.',
        );
      }
      if (!isAlive(pid)) throw new Ended(`The database did not start; see ${logFile}.`);
    }
  }
  throw new PlainError(
    `The database was not ready after ${START_TIMEOUT_SECONDS} s; see ${logFile}.`,
  );
}

async function ensureDatabase(client) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    DATABASE,
  ]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

/** Reads a file from a byte position on: a log grows for years, and only its end is needed. */
function textFrom(file, start) {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(fstatSync(descriptor).size - start);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, start));
  } finally {
    closeSync(descriptor);
  }
}

/** Finds a free port for Postgres that is not the web server's. */
async function otherPort() {
  const port = await freePort('127.0.0.1');
  return String(port) === process.env.PORT ? otherPort() : port;
}

const addressOf = ({ password, port, name }) =>
  `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;

/** Refuses to create an empty cluster in place of one that has disappeared. */
function refuseGone(cluster) {
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    throw new PlainError(`The database's folder ${cluster} has gone.`);
  }
}

/**
 * Starts the bundled Postgres on a folder, or joins the one that already serves it (left over from a start that was
 * killed). Recovers by itself however the last server ended.
 *
 * @param {{ dataDir: string, password: string, log: (line: string) => void, port?: number }} options `port` instead of
 * any free one
 * @returns {Promise<{ url: string, pid: number, ended: Promise<number | string>, logFile: string, stop: () =>
 * Promise<void>, again: () => Promise<object> }>} `again` restarts it on the same port after it has died, which changes
 * `pid` and `ended`
 */
export async function startPostgres({ dataDir, password, log, port: wanted }) {
  mkdirSync(dataDir, { recursive: true });
  const account = databaseAccount();
  const { cluster, home, elsewhere } = reachablePlaces(dataDir, bundledPostgres(), account);
  if (elsewhere) {
    log(`the folder is closed to other accounts, so the database lives in ${elsewhere}`);
  }
  await initialise({ cluster, home, account, password });
  const logFile = path.join(dataDir, 'postgres.log');
  const place = { cluster, home, account, dataDir, password, logFile };
  const first = await startOrJoin({ ...place, port: wanted });
  if (first.isJoined) log('joined the database that was still running');
  const server = {
    url: first.url,
    logFile,
    pid: first.pid,
    ended: first.ended,
    stop: () => stopServer(server.pid),
    async again() {
      refuseGone(cluster);
      const { pid, ended } = await startOrJoin({ ...place, port: first.port });
      return Object.assign(server, { pid, ended });
    },
  };
  return server;
}

/**
 * A bundled Postgres that could not be started, as an object like that of a server that has died: `again`
 * tries to start it.
 * @param {{ dataDir: string, password: string }} options
 */
export async function postgresLater({ dataDir, password }) {
  const port = await otherPort();
  const server = {
    url: addressOf({ password, port, name: DATABASE }),
    logFile: path.join(dataDir, 'postgres.log'),
    isAway: true,
    ended: Promise.resolve('not started'),
    stop: async () => {},
    async again() {
      const { cluster } = reachablePlaces(dataDir, bundledPostgres(), databaseAccount());
      refuseGone(cluster);
      const started = await startPostgres({ dataDir, password, log: () => {}, port });
      if (started.url !== server.url) {
        await started.stop(); // a killed start has left a server that runs at a URL unknown to this one
        throw new PlainError('The database was at another address.');
      }
      return Object.assign(server, started, { isAway: false });
    },
  };
  return server;
}

async function startOrJoin({ cluster, home, account, dataDir, password, logFile, port: wanted }) {
  handOver(cluster, account);
  for (let deadline; ; await pause(200)) {
    const before = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const joined = runningServer(cluster);
    const port = joined?.port ?? wanted ?? (await otherPort());
    const child = joined ? undefined : launch({ cluster, home, account, dataDir, port });
    const pid = joined?.pid ?? child.pid;
    const ended = endOf(pid, child);
    const urlOf = (name) => addressOf({ password, port, name });
    try {
      await ensureDatabase(await untilReady(urlOf('postgres'), pid, logFile));
      return { url: urlOf(DATABASE), pid, port, ended, isJoined: Boolean(joined) };
    } catch (error) {
      if (!joined) await stopServer(pid);
      // Whether an error will pass: the last processes of a killed server end within a moment.
      const isPassing =
        error instanceof Ended && (joined || STILL_THERE.test(textFrom(logFile, before)));
      deadline ??= Date.now() + LEFTOVER_PROCESS_TIMEOUT_SECONDS * 1000;
      if (!isPassing || Date.now() > deadline) throw error;
    }
  }
}
