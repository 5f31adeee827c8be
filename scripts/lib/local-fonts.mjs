import { spawnSync } from 'node:child_process';
import { installPackage } from './system-packages.mjs';

/** The fonts that `src/styles/fonts.css` shows until the site's own arrive. */
const STAND_INS = /\b(?:Arial|Liberation Sans|Roboto)\b/;

const hasStandIn = () =>
  STAND_INS.test(spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '');

/**
 * Sees to it that a Linux machine has one of the fonts that readers' machines have: without any, tests of what
 * moves when a font comes late would judge a font that nobody reads the site in.
 */
export function ensureLocalFonts() {
  if (process.platform !== 'linux' || hasStandIn()) return;
  installPackage({
    apt: 'fonts-liberation',
    dnf: 'liberation-sans-fonts',
    apk: 'font-liberation',
  });
  if (!hasStandIn()) {
    console.warn('No Arial, Liberation Sans or Roboto here: tests of late fonts may fail.');
  }
}
