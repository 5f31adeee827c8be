import type { Run } from './list-item-and-text-types';
import type { TextPart } from './entry-view-model-types';

const plainWords = (runs: readonly Run[]): string =>
  runs
    .map((run) => (typeof run === 'string' ? run : run.text))
    .join('')
    .replaceAll('\n', ' ');

/** The text of a part without formatting and link targets: one string a paragraph, list item or table row. */
export function wordsOf(part: TextPart): string[] {
  switch (part.kind) {
    case 'heading':
      return [part.text];
    case 'text':
      return part.paragraphs.map(plainWords);
    case 'list':
      return part.items.map(plainWords);
    case 'quote':
      return [plainWords(part.words)];
    case 'note':
      return [part.title ?? '', part.text].filter(Boolean);
    case 'picture':
    case 'screen':
      return part.caption ? [part.caption] : [];
    case 'table':
      return [part.caption, part.columns.join(', '), ...part.rows.map((row) => row.join(', '))];
    case 'link':
      return [part.link.text];
  }
}
