import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../lib/print-command-progress.mjs';

const STOP_TIMEOUT_SECONDS = 90;
const POLL_INTERVAL_MS = 250;

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

export const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Whether a process is a Postgres server; also true where the system can not tell. */
function isPostgres(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0].endsWith('postgres');
  } catch {
    return true;
  }
}

/**
 * The pid and port of the server that runs the cluster, from its pid file; undefined when none runs. After a power
 * cut the pid may belong to another program: the file is then removed, because Postgres would refuse to start.
 */
export function runningServer(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  if (!isAlive(Number(pid))) return undefined;
  if (isPostgres(pid)) return { pid: Number(pid), port: Number(port) };
  rmSync(file);
  return undefined;
}

/**
 * How a server ended: its exit code or signal; for one started by another process, only that it has ended.
 */
export function endOf(pid, child) {
  return new Promise((resolve) => {
    if (child) {
      child.once('exit', (code, signal) => resolve(signal ?? code));
      child.once('error', ({ code }) => resolve(code));
      return;
    }
    const watch = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(watch);
      resolve('gone');
    }, POLL_INTERVAL_MS);
    watch.unref();
  });
}

export async function stopServer(pid) {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT'); // a fast shutdown: open transactions are rolled back, data is flushed
  for (
    const deadline = Date.now() + STOP_TIMEOUT_SECONDS * 1000;
    Date.now() < deadline;
    await pause(50)
  ) {
    if (!isAlive(pid)) return;
  }
  throw new PlainError(
    `The database (process ${pid}) did not stop within ${STOP_TIMEOUT_SECONDS} s.`,
  );
}
