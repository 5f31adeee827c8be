import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder } from './folder-lock.mjs';
import { PlainError } from './print-command-progress.mjs';

const ADDRESS = 'http://localhost:3000';
const run = promisify(execFile);

let folder: string;
let file: string;
let owner: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'claim-'));
  file = path.join(folder, 'serving.json');
});

afterEach(async () => {
  if (owner && owner.exitCode === null && owner.signalCode === null) {
    owner.kill('SIGKILL');
    await once(owner, 'exit');
  }
  owner = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A program that claims the folder as a command does, then runs `then`. A failure is reported as by a command: the
 * message on standard error, and exit code 1.
 */
const program = (target: string, then: string) => `
  import { claimFolder } from './scripts/lib/folder-lock.mjs';
  import { fail } from './scripts/lib/print-command-progress.mjs';
  try {
    claimFolder(${JSON.stringify(target)}, 'http://localhost:4000');
    ${then}
  } catch (error) {
    fail(error);
  }`;

const startIn = (target: string) =>
  run(process.execPath, ['--input-type=module', '-e', program(target, '')]).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

async function holdIn(target: string): Promise<ChildProcess & { pid: number }> {
  const hold = "setInterval(() => {}, 1000); console.log('held');";
  owner = spawn(process.execPath, ['--input-type=module', '-e', program(target, hold)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout!, 'data');
  return owner as ChildProcess & { pid: number };
}

const claimed = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const claim = () => claimFolder(folder, ADDRESS);

describe('foundation: a second start in the same folder does not start a second database', () => {
  it('the second start ends with one sentence that names the folder and the process that serves from it', async () => {
    const release = claim();
    expect(await startIn(folder)).toEqual({
      code: 1,
      stderr: `\n✗ This folder is already being served at ${ADDRESS} by process ${process.pid}; stop that one first.\n`,
    });
    expect(claimed()).toMatchObject({ pid: process.pid, address: ADDRESS });
    release();
    expect(existsSync(file)).toBe(false);
    expect(await startIn(folder)).toEqual({ code: 0, stderr: '' });
  });

  it('a second claim by the same process is refused as well', () => {
    const release = claim();
    expect(claim).toThrow(PlainError);
    release();
    expect(claim).not.toThrow();
  });

  it('the claim of a running process is kept, that of a killed one is taken over', async () => {
    const { pid } = await holdIn(folder);
    expect(claim).toThrow(
      `This folder is already being served at http://localhost:4000 by process ${pid}; stop that one first.`,
    );
    expect(claimed()).toMatchObject({ pid });
    owner!.kill('SIGKILL');
    await once(owner!, 'exit');
    expect(claim).not.toThrow();
    expect(claimed()).toMatchObject({ pid: process.pid, address: ADDRESS });
  });

  it('another folder can be claimed at the same time', () => {
    claim();
    expect(() => claimFolder(path.join(folder, 'other'), ADDRESS)).not.toThrow();
  });
});

describe('a claim without a running process is taken over', () => {
  it('of a process that has ended, on a system without process start times', async () => {
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'exit');
    writeFileSync(file, JSON.stringify({ pid: ended.pid, address: ADDRESS }));
    expect(claim).not.toThrow();
    expect(claimed()).toMatchObject({ pid: process.pid });
  });

  it.each([
    ['cut off while it was written', '{"pid": 1'],
    ['empty', ''],
    ['of a process whose number another one has now', JSON.stringify({ pid: 1, started: '1' })],
  ])('%s', (_, content) => {
    writeFileSync(file, content);
    expect(claim).not.toThrow();
    expect(claimed()).toMatchObject({ pid: process.pid, address: ADDRESS });
  });
});

describe('foundation: a folder that can not be written is one clear sentence and a non-zero exit', () => {
  const sentence = (target: string, code: string) =>
    `The folder ${target} can not be written (${code}); set DATA_DIR to one that can.`;

  it('a file where the folder should be', async () => {
    const target = path.join(folder, 'data');
    writeFileSync(target, '');
    expect(() => claimFolder(target, ADDRESS)).toThrow(new PlainError(sentence(target, 'ENOTDIR')));
    expect(await startIn(target)).toEqual({
      code: 1,
      stderr: `\n✗ ${sentence(target, 'ENOTDIR')}\n`,
    });
  });

  it('a file where a parent folder should be', () => {
    const target = path.join(folder, 'file', 'data');
    writeFileSync(path.join(folder, 'file'), '');
    expect(() => claimFolder(target, ADDRESS)).toThrow(new PlainError(sentence(target, 'ENOTDIR')));
  });

  it('a symbolic link without a target', () => {
    const target = path.join(folder, 'link');
    symlinkSync(path.join(folder, 'gone'), target);
    expect(() => claimFolder(target, ADDRESS)).toThrow(new PlainError(sentence(target, 'EEXIST')));
  });

  it('a missing folder is created with its parents', () => {
    const target = path.join(folder, 'one', 'two', 'three');
    const release = claimFolder(target, ADDRESS);
    expect(existsSync(path.join(target, 'serving.json'))).toBe(true);
    release();
  });

  it('an existing folder may contain other files', () => {
    mkdirSync(path.join(folder, 'media'));
    expect(claim).not.toThrow();
    expect(existsSync(path.join(folder, 'media'))).toBe(true);
  });
});
