import { localizedPath, type Locale } from '@/i18n/locales';
import { slugOf } from '@/lib/slug';
import type { TextPart } from '../types-items';
import { toRetentionBars } from './retention-bars';
import { nonEmptyLines, type BlockOf } from './section-tools';

type SourcePart = BlockOf<'richText'>['parts'][number];

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

function toTextPart(part: SourcePart, locale: Locale): TextPart {
  switch (part.blockType) {
    case 'heading':
      return {
        kind: 'heading',
        level: part.level === '3' ? 3 : 2,
        text: part.text,
        anchor: part.anchor || slugOf(part.text),
      };
    case 'text':
      return { kind: 'text', paragraphs: nonEmptyLines(part.text) };
    case 'list':
      return {
        kind: 'list',
        numbered: part.numbered ?? false,
        items: nonEmptyLines(part.items),
      };
    case 'note':
      return { kind: 'note', title: part.title || null, text: part.text };
    case 'table': {
      const rows = nonEmptyLines(part.rows).map(cells);
      return {
        kind: 'table',
        anchor: slugOf(part.caption),
        caption: part.caption,
        columns: cells(part.columns),
        rows,
        bars: toRetentionBars(nonEmptyLines(part.months), rows.length, locale),
      };
    }
    case 'link':
      return { kind: 'link', link: { text: part.text, href: localizedPath(locale, part.href) } };
  }
}

/** The view-model of a text, part by part; a repeated heading gets an anchor of its own. */
export function toTextParts(parts: readonly SourcePart[], locale: Locale): TextPart[] {
  const taken = new Set<string>();
  return parts.map((source) => {
    const part = toTextPart(source, locale);
    if (!('anchor' in part)) return part;
    let anchor = part.anchor;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${part.anchor}-${count}`;
    taken.add(anchor);
    return { ...part, anchor };
  });
}
