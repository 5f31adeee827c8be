import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { test } from './listening';
import { settings } from './support';

/** Budgets of the home page, in kB of 1000 bytes. */
const SCRIPTS_ABOVE_EMPTY_PAGE = 40;
const FONTS = 70;

const scriptsIn = (html: string): string[] => {
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  // Browsers that know modules never load the scripts for those that do not.
  const loaded = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(loaded.flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []))];
};

const kilobytes = (buffers: readonly Buffer[]): number =>
  buffers.reduce((sum, buffer) => sum + gzipSync(buffer, { level: 6 }).length, 0) / 1000;

/** What an empty page of the same framework sends; built afresh, so that both are of one version. */
function emptyPageScripts(): number {
  const app = path.resolve('tests/bench/empty-app');
  execFileSync(process.execPath, [path.resolve('node_modules/.bin/next'), 'build', app], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  const html = readFileSync(path.join(app, '.next/server/app/index.html'), 'utf8');
  const files = scriptsIn(html).map((src) =>
    readFileSync(path.join(app, '.next', src.split('?')[0]?.replace('/_next/', '') ?? '')),
  );
  rmSync(path.join(app, '.next'), { recursive: true });
  return kilobytes(files);
}

test('foundation: home ships at most 40 kB of JavaScript above an empty page', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const empty = emptyPageScripts();
  const html = await (await request.get('/')).text();
  const files = await Promise.all(
    scriptsIn(html).map(async (src) => (await request.get(src)).body()),
  );
  const home = kilobytes(files);
  test.info().annotations.push({
    type: 'figures',
    description: `JavaScript, gzip: home ${home.toFixed(1)} kB, empty page ${empty.toFixed(1)} kB`,
  });
  console.log(`JavaScript, gzip: home ${home.toFixed(1)} kB, empty page ${empty.toFixed(1)} kB`);
  expect(empty).toBeGreaterThan(50);
  expect(home - empty).toBeLessThanOrEqual(SCRIPTS_ABOVE_EMPTY_PAGE);
});

test('foundation: home ships at most 70 kB of fonts, Vietnamese included', async ({ page }) => {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'font') return;
    fonts.set(response.url(), (await response.body()).length / 1000);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = [...fonts.values()].reduce((sum, size) => sum + size, 0);
  console.log(`Fonts: ${fonts.size} files, ${total.toFixed(1)} kB`);
  expect(fonts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(FONTS);
});

test.describe('what a visit asks for', () => {
  const visited = ['/', '/en', '/book-demo', '/en/book-demo/thank-you'];

  /** The addresses asked for while a page is opened and read to its end. */
  async function addressesAskedFor(page: Page, path: string): Promise<string[]> {
    const requests: Request[] = [];
    const note = (request: Request) => requests.push(request);
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (let y = 0; y < 8000; y += 800) await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    return requests.map((request) => request.url());
  }

  test('foundation: visitors cause no request for signed-in state', async ({ page, context }) => {
    for (const path of visited) {
      const urls = await addressesAskedFor(page, path);
      expect(urls.length).toBeGreaterThan(2);
      expect(urls.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
  });

  test('foundation: nothing is fetched from another host to build or to show a page: to show one', async ({
    page,
  }) => {
    const { origin } = new URL(settings.site());
    for (const path of visited) {
      const urls = await addressesAskedFor(page, path);
      expect(urls).toContain(new URL(path, origin).href);
      expect(urls.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    }
  });

  test('the home page asks for at most 25 files', async ({ page }) => {
    const urls = await addressesAskedFor(page, '/');
    console.log(`Requests of the home page: ${urls.length}`);
    expect(urls.length).toBeLessThanOrEqual(25);
  });

  test('foundation: links prefetch on intent, not on sight', async ({ page }) => {
    const urls = await addressesAskedFor(page, '/');
    expect(urls.filter((url) => url.includes('_rsc='))).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    const ahead = page.waitForRequest((request) => request.url().includes('/book-demo?_rsc='));
    await page.getByRole('banner').getByRole('link', { name: 'Đặt lịch demo' }).hover();
    await ahead;
  });
});
