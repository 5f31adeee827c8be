import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PlainError } from './output.mjs';

/** When a process started, in the kernel's ticks; tells a process from a later one with the same number. */
function startedAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
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
  return started === undefined || startedAt(pid) === started;
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // written halfway by a process that was killed
  }
}

/** Makes the folder, one level after the other: made at once, `/proc/x/y` would hang Node for ever. */
function requireWritable(folder) {
  try {
    const missing = [];
    for (let level = folder; !existsSync(level); level = path.dirname(level)) {
      missing.unshift(level);
    }
    for (const level of missing) mkdirSync(level);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new PlainError(
      `The folder ${folder} can not be written (${error.code}); set DATA_DIR to one that can.`,
    );
  }
}

/**
 * Claims a data folder for this process; a claim whose process is gone is taken over.
 *
 * @returns {() => void} gives it back
 * @throws PlainError when it can not be written, or somebody else is serving from it
 */
export function claimFolder(dataDir, address) {
  const file = path.join(dataDir, 'serving.json');
  requireWritable(dataDir);
  const claim = JSON.stringify({ pid: process.pid, started: startedAt(process.pid), address });
  for (;;) {
    try {
      writeFileSync(file, claim, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') {
        throw new PlainError(
          `The folder ${dataDir} can not be written (${error.code}); set DATA_DIR to one that can.`,
        );
      }
    }
    const owner = existsSync(file) ? readLock(file) : undefined;
    if (owner && isRunning(owner)) {
      throw new PlainError(
        `This folder is already being served at ${owner.address} by process ${owner.pid}; stop that one first.`,
      );
    }
    rmSync(file, { force: true });
  }
}
