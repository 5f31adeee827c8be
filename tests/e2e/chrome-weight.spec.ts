import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { openAlive, PHONE } from './chrome-support';
import { test } from './listening';

/** What the frame may add to a page of nothing, in kB of 1000 bytes (issue 3). */
const FRAME_ABOVE_EMPTY_PAGE = 35;

const scriptsIn = (html: string): string[] => {
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const loaded = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(loaded.flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []))];
};

const kilobytes = (files: readonly Buffer[]): number =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 6 }).length, 0) / 1000;

/** The same empty page as weight.spec.ts builds, in a folder of its own: both may run at once. */
function emptyPageScripts(): number {
  const app = path.resolve('.cache/bench/empty-app');
  rmSync(app, { recursive: true, force: true });
  cpSync(path.resolve('tests/bench/empty-app'), app, {
    recursive: true,
    filter: (file) => path.basename(file) !== '.next',
  });
  try {
    execFileSync(process.execPath, [path.resolve('node_modules/.bin/next'), 'build', app], {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: 'ignore',
    });
    const html = readFileSync(path.join(app, '.next/server/app/index.html'), 'utf8');
    return kilobytes(
      scriptsIn(html).map((src) =>
        readFileSync(path.join(app, '.next', src.split('?')[0]?.replace('/_next/', '') ?? '')),
      ),
    );
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

test('the frame ships at most 35 kB of JavaScript above an empty page', async ({ request }) => {
  test.setTimeout(180_000);
  const empty = emptyPageScripts();
  const html = await (await request.get('/en/book-demo/thank-you')).text();
  const files = await Promise.all(
    scriptsIn(html).map(async (src) => (await request.get(src)).body()),
  );
  const frame = kilobytes(files);
  console.log(`JavaScript, gzip: frame ${frame.toFixed(1)} kB, empty page ${empty.toFixed(1)} kB`);
  expect(empty).toBeGreaterThan(50);
  expect(frame - empty).toBeLessThanOrEqual(FRAME_ABOVE_EMPTY_PAGE);
});

async function scriptsLoadedBy(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const loading: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.text());
  });
  await visit();
  await page.waitForLoadState('networkidle');
  return Promise.all(loading);
}

test('no translation library and no query cache is in any script of the frame', async ({
  page,
}) => {
  const scripts = await scriptsLoadedBy(page, async () => {
    await openAlive(page, '/');
    await page.getByRole('button', { name: 'Giải pháp' }).click();
    await page.getByRole('button', { name: 'Liên hệ' }).click();
    await page.setViewportSize(PHONE);
    await openAlive(page, '/en/book-demo/thank-you');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'hello@tamvia.example' }).last().focus();
  });
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(script).not.toMatch(/i18next|languageUtils|pluralResolver/i);
    expect(script).not.toMatch(/tanstack|QueryClientProvider|gcTime/i);
  }
});
