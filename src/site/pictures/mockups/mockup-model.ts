import type { ExhibitKind } from '@/lib/product-picture-names';

export type ExhibitLine =
  | { kind: 'text'; text: string }
  /** A message of the business in a conversation. */
  | { kind: 'ours'; text: string }
  | { kind: 'fact'; label: string; value: string }
  /** Text that the customer typed into a field. */
  | { kind: 'typed'; text: string }
  /** An answer on a scale from 1 to 5, or to 7 for CES; 0 for no answer yet. */
  | { kind: 'score'; chosen: number; of: number };

export type ExhibitModel = {
  kind: ExhibitKind;
  /** The sender or place of the message, and its time. */
  from: string;
  title: string | null;
  lines: ExhibitLine[];
  /** Buttons, answers to choose from, or states; the chosen one is filled. */
  actions: { text: string; chosen: boolean }[];
};
