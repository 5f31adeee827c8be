export type WorkingRulesModel = {
  titleLines: string[];
  text: string | null;
  rules: { title: string; text: string }[];
};
