/** A piece of what somebody wrote; `hidden` where it names a person or an illness. */
export type AnswerPart = { text: string; hidden: boolean };

type Viewer = { who: string; note: string };

export type MaskedViewsModel = {
  titleLines: string[];
  text: string | null;
  /** Over the three sheets, and over the lane below them. */
  lanes: { answers: string; records: string };
  answer: AnswerPart[];
  whole: Viewer;
  masked: Viewer;
  counted: Viewer & { topics: { label: string; count: number }[] };
  /** What never travels: `Diagnosis`, `Prescription`. */
  records: string[];
  recordsNote: string;
  rules: { label: string; text: string }[];
  sampleNote: string | null;
  /** 1 to 4. */
  hue: number;
};
