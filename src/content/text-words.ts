import type { TextPart } from './types-entries';

/** The words of a part of a text, as they are read: a paragraph, an item or a row of a table each. */
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
