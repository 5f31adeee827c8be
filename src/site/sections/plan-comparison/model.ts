export type PlanComparisonModel = {
  titleLines: string[];
  text: string | null;
  /** Names of the plans, in the order of each row's values. */
  plans: string[];
  groups: {
    title: string;
    /** A value is words, or whether the plan includes it. */
    rows: { name: string; values: (string | boolean)[] }[];
  }[];
  sampleNote: string | null;
};
