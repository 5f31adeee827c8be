import { NodeHtmlMarkdown } from 'node-html-markdown';
import { type HTMLElement, parse } from 'node-html-parser';

/**
 * A selector for the elements that are left out of Markdown: controls, drawings, and navigation without a heading of
 * its own.
 */
const NOT_TEXT =
  'nav:not([aria-labelledby]), form, button, input, dialog, script, style, template, noscript, iframe, svg, img, picture, [hidden], [aria-hidden="true"]';

/** A rendered page with its full URL. */
type SentPage = { html: string; url: string };

const translator = new NodeHtmlMarkdown({ bulletMarker: '-', maxConsecutiveNewlines: 2 });

const inOneLine = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').trim());

/**
 * Unfolds the dialogs that headings open: the button in a heading is replaced by its text, and the dialog by its
 * content, without the dialog's title, which repeats the heading.
 */
function unfoldDialogs(main: HTMLElement): void {
  for (const opener of main.querySelectorAll('h2 button, h3 button, h4 button')) {
    const dialog = main.querySelector(`dialog[id="${opener.getAttribute('commandfor') ?? ''}"]`);
    dialog?.querySelector('h2')?.remove();
    dialog?.replaceWith(...dialog.childNodes);
    opener.replaceWith(...opener.childNodes);
  }
}

/**
 * The Markdown form of a page: its title, description, URL and language, and the text of its main part; null for HTML
 * without a main part. Drawings become their text alternatives, and links are absolute.
 */
export function toMarkdown({ html, url }: SentPage): string | null {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) return null;
  for (const picture of main.querySelectorAll('[role="img"]')) {
    const label = picture.getAttribute('aria-label');
    if (label) picture.replaceWith(parse('<p></p>').set_content(label));
  }
  unfoldDialogs(main);
  for (const element of main.querySelectorAll(NOT_TEXT)) element.remove();
  for (const link of main.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (URL.canParse(href, url)) link.setAttribute('href', new URL(href, url).href);
  }
  const title = page.querySelector('title')?.text ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
  const head = [
    '---',
    `title: ${inOneLine(title)}`,
    ...(description ? [`description: ${inOneLine(description)}`] : []),
    `url: ${url}`,
    `language: ${page.querySelector('html')?.getAttribute('lang') ?? ''}`,
    '---',
  ];
  return `${head.join('\n')}\n\n${translator.translate(main.innerHTML).trim()}\n`;
}
