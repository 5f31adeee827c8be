import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from './print-command-progress.mjs';
import { tool } from './run-command.mjs';
import { installPackages, onPath, quietly } from './find-system-programs.mjs';

/** Names of Chromium's headless shell, which needs about half the CPU time of the full browser for a page. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const starts = (place) => {
  try {
    execFileSync(place, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
};

const usable = (names) => names.map(onPath).find((place) => place && starts(place));

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const place = chromium.executablePath();
  return existsSync(place) && starts(place) ? place : undefined;
}

async function search() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given) && starts(given)) return given;
    throw new PlainError(`CHROMIUM_PATH should be a Chromium that starts; ${given} is not.`);
  }
  const installed = (packages, names) => (installPackages(packages) ? usable(names) : undefined);
  const place =
    usable(SHELLS) ??
    installed({ apt: ['chromium-headless-shell'] }, SHELLS) ??
    usable(BROWSERS) ??
    (await playwrightsOwn()) ??
    (quietly(tool('playwright'), 'install', 'chromium') ? await playwrightsOwn() : undefined) ??
    installed({ apt: ['chromium'], dnf: ['chromium'], apk: ['chromium'] }, BROWSERS);
  if (place) return place;
  throw new PlainError('No Chromium could be found or installed; set CHROMIUM_PATH to one.');
}

let searched;

/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM_PATH names; a headless shell of the machine or
 * installed by apt; a browser of the machine; Playwright's own, installed if need be; a browser installed by the
 * package manager. The first that starts is taken. Parts that run side by side share one search.
 * @returns {Promise<string>} its path
 * @throws PlainError when there is none
 */
export function findChromium() {
  searched ??= search();
  return searched;
}
