import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { markdownPath } from '@/i18n/markdown-paths';
import { address, type Language, languages } from '../pages/good-page';
import { textOf, visitsIn } from './crawl-records';

/** Markdown syntax around a heading. */
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

for (const language of languages) {
  test(`the Markdown form of every page of a sitemap has its headings, and text below the last (${language})`, async ({
    request,
  }) => {
    for (const { path, html } of visitsIn(language)) {
      const response = await request.get(markdownOf(path, language));
      expect(response.status(), path).toBe(200);
      const lines = (await response.text()).split('\n').filter((line) => line.trim());
      const headings = lines
        .filter((line) => HEADING.test(line))
        .map((line) => wordsOf(line.replace(HEADING, '')));
      const lacking = headingsOf(html).filter((heading) => !headings.includes(heading));
      expect.soft(lacking, path).toEqual([]);
      expect
        .soft(
          headings.filter((heading) => heading === ''),
          path,
        )
        .toEqual([]);
      expect.soft(HEADING.test(lines.at(-1) ?? ''), path).toBe(false);
    }
  });
}
