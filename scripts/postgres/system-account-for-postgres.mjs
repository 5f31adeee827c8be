import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * System accounts that may run Postgres in place of root, as which Postgres refuses to run; the first that exists is
 * used.
 */
const ACCOUNTS = ['postgres', 'nobody'];

function accountNamed(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * The account to run Postgres as: undefined for the current one, otherwise `{uid, gid}` of an unprivileged account
 * (created when root has none).
 */
export function databaseAccount() {
  if (process.platform === 'win32' || process.getuid() !== 0) return undefined;
  if (!accountNamed('postgres')) spawnSync('useradd', ['--system', '--no-create-home', 'postgres']);
  return ACCOUNTS.map(accountNamed).find(Boolean);
}

function isOpenToOthers(folder) {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

/**
 * Where the database cluster and the binaries are: in their own folders, unless the database's account can not read
 * those, such as root's home. Then both are in a folder of /var/lib (`elsewhere`) with a name derived from the data
 * folder, and the binaries are copied there.
 */
export function reachablePlaces(dataDir, home, account) {
  const cluster = path.join(dataDir, 'postgres');
  if (!account || (isOpenToOthers(dataDir) && isOpenToOthers(home))) return { cluster, home };
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  const elsewhere = `/var/lib/site-database-${name}`;
  const binaries = path.join(elsewhere, 'native');
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  if (!existsSync(path.join(binaries, '.complete'))) {
    cpSync(home, binaries, { recursive: true, verbatimSymlinks: true });
    mkdirSync(path.join(binaries, '.complete'));
  }
  return { cluster: path.join(elsewhere, 'postgres'), home: binaries, elsewhere };
}

/** The file modes with which Postgres accepts a data folder. */
const CLOSED = [0o700, 0o750];

/**
 * Gives a folder to the account that runs the database, and removes other accounts' permissions that a copy may have
 * left.
 */
export function handOver(folder, account) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!CLOSED.includes(statSync(folder).mode & 0o777)) chmodSync(folder, 0o700);
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  if (
    existsSync(path.join(folder, 'PG_VERSION')) &&
    statSync(path.join(folder, 'PG_VERSION')).uid !== account.uid
  ) {
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  }
}
