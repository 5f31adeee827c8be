import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type LetterModel = {
  titleLines: string[];
  paragraphs: string[];
  signature: { name: string; role: string } | null;
  /** A number out of a total, drawn as marks of which the number is red. */
  tally: { all: number; few: number; allLabel: string; fewLabel: string } | null;
  sample: boolean;
};

/** A number out of a total; null unless both numbers and both labels are given. */
function toTally(tally: BlockOf<'letter'>['tally']): LetterModel['tally'] {
  const { all, few, allLabel, fewLabel } = tally ?? {};
  if (!all || typeof few !== 'number' || !allLabel || !fewLabel) return null;
  return { all, few, allLabel, fewLabel };
}

export const toLetterModel = (block: BlockOf<'letter'>): LetterModel => ({
  tally: toTally(block.tally),
  titleLines: nonEmptyLines(block.title),
  paragraphs: nonEmptyLines(block.text),
  signature: block.name ? { name: block.name, role: block.role ?? '' } : null,
  sample: block.sample ?? false,
});
