import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/find-chromium.mjs';
import { documentHtml } from './lib/pdf-document-html.mjs';
import { fail, PlainError } from './lib/print-command-progress.mjs';
import { inRoot } from './lib/project-paths.mjs';
import { pagesOfAnchors } from './lib/find-pages-of-pdf-anchors.mjs';

/**
 * `npm run documents [name…]` renders content/documents/<name>.<locale>.md as a PDF beside it: A4, tagged, with
 * bookmarks. It prints twice, because the table of contents needs the page numbers of the first print.
 */

const FOLDER = 'content/documents';
const MAX_BYTES = 400 * 1024;

async function print(page, html) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

async function setDocument(page, file) {
  const source = readFileSync(inRoot(FOLDER, file), 'utf8');
  const locale = file.split('.').at(-2);
  const draft = await print(page, documentHtml({ source, locale }));
  const { anchors } = pagesOfAnchors(draft);
  const final = await print(page, documentHtml({ source, locale, pages: anchors }));
  const { count } = pagesOfAnchors(final);
  if (final.length > MAX_BYTES) throw new PlainError(`${file} becomes ${final.length} bytes.`);
  writeFileSync(inRoot(FOLDER, file.replace(/md$/, 'pdf')), final);
  console.log(`${file}: ${count} pages, ${Math.round(final.length / 1024)} kB`);
}

async function main() {
  const asked = process.argv.slice(2);
  const files = readdirSync(inRoot(FOLDER))
    .filter((file) => /\.(?:vi|en)\.md$/.test(file))
    .filter((file) => asked.length === 0 || asked.includes(file.split('.')[0]));
  if (files.length === 0) throw new PlainError(`There is no such document in ${FOLDER}.`);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    for (const file of files) await setDocument(page, file);
  } finally {
    await browser.close();
  }
}

await main().catch(fail);
