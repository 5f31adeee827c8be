import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from './output.mjs';
import { tool } from './run.mjs';
import { installPackages, onPath, quietly } from './system-packages.mjs';

const onMachine = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
    .map(onPath)
    .find(Boolean);

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

const starts = (place) => {
  try {
    execFileSync(place, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium for the browser tests: the one CHROMIUM_PATH names, the machine's, Playwright's own, or one
 * installed now by Playwright or the system's package manager.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given) && starts(given)) return given;
    throw new PlainError(`CHROMIUM_PATH should be a Chromium that starts; ${given} is not.`);
  }
  const found = onMachine() ?? (await playwrightsOwn());
  if (found && starts(found)) return found;
  if (quietly(tool('playwright'), 'install', 'chromium')) {
    const own = await playwrightsOwn();
    if (own && starts(own)) return own;
  }
  installPackages({ apt: ['chromium'], dnf: ['chromium'], apk: ['chromium'] });
  const installed = onMachine();
  if (installed && starts(installed)) return installed;
  throw new PlainError('No Chromium could be found or installed; set CHROMIUM_PATH to one.');
}
