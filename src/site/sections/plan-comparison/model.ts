import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type PlanComparisonModel = {
  titleLines: string[];
  text: string | null;
  /** Names of the plans, in the order of each row's values. */
  plans: string[];
  groups: {
    title: string;
    /** The rows of the comparison; a value is text, or whether the plan includes the row. */
    rows: { name: string; values: (string | boolean)[] }[];
  }[];
  sample: boolean;
};

/** Splits a line into cells: `Start | Growth | Scale`. */
const cells = (text: string): string[] => text.split('|').map((cell) => cell.trim());

/** Converts a cell of the comparison: `+` and `-` say whether the plan includes it, other text is shown as it is. */
const toValue = (cell: string): string | boolean => {
  if (cell === '+') return true;
  return cell === '-' ? false : cell;
};

export const toPlanComparisonModel = (block: BlockOf<'planComparison'>): PlanComparisonModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  plans: cells(block.plans),
  groups: block.groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ name, values }) => ({ name, values: cells(values).map(toValue) })),
  })),
  sample: block.sample ?? false,
});
