export type QuestionCutModel = {
  titleLines: string[];
  text: string | null;
  /** Above the sheet: the decision the survey is for. */
  decision: { label: string; text: string };
  /** The draft in its own order; what is kept says what it decides, what is cut says why. */
  questions: { text: string; kept: boolean; because: string }[];
  /** What each question was put to before it stayed. */
  tests: { label: string; items: string[] };
  sampleNote: string | null;
  /** 1 to 4. */
  hue: number;
};
