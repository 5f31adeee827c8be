import type { TextPart } from '@/content/types-items';
import type { Ground } from '../../ui/ground';

export type RichTextModel = {
  /** Lists the headings of the second level beside the text. */
  contents: boolean;
  ground: Ground;
  parts: TextPart[];
};
