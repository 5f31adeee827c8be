import { afterEach, describe, expect, it, vi } from 'vitest';
import { runStreamed } from './stream-command.mjs';
import { findChromium } from '../lib/find-chromium.mjs';

/** Starts a second process, prints its process id, and kills itself with a signal. */
const KILLED = `
  const { spawn } = require('node:child_process');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  console.log('other ' + other.pid);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a failing part of the tests', () => {
  const said = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.flat().join('\n');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const spy of [log, error]) spy.mockClear();
  });

  it('that is killed fails with a clear sentence, and leaves no process behind', async () => {
    expect(await runStreamed([process.execPath, '-e', KILLED], { label: 'part' })).toBe(false);
    expect(said(error)).toMatch(/was ended from outside \(SIGKILL\), so it counts as failed/);
    const other = Number(/part │ other (\d+)/.exec(said(log))?.[1]);
    expect(other).toBeGreaterThan(0);
    await vi.waitFor(() => expect(isRunning(other)).toBe(false), 10_000);
  });

  it('whose program is missing fails with a clear sentence', async () => {
    expect(await runStreamed(['/nowhere/program'])).toBe(false);
    expect(said(error)).toBe('program could not be started (ENOENT).');
  });

  it('without a browser says so in a clear sentence', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(findChromium()).rejects.toThrow(
      'CHROMIUM_PATH should be a Chromium that starts; /nowhere/chromium is not.',
    );
  });
});
