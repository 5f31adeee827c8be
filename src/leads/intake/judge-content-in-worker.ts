import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { log } from '@/lib/write-log-line';
import type { UploadedFile } from '../schema/resume-file-rules';
import type { ContentVerdict } from './detect-active-content-in-files';

/**
 * The time limit for judging a file. A résumé takes a few milliseconds, the worst file some seconds. On a busy machine
 * any file may take longer, so a file beyond the limit counts as neither good nor bad.
 */
const MAX_MS = 10_000;
/** How long the worker waits for another file before it ends. */
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 128;

const WORKER_FILE = 'src/leads/intake/judge-content.worker.ts';

let running: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

function end(worker: Worker): void {
  if (running === worker) running = null;
  void worker.terminate();
}

function start(): Worker {
  // Not imported: a bundler would recognise `new Worker` and bundle the worker's file. Node runs that file as it is.
  const threads = process.getBuiltinModule('node:worker_threads');
  const worker = new threads.Worker(`${process.cwd()}/${WORKER_FILE}`, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  // Between two files this is the only listener, and an error without a listener would end the whole server.
  worker.on('error', () => end(worker));
  worker.once('exit', () => end(worker));
  return worker;
}

const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

class FileNotJudgedError extends Error {
  constructor(readonly code: 'TOO_SLOW' | 'WORKER_ENDED') {
    super(code);
  }
}

/** Judges one file in the worker. @throws when the worker can not run, ends, or takes too long */
function judge(file: Omit<UploadedFile, 'name'>): Promise<ContentVerdict> {
  clearTimeout(idle);
  running ??= start();
  const worker = running;
  const { promise, resolve, reject } = Promise.withResolvers<ContentVerdict>();
  const tooLate = setTimeout(() => {
    reject(new FileNotJudgedError('TOO_SLOW'));
    end(worker);
  }, MAX_MS);
  const fail = (error: Error) => {
    if (isOutOfMemory(error)) {
      log.warn('resume.unreadable', { reason: 'TOO_LARGE' });
      resolve('active');
    } else reject(error);
  };
  const exit = () => reject(new FileNotJudgedError('WORKER_ENDED'));
  worker.once('message', resolve);
  worker.once('error', fail);
  worker.once('exit', exit);
  worker.postMessage(file, []); // a copy: the file is stored afterwards
  return promise.finally(() => {
    clearTimeout(tooLate);
    worker.off('message', resolve);
    worker.off('error', fail);
    worker.off('exit', exit);
    idle = setTimeout(() => end(worker), IDLE_MS);
    idle.unref();
  });
}

const oneAtATime = pLimit(1);

/**
 * Judges a file by `judgeContent` (detect-active-content-in-files.ts) without blocking other requests: in a worker
 * thread, which has a lower priority on Linux, one file at a time. A file that takes too much memory counts as active.
 * @throws when the file could not be judged in time, or the worker ended; the sender may try again
 */
export const judgeInWorker = (file: Omit<UploadedFile, 'name'>): Promise<ContentVerdict> =>
  oneAtATime(() => judge(file));
