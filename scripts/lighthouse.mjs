import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from './lib/find-chromium.mjs';
import { fail } from './lib/command-output.mjs';
import { tool } from './lib/run-command.mjs';

/**
 * `npm run lighthouse [origin] [path…]`: Lighthouse's mobile audit of one page of each type, of a site that
 * is being served (http://localhost:3000 when not told otherwise). Fails where accessibility, best practices
 * or SEO is under 100; performance depends on the machine and is only shown.
 */
const pages = [
  '/',
  '/en',
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
];
const mustBeFull = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse's own report of a page, as JSON. */
async function audit(url, CHROME_PATH) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      tool('lighthouse'),
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox',
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

async function main() {
  const [origin = 'http://localhost:3000', ...asked] = process.argv.slice(2);
  const chromium = await findChromium();
  const faults = [];
  console.log('| Page | Performance | LCP | TBT | CLS | Accessibility | Best practices | SEO |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const path of asked.length > 0 ? asked : pages) {
    const report = await audit(origin + path, chromium);
    const score = (category) => Math.round(report.categories[category].score * 100);
    const shown = (id) => report.audits[id].displayValue;
    console.log(
      `| ${path} | ${score('performance')} | ${shown('largest-contentful-paint')} | ${shown('total-blocking-time')} | ${shown('cumulative-layout-shift')} | ${mustBeFull.map(score).join(' | ')} |`,
    );
    for (const category of mustBeFull.filter((one) => score(one) < 100)) {
      faults.push(
        `${path}: ${category} ${score(category)}: ${failed(report, category).join(', ')}`,
      );
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await main().catch(fail);
