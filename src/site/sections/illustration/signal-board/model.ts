import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type SignalBoardModel = {
  titleLines: string[];
  text: string | null;
  /** What a cell stands for, and what `null` in it means, in words: `Lesson`, `away`. */
  unit: string;
  absent: string;
  /** Scores from 1 to 5, oldest first; `null` where nobody was there. */
  rows: { name: string; cells: (number | null)[]; sign: string; action: string }[];
  sample: boolean;
  /** 1 to 4: the colour of the board. */
  hue: number;
};

/** `4 | x | 2`: scores, and null for whatever is none. */
const toScores = (cells: string): (number | null)[] =>
  cells.split('|').map((cell) => (/^[1-5]$/.test(cell.trim()) ? Number(cell) : null));

export const toSignalBoardModel = (block: BlockOf<'signalBoard'>): SignalBoardModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  unit: block.unit,
  absent: block.absent,
  rows: block.rows.map(({ name, cells, sign, action }) => ({
    name,
    cells: toScores(cells),
    sign,
    action,
  })),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
