import type { TextLink } from '@/lib/text-link';
import type { Ground } from '../../ui/ground';

/** One thing in a text, in reading order. */
export type TextPart =
  | { kind: 'heading'; level: 2 | 3; text: string; anchor: string }
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'list'; numbered: boolean; items: string[] }
  | { kind: 'note'; title: string | null; text: string }
  | { kind: 'table'; anchor: string; caption: string; columns: string[]; rows: string[][] }
  | { kind: 'link'; link: TextLink };

export type RichTextModel = {
  /** Lists the headings of the second level beside the text. */
  contents: boolean;
  ground: Ground;
  parts: TextPart[];
};
