export type MistakesModel = {
  titleLines: string[];
  text: string | null;
  items: { wrong: string; why: string; instead: string }[];
};
