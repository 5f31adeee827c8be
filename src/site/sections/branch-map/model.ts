import type { ExhibitModel } from '../../pictures/exhibits/model';

export type BranchMapModel = {
  titleLines: string[];
  text: string | null;
  /** Where people meet the first question. */
  starts: { title: string; text: string; exhibit: ExhibitModel }[];
  /** The first question, and a branch for each of its answers. */
  question: string;
  branches: {
    answer: string;
    /** Percent of all answers, 0 to 100, and as it is written. */
    share: number;
    shareText: string;
    /** What is asked next, or nothing more. */
    next: string;
    outcome: string;
  }[];
  sampleNote: string | null;
  /** 1 to 4. */
  hue: number;
};
