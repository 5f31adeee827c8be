import { spawn } from 'node:child_process';
import path from 'node:path';
import { environment, type Settings } from './start-site';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts a command of the project in the folder `from`, with the settings of a site. */
export function command(
  script: 'backup' | 'restore',
  args: string[],
  settings: Settings,
  from = root,
) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: from,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group, so that a kill includes the tools that it has started
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said: output }));
  });
  return {
    ended,
    kill: () => process.kill(-child.pid!, 'SIGKILL'),
  };
}
