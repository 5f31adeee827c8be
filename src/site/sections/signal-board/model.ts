export type SignalBoardModel = {
  titleLines: string[];
  text: string | null;
  /** What a cell stands for, and what `null` in it means, in words: `Lesson`, `away`. */
  unit: string;
  absent: string;
  /** Scores from 1 to 5, oldest first; `null` where nobody was there. */
  rows: { name: string; cells: (number | null)[]; sign: string; action: string }[];
  sampleNote: string | null;
  /** 1 to 4: the colour of the board. */
  hue: number;
};
