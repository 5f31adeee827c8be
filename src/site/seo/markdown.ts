import { NodeHtmlMarkdown } from 'node-html-markdown';
import { type HTMLElement, parse } from 'node-html-parser';

/** What readers operate, or see drawn: nothing of it is text. Links under a heading of their own are. */
const NOT_TEXT =
  'nav:not([aria-labelledby]), form, button, input, dialog, script, style, template, noscript, iframe, svg, img, picture, [hidden], [aria-hidden="true"]';

/** A page as it was sent to readers, with its whole address. */
type SentPage = { html: string; url: string };

const translator = new NodeHtmlMarkdown({ bulletMarker: '-', maxConsecutiveNewlines: 2 });

const inOneLine = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').trim());

/** A heading that opens a dialog keeps its words, and the dialog's text follows; its title repeats the heading. */
function unfoldDialogs(main: HTMLElement): void {
  for (const opener of main.querySelectorAll('h2 button, h3 button, h4 button')) {
    const dialog = main.querySelector(`dialog[id="${opener.getAttribute('commandfor') ?? ''}"]`);
    dialog?.querySelector('h2')?.remove();
    dialog?.replaceWith(...dialog.childNodes);
    opener.replaceWith(...opener.childNodes);
  }
}

/**
 * The Markdown form of a page: what it is called, where it is, and the text of its main part. Drawn
 * pictures are told by their text alternatives, and links are whole, for readers that know no page.
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
