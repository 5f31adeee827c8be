import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from './print-command-progress.mjs';
import { inRoot } from './project-paths.mjs';
import { installPackages, onPath, quietly } from './find-system-programs.mjs';

/** Gives a complete folder its name, unless another process has been faster. */
function putInPlace(part, folder, program) {
  try {
    renameSync(part, folder);
  } catch {
    if (existsSync(program)) return;
    rmSync(folder, { recursive: true, force: true }); // an interrupted run has left it
    renameSync(part, folder);
  }
}

/**
 * Unpacks a program from its Debian package, because installing the package of a web server would start it at once,
 * on port 80. Undefined where that is not possible.
 */
function fromDebian(name, place) {
  if (!onPath('apt-get') || !onPath('dpkg-deb')) return undefined;
  const folder = inRoot('.cache/packages', name);
  const program = path.join(folder, place);
  if (existsSync(program)) return program;
  // Other processes may look for the program meanwhile: the folder gets its name when it is complete.
  const part = `${folder}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  const download = () => quietly('sh', '-c', `cd '${part}' && apt-get download ${name}`);
  if (download() || (quietly('apt-get', 'update') && download())) {
    const [file] = globSync(`${name}_*.deb`, { cwd: part });
    if (file) quietly('dpkg-deb', '-x', path.join(part, file), part);
    if (file) rmSync(path.join(part, file));
    if (existsSync(path.join(part, place))) putInPlace(part, folder, program);
  }
  rmSync(part, { recursive: true, force: true });
  return existsSync(program) ? program : undefined;
}

/**
 * Finds a third-party server program: the machine's, or one from the system's packages, on Debian unpacked below
 * `.cache`.
 * @returns {string} its path
 * @throws PlainError when there is none
 */
function findServer({ name, place, site }) {
  const found = onPath(name) ?? fromDebian(name, place);
  if (found) return found;
  const installed = installPackages({ dnf: [name], apk: [name] }) && onPath(name);
  if (installed) return installed;
  throw new PlainError(
    `${name} could not be found or installed; install it (${site}), so that it can be started by its name.`,
  );
}

export const findCaddy = () =>
  findServer({
    name: 'caddy',
    place: 'usr/bin/caddy',
    site: 'https://caddyserver.com/docs/install',
  });

export const findNginx = () =>
  findServer({
    name: 'nginx',
    place: 'usr/sbin/nginx',
    site: 'https://nginx.org/en/docs/install.html',
  });

const triple = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch];

/**
 * The library that changes the time which a process sees (libfaketime), for tests; undefined on a system other than
 * Debian.
 */
export const findClockLibrary = () =>
  fromDebian('libfaketime', `usr/lib/${triple}/faketime/libfaketimeMT.so.1`);
