import type { TextLink } from '@/lib/text-link';
import type { Ground } from '../../ui/ground';

/** How long each row of a table is kept, on one scale. */
export type KeptBars = {
  /** The ends of the scale's equal steps, in words. */
  marks: string[];
  /** In percent of the scale; null has no end. */
  shares: (number | null)[];
};

/** One thing in a text, in reading order. */
export type TextPart =
  | { kind: 'heading'; level: 2 | 3; text: string; anchor: string }
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'list'; numbered: boolean; items: string[] }
  | { kind: 'note'; title: string | null; text: string }
  | {
      kind: 'table';
      anchor: string;
      caption: string;
      columns: string[];
      rows: string[][];
      bars: KeptBars | null;
    }
  | { kind: 'link'; link: TextLink };

export type RichTextModel = {
  /** Lists the headings of the second level beside the text. */
  contents: boolean;
  ground: Ground;
  parts: TextPart[];
};
