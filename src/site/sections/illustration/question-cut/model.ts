import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type QuestionCutModel = {
  titleLines: string[];
  text: string | null;
  /** Above the sheet: the decision the survey is for. */
  decision: { label: string; text: string };
  /** The draft in its own order; what is kept says what it decides, what is cut says why. */
  questions: { text: string; kept: boolean; because: string }[];
  /** What each question was put to before it stayed. */
  tests: { label: string; items: string[] };
  sample: boolean;
  /** 1 to 4. */
  hue: number;
};

export const toQuestionCutModel = (block: BlockOf<'questionCut'>): QuestionCutModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  tests: { label: block.testsLabel, items: nonEmptyLines(block.tests) },
  decision: { label: block.decisionLabel, text: block.decision },
  questions: block.questions.map(({ text, kept, because }) => ({
    text,
    kept: kept ?? false,
    because,
  })),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
