import { spawnSync } from 'node:child_process';
import { installPackages } from './find-system-programs.mjs';

/** Matches the fallback fonts of `src/styles/fonts.css`, which browsers show until the site's own fonts arrive. */
const FALLBACK_FONTS = /(?:^|,)(?:Arial|Liberation Sans|Roboto)(?:,|$)/m;

const hasStandIn = () =>
  FALLBACK_FONTS.test(spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '');

/**
 * Makes sure that a Linux machine has one of the fallback fonts that visitors' devices have. Without any, tests of
 * layout shift when a font arrives late would measure a font that no visitor sees.
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
