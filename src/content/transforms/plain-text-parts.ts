import { localizedPath, type Locale } from '@/i18n/locales';
import { textOf } from '@/lib/is-json-object';
import { readScreen } from '@/lib/drawn-screen-notation';
import { slugOf } from '@/lib/fragment-id-of-text';
import type { Run, TextPart } from '../list-item-and-text-types';
import { isPlainPart, type PlainPart } from '@/lib/rich-text/rich-text-from-parts';
import { toRetentionBars } from './data-retention-bars';
import { nonEmptyLines } from './transform-context';

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const plainLines = (text: unknown): Run[][] => nonEmptyLines(textOf(text)).map((line) => [line]);

/** The view-model of one plain-text part; null for a block type that this version does not know. */
export function toTextPart(part: PlainPart, locale: Locale): TextPart | null {
  const text = textOf(part.text);
  switch (part.blockType) {
    case 'heading':
      return {
        kind: 'heading',
        level: part.level === '3' ? 3 : 2,
        text,
        anchor: textOf(part.anchor) || slugOf(text),
      };
    case 'text':
      return { kind: 'text', paragraphs: plainLines(text) };
    case 'list':
      return { kind: 'list', numbered: part.numbered === true, items: plainLines(part.items) };
    case 'note':
      return { kind: 'note', title: textOf(part.title) || null, text };
    case 'table': {
      const caption = textOf(part.caption);
      const rows = nonEmptyLines(textOf(part.rows))
        .map(cells)
        .filter((row) => row.some(Boolean));
      return {
        kind: 'table',
        anchor: slugOf(caption),
        caption,
        columns: cells(textOf(part.columns)),
        rows,
        bars: toRetentionBars(nonEmptyLines(textOf(part.months)), rows.length, locale),
      };
    }
    case 'screen':
      return {
        kind: 'screen',
        screen: readScreen(textOf(part.place), textOf(part.lines)),
        alt: textOf(part.alt),
        caption: textOf(part.caption).trim() || null,
      };
    case 'link':
      return { kind: 'link', link: { text, href: localizedPath(locale, textOf(part.href)) } };
    default:
      return null;
  }
}

/** Makes the anchors of headings and tables unique by a number at the end of a repeated one. */
export function withOwnAnchors(parts: readonly TextPart[]): TextPart[] {
  const taken = new Set<string>();
  return parts.map((part) => {
    if (!('anchor' in part)) return part;
    let anchor = part.anchor;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${part.anchor}-${count}`;
    taken.add(anchor);
    return { ...part, anchor };
  });
}

/** The view-model of a text that is stored as plain-text parts; unknown parts are left out. */
export function toTextParts(parts: unknown, locale: Locale): TextPart[] {
  const known = Array.isArray(parts) ? parts.filter(isPlainPart) : [];
  return withOwnAnchors(known.flatMap((part) => toTextPart(part, locale) ?? []));
}
