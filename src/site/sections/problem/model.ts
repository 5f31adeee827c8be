export type ProblemModel = {
  titleLines: string[];
  text: string | null;
  /** What people say in their own words, and what lies behind it. */
  lines: { quote: string; behind: string }[];
};
