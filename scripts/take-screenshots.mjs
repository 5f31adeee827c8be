import { chromium } from '@playwright/test';
import { findChromium } from './lib/find-chromium.mjs';
import { fail } from './lib/print-command-progress.mjs';
import { takeGuide } from './screenshots/editing-guide-screenshots.mjs';
import { takeSections } from './screenshots/section-chooser-pictures.mjs';

/**
 * `SITE=http://localhost:3000 EMAIL=… PASSWORD=… npm run pictures [sections|guide] [name…]` takes screenshots of a
 * running site with an editor's account: each section for the section chooser, and the screens of docs/editing.md.
 */
async function main() {
  const { SITE = 'http://localhost:3000', EMAIL, PASSWORD } = process.env;
  const [wanted, ...names] = process.argv.slice(2);
  const only = names.length > 0 ? names : undefined;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({
      baseURL: SITE,
      viewport: { width: 1440, height: 900 },
      locale: 'vi-VN',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(120_000);
    const data = { email: EMAIL, password: PASSWORD };
    const signedIn = await context.request.post('/api/users/login', { data });
    if (!signedIn.ok()) throw new Error('EMAIL and PASSWORD are of no account of this site.');
    if (wanted !== 'guide') await takeSections(context, only);
    if (wanted !== 'sections') await takeGuide(context, only);
  } finally {
    await browser.close();
  }
}

await main().catch(fail);
