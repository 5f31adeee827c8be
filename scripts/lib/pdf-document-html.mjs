import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { brand } from '../../brand.config.ts';
import { inRoot } from './project-paths.mjs';

const WORDS = {
  vi: {
    contents: 'Nội dung',
    note: 'Bạn được chép, in và sửa tài liệu này cho công việc của mình. Ví dụ, tên người và số tiền là minh hoạ.',
  },
  en: {
    contents: 'Contents',
    note: 'You may copy, print and change this document for your own work. Examples, people and amounts are samples.',
  },
};

/** The maximum number of rows of a table that is not split between pages. */
const MAX_UNSPLIT_ROWS = 8;

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Parses a document's source.
 *
 * @param {string} source Markdown after a head of `name: value` lines between two `---`
 * @returns {{ head: Record<string, string>, text: string }}
 */
function readSource(source) {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (text === undefined) throw new Error('A document starts with its head between two lines ---');
  const lines = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [
      line.slice(0, colon).trim(),
      line
        .slice(colon + 1)
        .trim()
        .replace(/^['"]|['"]$/g, ''),
    ];
  });
  return { head: Object.fromEntries(lines), text };
}

/** The brand's typeface as embedded CSS, so that printing fetches nothing. */
function fontFaces() {
  const subsets = [
    ['latin', 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+2000-206F, U+20AC, U+2212'],
    ['latin-ext', 'U+0100-0101, U+0104-0109, U+2020, U+20A0-20AA, U+20AD-20C0, U+2080-2089'],
    [
      'vietnamese',
      'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0309, U+0323, U+1EA0-1EF9, U+20AB',
    ],
  ];
  return [400, 600].flatMap((weight) =>
    subsets.map(([subset, range]) => {
      const file = `node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`;
      const data = readFileSync(inRoot(file)).toString('base64');
      return `@font-face { font-family: 'Be Vietnam Pro'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format('woff2'); unicode-range: ${range}; }`;
    }),
  );
}

/** The site's colours as custom properties. */
function colours() {
  const tokens = readFileSync(inRoot('src/styles/design-tokens.css'), 'utf8');
  return [...tokens.matchAll(/--color-[a-z-]+:\s*#[0-9a-f]{6};/gi)].map(([line]) => line).join('');
}

const NUMBER = /^[−-]?[\d.,]+(?:\s?[₫%])?$/;
const plain = (cell) => cell.text.replaceAll('**', '');

/** Whether a column after the first holds only numbers and empty cells; numbers are right-aligned. */
const isNumeric = (rows) => (_, column) =>
  column > 0 &&
  rows.every((row) => row[column].text === '' || NUMBER.test(plain(row[column]))) &&
  rows.some((row) => row[column].text !== '');

/**
 * The maximum length, in characters, of cells in the first column that are kept on one line, such as `15 phút`. It
 * applies when all cells of the column are that short.
 */
const BRIEF = 10;

const isBlank = (row) => row.slice(1).every((cell) => cell.text === '');

function columnWidths(shares) {
  const columns = shares.map((share) => `<col style="width: ${share}%">`);
  return columns.length === 0 ? '' : `<colgroup>${columns.join('')}</colgroup>`;
}

/** A table as HTML. `shares`: the column widths in percent; none when the browser chooses them. */
function table({ header, rows }, parser, shares) {
  const numeric = header.map(isNumeric(rows));
  const brief = rows.every(([first]) => first.text.length <= BRIEF);
  const cell = (tag, scope) => (one, column) => {
    const kind = numeric[column] ? 'number' : column === 0 && brief ? 'brief' : '';
    return `<${tag}${scope} class="${kind}">${parser.parseInline(one.tokens)}</${tag}>`;
  };
  const body = rows.map((row) => {
    const isAnswer = shares.length > 0 && row.at(-1).text === '';
    const kind = isBlank(row) ? 'blank' : isAnswer ? 'answer' : '';
    return `<tr class="${kind}">${row.map(cell('td', '')).join('')}</tr>`;
  });
  const isForm = header.length === 2 && rows.every(isBlank);
  const kinds = [
    isForm && 'form',
    rows.length <= MAX_UNSPLIT_ROWS && 'short',
    numeric.filter(Boolean).length > 1 && 'figures',
  ].filter(Boolean);
  return `<table class="${kinds.join(' ')}">${columnWidths(isForm ? [44, 56] : shares)}<thead><tr>${header
    .map(cell('th', ' scope="col"'))
    .join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/**
 * Converts the text of a document to HTML. Each heading of the second level begins a part, with an anchor `part-1`,
 * `part-2`, …
 */
function setText(text) {
  const parts = [];
  let shares = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: words }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>`;
        parts.push(words);
        return `<h2 id="part-${parts.length}">${inner}</h2>`;
      },
      table(token) {
        return table(token, this.parser, shares);
      },
      // The comment `<!-- columns 7 40 33 20 -->` sets the column widths in percent for the following tables; without
      // numbers, none.
      html({ text: comment }) {
        shares = comment.match(/\d+/g) ?? [];
        return '';
      },
      hr: () => '<div class="new-page"></div>',
    },
  });
  const html = marked.parse(text, { async: false });
  return { html, parts };
}

/**
 * A whole document as one HTML page, ready to print.
 *
 * @param {{ source: string, locale: 'vi' | 'en', pages?: Map<string, number> }} document `pages`: the sheet
 *   each anchor is on, known once it has been printed
 */
export function documentHtml({ source, locale, pages = new Map() }) {
  const { head, text } = readSource(source);
  const { html, parts } = setText(text.replaceAll('{{brand.name}}', brand.name));
  const words = WORDS[locale];
  const contents = parts.map(
    (title, index) =>
      `<li><a href="#part-${index + 1}"><span>${index + 1}</span><span>${escape(title)}</span><span>${pages.get(`part-${index + 1}`) ?? '00'}</span></a></li>`,
  );
  const foot = `${brand.name} · ${head.title}`.replaceAll("'", '’');
  return `<!doctype html>
<html lang="${locale}" style="--hue: var(--color-${head.hue}); --hue-soft: var(--color-${head.hue}-soft)">
<head><meta charset="utf-8"><title>${escape(head.title)}</title>
<style>${fontFaces().join('')} :root { ${colours()} --running-foot: '${foot}'; }
${readFileSync(inRoot('content/documents/print.css'), 'utf8')}</style></head>
<body>
<header class="cover"><p class="cover-brand">${brand.name}</p>
<p class="cover-kind">${escape(head.kind)}, ${head.year}</p><h1>${escape(head.title)}</h1>
<p class="cover-subtitle">${escape(head.subtitle)}</p>
<div class="cover-panel"><div class="cover-numeral">${head.numeral}</div><p class="cover-unit">${escape(head.unit).replaceAll(' | ', '<br>')}</p></div></header>
<nav class="contents"><p class="contents-title">${words.contents}</p><ol>${contents.join('')}</ol>
<p class="contents-note">${words.note}</p></nav>
<main>${html}</main>
</body></html>`;
}
