import { spawnSync } from 'node:child_process';
import { root } from './project-paths.mjs';

/** The path of a program on this machine, or undefined. */
export const onPath = (name) => {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Runs a command without output; returns whether it succeeded. */
export const quietly = (command, ...args) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'ignore',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs packages by the machine's package manager; the names differ between package managers.
 * @param {{ apt: string[], dnf: string[], apk: string[] }} names
 * @returns {boolean} whether a package manager installed them
 */
export function installPackages({ apt, dnf, apk }) {
  if (apt && onPath('apt-get')) {
    return (
      quietly('apt-get', 'update') &&
      quietly('apt-get', 'install', '-y', '--no-install-recommends', ...apt)
    );
  }
  if (dnf && onPath('dnf')) return quietly('dnf', 'install', '-y', ...dnf);
  return Boolean(apk && onPath('apk')) && quietly('apk', 'add', ...apk);
}
