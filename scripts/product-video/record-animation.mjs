import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/find-chromium.mjs';
import { inRoot } from '../lib/project-paths.mjs';

const HOST = 'http://film.localhost/';
const FONTS = 'node_modules/@fontsource/be-vietnam-pro/files/';
const types = { css: 'text/css', mjs: 'text/javascript', woff2: 'font/woff2' };

/** The site's design tokens as plain CSS: custom properties of `:root` instead of Tailwind's theme block. */
const tokens = async () =>
  (await readFile(inRoot('src/styles/design-tokens.css'), 'utf8')).replace('@theme', ':root');

const face = (weight, subset, range) =>
  `@font-face { font-family: 'Be Vietnam Pro'; font-weight: ${weight}; unicode-range: ${range}; src: url('/${FONTS}be-vietnam-pro-${subset}-${weight}-normal.woff2') }`;

const fonts = ['400', '600']
  .flatMap((weight) => [
    face(weight, 'vietnamese', 'U+0102-0111, U+0128-0169, U+01A0-01B0, U+0300-0329, U+1EA0-1EF9'),
    face(weight, 'latin', 'U+0000-00FF, U+2000-206F, U+2212'),
  ])
  .join('\n');

const shell = async () => `<!doctype html><html><head><meta charset="utf-8">
<style>${await tokens()}${fonts}</style><link rel="stylesheet" href="/scripts/product-video/video-animation.css">
<script type="module" src="/scripts/product-video/video-animation.mjs"></script></head><body></body></html>`;

/** Opens the page that renders the video in a browser without network; all its files are in this project. */
export async function openStage() {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => console.error(error));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: await shell() });
    const contentType = types[pathname.split('.').at(-1)];
    if (!contentType) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType, body: await readFile(inRoot(pathname.slice(1))) });
  });
  await page.goto(HOST, { waitUntil: 'networkidle' });
  return { browser, page };
}
