import { wordsOf } from '@/content/plain-text-of-rich-text';
import type { TextPart } from '@/content/entry-view-model-types';
import { escapeHtml } from '@/lib/escape-html';

/** Whether a text part is included; links are left out, because their text alone says nothing. */
const isRead = (part: TextPart): boolean => part.kind !== 'link';

export const paragraphsOf = (body: readonly TextPart[]): string[] =>
  body.filter(isRead).flatMap(wordsOf);

const element = (tag: string, words: string) => `<${tag}>${words}</${tag}>`;

/** The text as the plain HTML that job boards show. */
export function htmlOf(body: readonly TextPart[]): string {
  return body
    .filter(isRead)
    .map((part) => {
      const words = wordsOf(part).map(escapeHtml);
      if (part.kind === 'heading') return element('h3', words.join(''));
      if (part.kind !== 'list') return words.map((text) => element('p', text)).join('');
      const items = words.map((text) => element('li', text)).join('');
      return element(part.numbered ? 'ol' : 'ul', items);
    })
    .join('');
}
