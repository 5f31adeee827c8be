import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PlainError } from './print-command-progress.mjs';

/** Thrown when another process has claimed the folder. */
export class TakenError extends PlainError {}

/**
 * The state and start time of a process, from the kernel; the time distinguishes a process from a later one with the
 * same number. Undefined where the kernel does not tell.
 */
function lookAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], started: fields[19] };
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  if (started === undefined) return true;
  const now = lookAt(pid);
  // A killed process stays in the system's list of processes as a zombie until its parent reads its exit code.
  return now?.started === started && now.state !== 'Z';
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a process that was killed while writing has left a partial file
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // the claim was released in the meantime
  }
}

/** Creates the claim's file atomically; false when it exists already. */
function place(file, claim) {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, claim);
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/** Removes the claim of a process that has ended, unless another start has replaced it meanwhile. */
function remove(file, dead) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (textOf(aside) !== dead) place(file, textOf(aside));
  rmSync(aside, { force: true });
}

const notWritable = (folder, { code }) =>
  new PlainError(
    `The folder ${folder} can not be written (${code}); set DATA_DIR to one that can.`,
  );

/**
 * Requires a writable folder. A missing one is created one level at a time, because a recursive mkdir of `/proc/x/y`
 * makes Node hang for ever.
 */
function requireWritable(folder) {
  try {
    const missing = [];
    for (let level = folder; !existsSync(level); level = path.dirname(level)) {
      missing.unshift(level);
    }
    for (const level of missing) mkdirSync(level);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

/**
 * Claims a data folder for this process; a claim whose process is gone is taken over.
 *
 * @returns {() => void} releases the claim
 * @throws PlainError when it can not be written
 * @throws TakenError when another process serves from it
 */
export function claimFolder(dataDir, address) {
  const file = path.join(dataDir, 'serving.json');
  requireWritable(dataDir);
  const claim = JSON.stringify({
    pid: process.pid,
    started: lookAt(process.pid)?.started,
    address,
  });
  for (;;) {
    try {
      if (place(file, claim)) return () => rmSync(file, { force: true });
      const found = textOf(file);
      const owner = found === undefined ? undefined : parsed(found);
      if (owner && isRunning(owner)) {
        throw new TakenError(
          `This folder is already being served at ${owner.address} by process ${owner.pid}; stop that one first.`,
        );
      }
      if (found !== undefined) remove(file, found);
    } catch (error) {
      if (error instanceof PlainError) throw error;
      throw notWritable(dataDir, error);
    }
  }
}
