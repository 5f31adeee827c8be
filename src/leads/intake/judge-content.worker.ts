import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { UploadedFile } from '../schema/resume-file-rules';
import { judgeContent } from './detect-active-content-in-files.ts';

// A worker thread that judges files, started by judge-content-in-worker.ts. Only on Linux does this set the priority of
// the thread; elsewhere it would be that of the whole process. The lowest priority would leave the thread no time
// beside a busy server.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (file: Omit<UploadedFile, 'name'>) => {
  parentPort?.postMessage(judgeContent(file), []);
});
