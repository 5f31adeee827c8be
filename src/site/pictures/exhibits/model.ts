import type { ExhibitKind } from '@/lib/picture-names';

export type ExhibitLine =
  | { kind: 'text'; text: string }
  /** Said by the business, in a chat. */
  | { kind: 'ours'; text: string }
  | { kind: 'fact'; label: string; value: string }
  /** Typed by the customer into a field. */
  | { kind: 'typed'; text: string }
  /** One answer on a scale from 1 to 5, or to 7 as CES has it; 0 where none is chosen yet. */
  | { kind: 'score'; chosen: number; of: number };

export type ExhibitModel = {
  kind: ExhibitKind;
  /** Who sends it or where it lies, and when. */
  from: string;
  title: string | null;
  lines: ExhibitLine[];
  /** Buttons, answers to choose from, or states; the chosen one is filled. */
  actions: { text: string; chosen: boolean }[];
};
