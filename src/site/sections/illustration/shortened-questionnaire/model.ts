import {
  nonEmptyLines,
  type Frame,
  type VariantFields,
} from '@/content/transforms/transform-context';

export const toQuestionCut = (fields: VariantFields<'illustration', 'questionCut'>) => ({
  /** The criteria by which each question was kept or cut. */
  tests: { label: fields.testsLabel, items: nonEmptyLines(fields.tests) },
  /** The decision that the survey serves, shown above the draft. */
  decision: { label: fields.decisionLabel, text: fields.decision },
  /** The questions in order; a kept question says which decision it serves, a cut one says why it was cut. */
  questions: fields.questions.map(({ text, kept, because }) => ({
    text,
    kept: kept ?? false,
    because,
  })),
});

export type QuestionCutModel = Frame & ReturnType<typeof toQuestionCut>;
