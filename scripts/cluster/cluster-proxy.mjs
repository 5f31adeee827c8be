import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findCaddy } from '../lib/install-programs-from-debian-packages.mjs';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { lastLines } from '../lib/run-command.mjs';

const READY_MS = 15_000;

const hostOf = (address) => new URL(address).host;

const pidFileIn = (folder) => path.join(folder, 'pid');

/** Stops the proxy that a killed cluster left, found by its folder; nothing else stops it. */
export function stopLeftoverProxy(folder) {
  const pidFile = pidFileIn(folder);
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (command.includes(pidFile)) process.kill(pid, 'SIGKILL');
  } catch {
    // the process was never started, or has ended
  }
}

/**
 * The proxy in front of several instances, with the settings of deploy/several.Caddyfile.
 * @param {{ folder: string, url: string, sites: string[], staff: string }} options a folder for its own
 * files, the URL it answers at, and those of the instances
 * @returns {Promise<{ pid: number, stop: () => Promise<void> }>}
 */
export async function startProxy({ folder, url, sites, staff }) {
  const program = findCaddy();
  mkdirSync(folder, { recursive: true });
  const pidFile = pidFileIn(folder);
  const log = path.join(folder, 'log');
  const output = openSync(log, 'w');
  const config = inRoot('deploy/several.Caddyfile');
  const child = spawn(
    program,
    ['run', '--config', config, '--adapter', 'caddyfile', '--pidfile', pidFile],
    {
      cwd: folder,
      stdio: ['ignore', output, output],
      detached: true, // Ctrl-C is handled by the starting process, which stops this one last
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        SITE_URL: url,
        SITE_INSTANCES: sites.map(hostOf).join(' '),
        STAFF_INSTANCE: hostOf(staff),
      },
    },
  );
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (const deadline = performance.now() + READY_MS; ; await pause(50)) {
    const answer = await fetch(`${url}/api/health/live`).catch(() => undefined);
    if (answer?.ok) break;
    if (hasEnded || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new PlainError(`The proxy did not start.\n\n${lastLines(log)}`);
    }
  }
  return {
    pid: child.pid,
    async stop() {
      child.kill('SIGKILL'); // a stopping cluster drops open connections
      await ended;
      rmSync(pidFile, { force: true });
    },
  };
}
