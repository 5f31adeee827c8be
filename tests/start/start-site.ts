import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { variables } from '@/lib/environment-variables';
import { freePort } from '../../scripts/lib/find-free-port.mjs';
import { DATABASE, startPostgres } from '../../scripts/postgres/postgres-server.mjs';
import { copySeeded, shareCompiled, TEST_PASSWORD } from '../../scripts/test/seeded-test-data.mjs';
import { testSecrets } from '../support/test-environment';
import { until } from '../support/poll-until';
import { familyOf, killNow } from './list-and-kill-processes';
import { rowsOf } from './post-forms-and-read-rows';

const root = path.resolve(import.meta.dirname, '../..');
const READY_SECONDS = 100;
const END_SECONDS = 45;

/**
 * Environment variables of a start. All of the site's are set, so that a developer's `.env` does not affect the test.
 */
export type Settings = Readonly<Record<string, string>> & { DATA_DIR: string; PORT: string };

/** Settings of a new site, on a free port; its folder does not exist yet. */
export async function freshSettings(name: string, more: Record<string, string> = {}) {
  const DATA_DIR = path.join(root, '.cache/test', `start-${name}`);
  mkdirSync(path.dirname(DATA_DIR), { recursive: true });
  rmSync(DATA_DIR, { recursive: true, force: true });
  const unset = Object.fromEntries(Object.keys(variables).map((variable) => [variable, '']));
  // Rendering pages in advance is off: it would take CPU time from the pages that a test requests.
  const own = { PORT: String(await freePort()), PAGES_IN_ADVANCE: '0' };
  return { ...unset, ...testSecrets, ...own, ...more, DATA_DIR };
}

/** Settings of a new site whose folder has only Node's compile cache: with a database elsewhere, or a restored one. */
export async function compiledSettings(name: string, more: Record<string, string> = {}) {
  const settings = await freshSettings(name, more);
  shareCompiled(settings.DATA_DIR);
  return settings;
}

/** Settings of a site whose folder is a copy of the seeded one. */
export async function seededSettings(name: string, more: Record<string, string> = {}) {
  const settings = await freshSettings(name, more);
  await copySeeded(settings.DATA_DIR, { survives: 'kill' });
  return { ...settings, POSTGRES_PASSWORD: TEST_PASSWORD };
}

/**
 * Lets a Postgres of a test's own never wait for the disk, from its next start on: what it has written survives a kill
 * of its processes, but no power cut.
 */
export const neverWaitForDisk = (url: string) => rowsOf(url, 'ALTER SYSTEM SET fsync = off');

/** A Postgres server with a copy of the seeded cluster, which a test can stop and start again on the same port. */
export async function outsideDatabase(name: string) {
  const dataDir = path.join(root, '.cache/test', `start-${name}-database`);
  const port = await freePort();
  await copySeeded(dataDir, { survives: 'kill' });
  const give = () => startPostgres({ dataDir, password: TEST_PASSWORD, log: () => {}, port });
  return { give, database: await give() };
}

export type OutsideDatabase = Awaited<ReturnType<typeof outsideDatabase>>;

/**
 * The environment of `npm start`: that of a plain shell, without the variables of the test runner, and the settings.
 */
export function environment(settings: Settings): NodeJS.ProcessEnv {
  const fromShell = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR'].map((name) => [
    name,
    process.env[name],
  ]);
  return {
    ...(Object.fromEntries(fromShell) as NodeJS.ProcessEnv),
    // npm sets this variable. It makes a start end once its parent process has ended, for example when a test run is
    // killed.
    npm_lifecycle_event: 'start',
    ...settings,
  };
}

/** One run of `npm start`, `npm run dev` or `npm run cluster` as a process; `from` is the folder of the project. */
export function start(
  settings: Settings,
  script: 'start' | 'dev' | 'cluster' = 'start',
  from = root,
) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], {
    cwd: from,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    complaint += text;
  });
  let end: number | string | undefined;
  // `close` comes after `exit`: the web server writes to the same streams, so by then it has ended too.
  child.once('close', (code, signal) => {
    end = signal ?? code ?? 0;
  });
  const known = new Set<number>([child.pid!]);
  const family = () => {
    const running = familyOf(known, settings.DATA_DIR);
    for (const { pid } of running) known.add(pid);
    return running;
  };
  /**
   * Finds the one process of this site whose command line matches, without its own child processes; fails unless there
   * is exactly one.
   */
  const theOne = (command: RegExp) => {
    const found = family().filter((one) => command.test(one.command));
    // A process that Postgres has just forked has its parent's command line until it serves a client.
    const own = found.filter(({ parent }) => !found.some(({ pid }) => pid === parent));
    expect(own.map((one) => one.command)).toHaveLength(1);
    return own[0]!;
  };
  const started = {
    url: `http://localhost:${settings.PORT}`,
    pid: child.pid!,
    settings,
    family,
    printed: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),

    async ready(seconds = READY_SECONDS) {
      const isServed = () => output.includes('Stop with Ctrl-C.');
      await until(() => end !== undefined || isServed(), seconds).catch(() => undefined);
      if (end !== undefined || !isServed()) {
        throw new Error(`Not started (${end ?? 'still trying'}):\n${output}`);
      }
      family();
      return started;
    },

    /** Waits for the end. Returns the exit code, or the signal. */
    async ended(seconds = END_SECONDS) {
      await until(() => end !== undefined, seconds);
      return end;
    },

    /** The message that a start prints on stderr when it fails, once it has ended. */
    async refusal() {
      const code = await started.ended();
      return { code, said: complaint.trim() };
    },

    /** The Postgres server: its process, and the folder of its cluster. */
    database() {
      const { pid, command } = theOne(/\/postgres -D /);
      return { pid, cluster: / -D (\S+)/.exec(command)![1]! };
    },

    /** The processes of the start itself: the first one, and the one that it runs with the pinned Node. */
    starters: () => family().filter(({ command }) => /scripts\/start\.mjs/.test(command)),

    databaseUrl() {
      const pidFile = path.join(started.database().cluster, 'postmaster.pid');
      const port = readFileSync(pidFile, 'utf8').split('\n')[3];
      return `postgres://postgres:${settings.POSTGRES_PASSWORD}@127.0.0.1:${port}/${DATABASE}`;
    },

    /** Kills all remaining processes of this start. */
    async wipe() {
      await until(() => {
        const left = family();
        killNow(left.map(({ pid }) => pid));
        return left.length === 0;
      }, END_SECONDS);
    },
  };
  all.add(started);
  return started;
}

export type Started = ReturnType<typeof start>;

const all = new Set<Started>();

/** Kills all remaining processes of this file's starts, whatever has failed; for `afterAll`. */
export async function wipeAll(): Promise<void> {
  for (const started of all) await started.wipe();
}

export function databaseLog({ DATA_DIR }: Settings): string {
  const file = path.join(DATA_DIR, 'postgres.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
