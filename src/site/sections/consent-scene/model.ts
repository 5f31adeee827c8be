export type ConsentSceneModel = {
  titleLines: string[];
  text: string | null;
  /** What the question keeps to; the first four are pinned on its picture, in this order: text, refuse, accept, choose. */
  rules: { title: string; text: string }[];
  /** 1 to 4. */
  hue: number;
};
