export type LetterModel = {
  titleLines: string[];
  paragraphs: string[];
  signature: { name: string; role: string } | null;
  /** Of so many, few: drawn as marks, the few in red. */
  tally: { all: number; few: number; allLabel: string; fewLabel: string } | null;
  sampleNote: string | null;
};
