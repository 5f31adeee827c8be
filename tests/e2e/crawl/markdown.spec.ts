import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { markdownPath } from '@/i18n/markdown-paths';
import { toMarkdown } from '@/site/seo/markdown-page';
import { IS_EVERY_COMBINATION } from '../../support/all-combinations';
import { address, type Language, languages } from '../pages/page-languages';
import { textOf, visitsIn } from './crawl-records';
import { settings } from '../accounts-and-settings';
import type { Visit } from './visit-page';

/** Matches a line that is a heading in Markdown, also one in a list or a quotation. */
const HEADING = /^\s*(?:[-*>]\s+|\d+\.\s+)*#{1,6}(?:\s|$)/;

/** The letters of a heading: two conversions of one heading differ in spaces, links and escapes. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\]\(\S*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The headings of the main content that are visible without interaction. */
function headingsOf(html: string): string[] {
  const main = parse(html).querySelector('main');
  for (const apart of main?.querySelectorAll(
    'form, dialog, template, [hidden], [aria-hidden="true"]',
  ) ?? []) {
    apart.remove();
  }
  return main?.querySelectorAll('h1, h2, h3, h4').map((heading) => wordsOf(textOf(heading))) ?? [];
}

const markdownOf = (path: string, language: Language) => {
  const own = language === 'vi' ? path : path.replace(/^\/en/, '') || '/';
  return address(markdownPath(own), language);
};

/** How many Markdown pages one reader requests: the server allows an IP address 240 a minute. */
const AT_ONCE = 100;

/** A Markdown page as the reader with this number gets it: each reader has another IP address of this machine. */
async function markdownFor(
  reader: number,
  path: string,
): Promise<{ status: number; body: string }> {
  const { host, port } = new URL(settings.site());
  const [response] = (await once(
    get({ host: '127.0.0.1', port, path, headers: { host }, localAddress: `127.0.0.${reader}` }),
    'response',
  )) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

/**
 * The Markdown form of a visited page: of each kind of page as the server sends it, otherwise translated here, as the
 * server does it. With every combination the server is asked for all.
 */
async function markdownForm(reader: number, { path, language, url, html, isOpened }: Visit) {
  if (!IS_EVERY_COMBINATION && !isOpened) return toMarkdown({ html, url }) ?? '';
  const { status, body } = await markdownFor(reader, markdownOf(path, language));
  expect(status, path).toBe(200);
  return body;
}

for (const [languageIndex, language] of languages.entries()) {
  test(`the Markdown form of every page of a sitemap has its headings, and text below the last (${language})`, async () => {
    for (const [index, visit] of visitsIn(language).entries()) {
      const { path, html } = visit;
      const reader = 10 * (languageIndex + 1) + Math.floor(index / AT_ONCE);
      const lines = (await markdownForm(reader, visit)).split('\n').filter((line) => line.trim());
      const headings = lines
        .filter((line) => HEADING.test(line))
        .map((line) => wordsOf(line.replace(HEADING, '')));
      const lacking = headingsOf(html).filter((heading) => !headings.includes(heading));
      // A list of further pages may end with a heading that is a link.
      const last = lines.at(-1) ?? '';
      const found = {
        lacking,
        empty: headings.filter((heading) => heading === ''),
        headingAtTheEnd: HEADING.test(last) && !last.includes('](') ? last : null,
      };
      expect.soft(found, path).toEqual({ lacking: [], empty: [], headingAtTheEnd: null });
    }
  });
}
