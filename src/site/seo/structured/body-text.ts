import type { TextPart } from '@/content/types-entries';
import { escapeHtml } from '@/lib/escape-html';

/** The words of a part, without its form. */
function wordsOf(part: TextPart): string[] {
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
      return part.rows.map((row) => row.join(', '));
    case 'link':
      return [];
  }
}

/** What a text says, paragraph by paragraph. */
export const paragraphsOf = (body: readonly TextPart[]): string[] => body.flatMap(wordsOf);

const element = (tag: string, words: string) => `<${tag}>${words}</${tag}>`;

/** The text as the plain HTML that job boards show. */
export function htmlOf(body: readonly TextPart[]): string {
  return body
    .map((part) => {
      const words = wordsOf(part).map(escapeHtml);
      if (part.kind === 'heading') return element('h3', words.join(''));
      if (part.kind !== 'list') return words.map((text) => element('p', text)).join('');
      const items = words.map((text) => element('li', text)).join('');
      return element(part.numbered ? 'ol' : 'ul', items);
    })
    .join('');
}
