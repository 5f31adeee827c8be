import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentBuild } from './build.mjs';

/** The maximum age of the last good pages that a web server shows (src/content/page-copies-for-outages.ts). */
const MAX_COPY_AGE_MS = 3_600_000;

/**
 * Whether the site may start while its database is down: the current build was served within the last hour, so there
 * are pages to show and no migrations to run.
 * @param {string} dataDir
 */
export function hasLastGood(dataDir) {
  const build = currentBuild();
  return globSync(path.join(dataDir, 'last-good/*/reached')).some((file) => {
    try {
      const reached = JSON.parse(readFileSync(file, 'utf8'));
      const age = Date.now() - Date.parse(reached.at);
      return reached.build === build && age >= 0 && age < MAX_COPY_AGE_MS;
    } catch {
      return false;
    }
  });
}
