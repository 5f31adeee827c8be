import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

/** All running processes of a Linux machine. */
function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return []; // the process has ended in the meantime
      }
    });
}

function fromPs(): Process[] {
  return execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [pid, parent, state, ...command] = line.trim().split(/\s+/);
      if (state?.startsWith('Z')) return [];
      return [{ pid: Number(pid), parent: Number(parent), command: command.join(' ') }];
    });
}

/** The running processes among `known`, their children, and those whose command lines contain the folder. */
export function familyOf(known: ReadonlySet<number>, folder: string): Process[] {
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  const family = new Set(
    all.filter(({ pid, command }) => known.has(pid) || command.includes(`${folder}/`)),
  );
  for (let before = -1; before !== family.size;) {
    before = family.size;
    const pids = new Set([...family].map(({ pid }) => pid));
    for (const one of all) if (pids.has(one.parent)) family.add(one);
  }
  return [...family];
}

/** Sends SIGKILL; a process that has ended already is ignored. */
export function killNow(pids: Iterable<number>): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // the process has already ended
    }
  }
}
