import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from './lib/find-chromium.mjs';
import { fail } from './lib/print-command-progress.mjs';
import { tool } from './lib/run-command.mjs';
import { startWithoutScripts } from './lighthouse/proxy-that-removes-scripts.mjs';

/**
 * `npm run lighthouse [origin] [path…]` runs Lighthouse's audits on a page of each type in both languages. The site
 * has to be served already, at http://localhost:3000 unless `origin` names another address. Each page is audited on a
 * phone, on a desktop, and on a phone again without the page's scripts. The command fails where a page, in each of
 * three tries, is below 100 for accessibility, best practices or SEO, or misses a speed budget.
 */

const TYPES = [
  '/',
  '/xm-core-platform',
  '/solutions/sales',
  '/solutions/retail',
  '/solutions/use-case/zalo-csat',
  '/solutions/cx-metric/nps',
  '/cxm-framework',
  '/pricing',
  '/about-us',
  '/partners',
  '/trust',
  '/privacy',
  '/book-demo',
  '/blog',
];
const pages = TYPES.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);
const MUST_BE_FULL = ['accessibility', 'best-practices', 'seo'];
const TRIES = 3;
/**
 * The speed budgets of a page: the lowest performance score on phone and desktop; how many times slower the largest
 * paint may be on a phone than without scripts; and how many milliseconds more its main thread may be blocked.
 */
const BUDGET = { score: 98, paint: 1.25, blocking: 50 };

async function audit(url, CHROME_PATH, ...options) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      tool('lighthouse'),
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      '--chrome-flags=--headless=new --no-sandbox',
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** Lists the audits of a category whose score is below the maximum. */
const failed = (report, category) =>
  report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
    .map(({ id }) => id);

const score = (report, category) => Math.round(report.categories[category].score * 100);
const measured = (report, id) => report.audits[id].numericValue;
const paint = (report) => measured(report, 'largest-contentful-paint');
const blocking = (report) => measured(report, 'total-blocking-time');

/** The cells of a table row: score, largest paint in seconds, blocking in milliseconds, layout shift. */
const speed = (report) => [
  score(report, 'performance'),
  (paint(report) / 1000).toFixed(2),
  Math.round(blocking(report)),
  measured(report, 'cumulative-layout-shift').toFixed(3),
];

/** The budgets that a page misses, as sentences. */
function faultsOf(path, { phone, desktop, bare }) {
  const faults = MUST_BE_FULL.filter((category) => score(phone, category) < 100).map(
    (category) =>
      `${path}: ${category} ${score(phone, category)}: ${failed(phone, category).join(', ')}`,
  );
  for (const [name, report] of Object.entries({ phone, desktop })) {
    const points = score(report, 'performance');
    if (points < BUDGET.score) faults.push(`${path}: performance ${points} on a ${name}`);
  }
  if (paint(phone) > paint(bare) * BUDGET.paint) {
    faults.push(
      `${path}: largest paint ${Math.round(paint(phone))} ms, without scripts ${Math.round(paint(bare))}`,
    );
  }
  if (blocking(phone) > blocking(bare) + BUDGET.blocking) {
    faults.push(
      `${path}: blocked for ${Math.round(blocking(phone))} ms, without scripts ${Math.round(blocking(bare))}`,
    );
  }
  return faults;
}

/** Audits a page in the three ways; only the first audit looks at more than speed. */
async function auditInThreeWays(origin, bareOrigin, path, chromium) {
  const speedAlone = '--only-categories=performance';
  return {
    phone: await audit(origin + path, chromium),
    desktop: await audit(origin + path, chromium, '--preset=desktop', speedAlone),
    bare: await audit(bareOrigin + path, chromium, speedAlone),
  };
}

/**
 * Audits a page again while it misses a budget: a stall of the machine affects one of the tries, a fault of the page
 * affects all.
 */
async function calmAudit(tries, ...page) {
  const [, , path] = page;
  for (let left = tries; ; left -= 1) {
    const reports = await auditInThreeWays(...page);
    const faults = faultsOf(path, reports);
    if (faults.length === 0 || left === 1) return { reports, faults };
  }
}

const row = (...cells) => console.log(`| ${cells.flat().join(' | ')} |`);

async function main() {
  const [origin = 'http://localhost:3000', ...asked] = process.argv.slice(2);
  const chromium = await findChromium();
  const bareSite = await startWithoutScripts(origin);
  const faults = [];
  const columns = ['score', 'LCP s', 'TBT ms', 'CLS'];
  const kinds = ['phone', 'desktop', 'without scripts'];
  const head = ['page', ...kinds.flatMap((kind) => columns.map((name) => `${kind}: ${name}`))];
  row(head, 'accessibility', 'best practices', 'SEO');
  row(Array.from({ length: head.length + MUST_BE_FULL.length }, () => '---'));
  try {
    for (const path of asked.length > 0 ? asked : pages) {
      const audited = await calmAudit(TRIES, origin, bareSite.origin, path, chromium);
      const { phone, desktop, bare } = audited.reports;
      const full = MUST_BE_FULL.map((category) => score(phone, category));
      row(path, speed(phone), speed(desktop), speed(bare), full);
      faults.push(...audited.faults);
    }
  } finally {
    await bareSite.stop();
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await main().catch(fail);
