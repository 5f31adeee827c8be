import type { TextPart } from './types-entries';

/** The text of one part of a text as strings: a paragraph, an item or a table row each. */
export function wordsOf(part: TextPart): string[] {
  switch (part.kind) {
    case 'heading':
      return [part.text];
    case 'text':
      return part.paragraphs;
    case 'list':
      return part.items;
    case 'note':
      return [part.title ?? '', part.text].filter(Boolean);
    case 'table':
      return [part.caption, part.columns.join(', '), ...part.rows.map((row) => row.join(', '))];
    case 'link':
      return [part.link.text];
  }
}
