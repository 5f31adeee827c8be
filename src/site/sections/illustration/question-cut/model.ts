import { nonEmptyLines, type Frame, type VariantFields } from '@/content/transforms/section-tools';

export const toQuestionCut = (fields: VariantFields<'illustration', 'questionCut'>) => ({
  /** What each question was put to before it stayed. */
  tests: { label: fields.testsLabel, items: nonEmptyLines(fields.tests) },
  /** Above the sheet: the decision the survey is for. */
  decision: { label: fields.decisionLabel, text: fields.decision },
  /** The draft in its own order; what is kept says what it decides, what is cut says why. */
  questions: fields.questions.map(({ text, kept, because }) => ({
    text,
    kept: kept ?? false,
    because,
  })),
});

export type QuestionCutModel = Frame & ReturnType<typeof toQuestionCut>;
