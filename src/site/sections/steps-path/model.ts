export type StepsPathModel = {
  titleLines: string[];
  text: string | null;
  /** In order; `label` says when or where: "Week 1", "In your browser". */
  steps: { label: string; title: string; text: string }[];
};
