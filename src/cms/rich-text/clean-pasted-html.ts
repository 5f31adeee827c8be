/** The parts of a pasted text in order: cleaned HTML, or a table as lines of cells. */
export type Pasted = { html: string } | { rows: string[][] };

const headings: Readonly<Record<string, string>> = {
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
};
/** Elements of a pasted page that are skipped with everything in them. */
const unread = 'head, style, script, meta, link, title, img, svg, picture, video, iframe, object';
const BLOCK =
  /^(?:P|H[1-6]|UL|OL|LI|BLOCKQUOTE|TABLE|DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN|PRE|HR)$/;
const WEB = /^(?:https?:|mailto:|tel:)/i;

const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The target of a link; a link of Google Docs leads to a redirect of Google, whose `q` is the target. */
function addressOf(href: string): string {
  const found = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href);
  return (found && new URLSearchParams(found[1]).get('q')) || href;
}

/**
 * Whether an element is bold by its style or else its name; null when neither says so. The style wins, because Google
 * Docs wraps everything into a `b` that is not bold.
 */
function isBold(element: Element): boolean | null {
  const weight = /font-weight:\s*(\w+)/i.exec(styleOf(element))?.[1]?.toLowerCase();
  if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return element.matches('b, strong') ? true : null;
}

function isItalic(element: Element): boolean | null {
  const style = /font-style:\s*(\w+)/i.exec(styleOf(element))?.[1]?.toLowerCase();
  if (style) return style === 'italic' || style === 'oblique';
  return element.matches('i, em') ? true : null;
}

type Look = { bold: boolean; italic: boolean };

/**
 * The text of an element with the formatting that is kept (bold, italic, links); blocks inside the element are
 * separated by a space.
 */
function inlineOf(node: Node, look: Look): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ');
    if (text.trim() === '') return text;
    const leaning = look.italic ? `<em>${escape(text)}</em>` : escape(text);
    return look.bold ? `<strong>${leaning}</strong>` : leaning;
  }
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '<br>';
  if (/mso-list:\s*Ignore/i.test(styleOf(node))) return '';
  const own = { bold: isBold(node) ?? look.bold, italic: isItalic(node) ?? look.italic };
  const words = [...node.childNodes].map((child) => inlineOf(child, own)).join('');
  const href = addressOf(node.getAttribute('href') ?? '');
  if (node.tagName === 'A' && WEB.test(href) && words.trim()) {
    return `<a href="${escape(href)}">${words}</a>`;
  }
  return BLOCK.test(node.tagName) ? ` ${words} ` : words;
}

const wordsOf = (element: Element, look: Look = { bold: false, italic: false }): string =>
  inlineOf(element, look)
    .replace(/^(?:\s|<br>)+/, '')
    .replace(/(?:\s|<br>)+$/, '');

/**
 * Whether an element is a list item of Word, and of which list: Word writes a paragraph whose style says so, with the
 * bullet in a span of its own.
 */
function wordItem(element: Element): { numbered: boolean } | null {
  if (!/mso-list:\s*l\d/i.test(styleOf(element))) return null;
  const sign = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(styleOf(span)),
  );
  return { numbered: /^\s*\(?[\da-z]{1,3}[.)]/i.test(sign?.textContent ?? '') };
}

const itemsOf = (list: Element): string =>
  [...list.children]
    .flatMap((child): string[] => {
      if (child.matches('ul, ol')) return [itemsOf(child)];
      const inner = [...child.querySelectorAll('ul, ol')];
      const copy = child.cloneNode(true) as Element;
      for (const one of copy.querySelectorAll('ul, ol')) one.remove();
      const words = wordsOf(copy);
      return [words ? `<li>${words}</li>` : '', ...inner.map(itemsOf)];
    })
    .join('');

const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll('td, th')].map((cell) => oneLine(cell.textContent)))
    .filter((row) => row.some(Boolean));

function blocksOf(element: Element): Pasted[] {
  const found: Pasted[] = [];
  let loose = '';
  const endLoose = () => {
    const html = loose.replace(/^(?:\s|<br>)+/, '').replace(/(?:\s|<br>)+$/, '');
    const lines = html ? html.split(/(?:<br>\s*){2,}/) : [];
    found.push(...lines.map((line) => ({ html: `<p>${line}</p>` })));
    loose = '';
  };
  for (const child of element.childNodes) {
    const isInline =
      !(child instanceof Element) ||
      (!BLOCK.test(child.tagName) && !child.querySelector('p, ul, ol, table, h1, h2, h3, h4, div'));
    if (isInline) {
      loose += inlineOf(child, { bold: false, italic: false });
      continue;
    }
    endLoose();
    found.push(...blockOf(child));
  }
  endLoose();
  return found;
}

function blockOf(element: Element): Pasted[] {
  const { tagName } = element;
  if (tagName === 'TABLE') return [{ rows: rowsOf(element) }];
  if (tagName === 'UL' || tagName === 'OL') {
    const items = itemsOf(element);
    const tag = tagName.toLowerCase();
    return items ? [{ html: `<${tag}>${items}</${tag}>` }] : [];
  }
  const item = wordItem(element);
  const heading = headings[tagName];
  const isText = tagName === 'P' || tagName === 'LI' || tagName === 'BLOCKQUOTE' || heading;
  if (!isText) return blocksOf(element);
  // Bold inside a heading is removed, because a heading is bold anyway.
  const words = heading ? escape(oneLine(element.textContent)) : wordsOf(element);
  if (!words) return [];
  if (item) {
    const tag = item.numbered ? 'ol' : 'ul';
    return [{ html: `<${tag}><li>${words}</li></${tag}>` }];
  }
  const tag = heading ?? (tagName === 'BLOCKQUOTE' ? 'blockquote' : 'p');
  return [{ html: `<${tag}>${words}</${tag}>` }];
}

/** Joins neighbouring lists of one kind: of a list of Word, each item has become a list of its own. */
function joined(blocks: readonly Pasted[]): Pasted[] {
  const out: Pasted[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    const tag = 'html' in block ? /^<[uo]l>/.exec(block.html)?.[0] : undefined;
    if (tag && last && 'html' in last && last.html.startsWith(tag) && 'html' in block) {
      last.html = last.html.slice(0, -5) + block.html.slice(4);
    } else out.push({ ...block });
  }
  return out;
}

/** Cleans pasted HTML of Word, Google Docs or a web page: keeps the structure and formatting that the site shows. */
export function cleanHtml(document: Document): Pasted[] {
  for (const element of document.querySelectorAll(unread)) element.remove();
  return joined(blocksOf(document.body));
}
