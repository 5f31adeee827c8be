import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/project-paths.mjs';
import { killNow } from '../start/list-and-kill-processes';
import { until } from '../support/cms-for-lead-tests';

const IMAGE = inRoot('.cache/test/power-cut.img');
const IMAGE_BYTES = 4 * 1024 ** 3;
const UNMOUNTED_WITHIN_SECONDS = 60;

/**
 * Shuts an ext4 file system down without writing its journal or any cached page (EXT4_IOC_SHUTDOWN with
 * EXT4_GOING_FLAGS_NOLOGFLUSH): what the disk keeps is what was flushed to it, as after a power cut.
 */
const SHUT_DOWN = `
  open(my $folder, '<', $ARGV[0]) or die "$!\\n";
  ioctl($folder, 0x8004587d, my $flags = pack('L', 2)) or die "$!\\n";`;

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args).status === 0;

/** Whether this process may mount file systems: root of a container often may not. */
function mayMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'mount-'));
  const isMounted = succeeds('mount', '-t', 'tmpfs', 'none', folder);
  if (isMounted) succeeds('umount', folder);
  rmSync(folder, { recursive: true });
  return isMounted;
}

/** Why this machine can not lose power in a test; undefined where it can. */
export function whyNoPowerCut(): string | undefined {
  const missing = ['mkfs.ext4', 'perl'].filter((name) => !succeeds('which', name));
  if (missing.length > 0) return `${missing.join(' and ')} missing`;
  if (!existsSync('/dev/loop-control')) return 'this machine has no loop devices';
  return mayMount() ? undefined : 'this account may not mount a file system';
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the process has ended meanwhile
  }
};

/** The processes that have a file of a folder open. */
const usersOf = (folder: string): number[] =>
  namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) =>
      namesIn(`/proc/${pid}/fd`).some((open) => {
        try {
          return readlinkSync(`/proc/${pid}/fd/${open}`).startsWith(`${folder}/`);
        } catch {
          return false; // closed meanwhile
        }
      }),
    )
    .map(Number);

/** A file system of its own, mounted at a folder, whose power can be cut. */
export async function makeDisk(folder: string) {
  const mount = () => execFileSync('mount', ['-o', 'loop', IMAGE, folder]);
  /** Kills whatever still uses the disk: a process of the database may wait for one that is dead. */
  const isUnmounted = () => {
    killNow(usersOf(folder));
    return succeeds('umount', folder);
  };
  mkdirSync(folder, { recursive: true });
  const isMounted = () => succeeds('mountpoint', '-q', folder);
  // A run that was killed may have left it mounted.
  await until(() => !isMounted() || isUnmounted(), UNMOUNTED_WITHIN_SECONDS);
  writeFileSync(IMAGE, '');
  truncateSync(IMAGE, IMAGE_BYTES);
  execFileSync('mkfs.ext4', ['-q', IMAGE]);
  mount();
  return {
    /** Writes everything to the disk. */
    flush: () => execFileSync('sync', ['-f', folder]),
    /** Loses all that was not flushed. Every later read and write of open files fails until `repower`. */
    cutPower: () => execFileSync('perl', ['-e', SHUT_DOWN, folder]),
    /** Kills all processes that used the disk, as the power cut did, and mounts it with what it kept. */
    async repower() {
      await until(isUnmounted, UNMOUNTED_WITHIN_SECONDS);
      mount();
    },
    async remove() {
      await until(isUnmounted, UNMOUNTED_WITHIN_SECONDS);
      rmSync(IMAGE);
    },
  };
}
