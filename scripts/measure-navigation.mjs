import { loadavg } from 'node:os';
import { chromium, devices } from '@playwright/test';
import { PlainError, fail } from './lib/print-command-progress.mjs';
import { findChromium } from './lib/find-chromium.mjs';

/**
 * `npm run measure-navigation <origin>=<name>…`: milliseconds from the click on a link until its page is painted, on
 * a slow phone, of sites that are being served; several sites are measured by turns.
 */

/** How often each link is measured. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/**
 * Lighthouse's slow phone: round trips of 150 ms, 1.6 Mbit/s, and a CPU as many times slower than this machine's as
 * SLOWER says.
 */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;
/** How long a finger is down in a tap, and how long a reader looks at a link before that, in milliseconds. */
const TAP_MS = 80;
const LOOK_MS = 1000;
const MAX_MS = 12_000;

/**
 * Links that are on the page in every measured version of the site, and how a reader comes to each: `at once`, where
 * the tap is the first touch of the page; `after scrolling` by touch; from the `menu`.
 */
const MOVES = [
  ['/search', '/customers', 'at once'],
  ['/pricing', '/', 'at once'],
  ['/', '/solutions/retail', 'after scrolling'],
  ['/', '/pricing', 'after scrolling'],
  ['/en', '/en/solutions/education', 'after scrolling'],
  ['/blog', '/blog/*', 'after scrolling'],
  ['/', '/about-us', 'menu'],
  ['/en/pricing', '/en/customers', 'menu'],
].map(([from, to, way]) => ({ from, to, way }));
const STEPS = ['click', 'answer', 'change', 'paint'];

/** Runs in the page: notes when a link is clicked, and when another heading is in the page and is painted. */
function watch(to) {
  const marks = (globalThis.marks = {});
  const old = document.querySelector('h1')?.textContent;
  const now = () => performance.now();
  for (const type of ['touchstart', 'click']) {
    addEventListener(type, () => (marks[type] ??= now()), { capture: true, passive: true });
  }
  addEventListener('pagehide', () => (marks.left = now()));
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('h1')?.textContent;
    if (!heading || heading === old) return;
    observer.disconnect();
    marks.change = now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const entries = performance.getEntriesByType('resource');
        const answers = entries.filter(({ name }) => new URL(name).pathname === to);
        marks.answer = answers.at(-1)?.responseEnd ?? marks.change;
        marks.paint = now(); // this message arrives in the first task after the frame was painted
      });
      port1.start();
      port2.postMessage('');
    });
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
}

const linkTo = (page, { to, way }) =>
  page
    .locator(way === 'menu' ? 'dialog[open]' : 'main')
    .locator(`a[href${to.endsWith('*') ? '^' : ''}="${to.replace('*', '')}"]:visible`)
    .first();

/** Scrolls by the finger, so that the page has been touched before. */
const swipe = (session) =>
  session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -400,
    speed: 1600,
    gestureSourceType: 'touch',
  });

async function tap(page, session, link) {
  const { x, y, width, height } = await link.boundingBox();
  const touchPoints = [{ x: x + Math.min(width, 120) / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Opens a page and follows one of its links. Resolves with the milliseconds from the click to each step; `press` is
 * the time from the touch to the click.
 */
async function moveOnce(browser, origin, move) {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(origin + move.from, { waitUntil: 'networkidle', timeout: MAX_MS });
    if (move.way === 'after scrolling') await swipe(session);
    if (move.way === 'menu') await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const link = linkTo(page, move);
    await link.evaluate((element) =>
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    await page.waitForTimeout(LOOK_MS);
    const href = await link.getAttribute('href');
    await page.evaluate(watch, href);
    await tap(page, session, link);
    await page.waitForFunction(() => globalThis.marks?.paint, null, { timeout: MAX_MS });
    const marks = await page.evaluate(() => globalThis.marks);
    if (new URL(page.url()).pathname !== href) throw new Error(`${page.url()} is not ${href}`);
    return {
      press: marks.click - marks.touchstart,
      answer: Math.max(0, marks.answer - marks.click),
      change: marks.change - marks.click,
      paint: marks.paint - marks.click,
    };
  } finally {
    await context.close();
  }
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

const row = (...cells) => console.log(`| ${cells.flat(2).join(' | ')} |`);

/**
 * A row of the table: the median of each step for each site, in milliseconds; and for each site but the last, its
 * whole time as a multiple of the last site's.
 */
function report(title, times) {
  const medians = times.map((list) =>
    STEPS.slice(1).map((step) => median(list.map((t) => t[step]))),
  );
  const last = medians.at(-1).at(-1);
  row(
    title,
    times[0].length,
    medians.map((steps) => steps.map(Math.round)),
    medians.slice(0, -1).map((steps) => (steps.at(-1) / last).toFixed(2)),
  );
}

async function main() {
  const sites = process.argv.slice(2).map((site) => site.split('='));
  if (sites.length === 0) throw new PlainError('Name the sites: http://localhost:3000=after …');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  /** The measured times, by move and by site. */
  const times = MOVES.map(() => sites.map(() => []));
  try {
    // The first round is not counted: it fills the caches of the servers.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, move] of MOVES.entries()) {
        for (const [site, [origin]] of sites.entries()) {
          const taken = await moveOnce(browser, origin, move);
          if (round > 0) times[index][site].push(taken);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const names = sites.map(([, name]) => name ?? 'ms');
  const heads = names.flatMap((name) => STEPS.slice(1).map((step) => `${name}: ${step}`));
  row(
    'move',
    'n',
    heads,
    names.slice(0, -1).map((name) => `${name} ÷ ${names.at(-1)}`),
  );
  row(Array.from({ length: 2 + heads.length + names.length - 1 }, () => '---'));
  for (const [index, { from, to, way }] of MOVES.entries()) {
    report(`${from} → ${to}, ${way}`, times[index]);
  }
  for (const way of new Set(MOVES.map((move) => move.way))) {
    const of = times.filter((_, index) => MOVES[index].way === way);
    report(
      `all ${way}`,
      sites.map((_, site) => of.flatMap((move) => move[site])),
    );
  }
  report(
    'all',
    sites.map((_, site) => times.flatMap((move) => move[site])),
  );
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
}

await main().catch(fail);
