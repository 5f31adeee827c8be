import { spawnSync } from 'node:child_process';
import { installPackages } from './system-packages.mjs';

/** The fonts that `src/styles/fonts.css` shows until the site's own arrive. */
const STAND_INS = /(?:^|,)(?:Arial|Liberation Sans|Roboto)(?:,|$)/m;

const hasStandIn = () =>
  STAND_INS.test(spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '');

/**
 * Sees to it that a Linux machine has one of the fonts that readers' machines have: without any, tests of what
 * moves when a font comes late would judge a font that nobody reads the site in.
 */
export function ensureLocalFonts() {
  if (process.platform !== 'linux' || hasStandIn()) return;
  installPackages({
    apt: ['fontconfig', 'fonts-liberation'],
    dnf: ['fontconfig', 'liberation-sans-fonts'],
    apk: ['fontconfig', 'font-liberation'],
  });
  if (!hasStandIn()) {
    console.warn('No Arial, Liberation Sans or Roboto here: tests of late fonts may fail.');
  }
}
