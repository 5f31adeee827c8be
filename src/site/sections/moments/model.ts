export type MomentsModel = {
  titleLines: string[];
  text: string | null;
  /** In the order of the journey. */
  moments: { when: string; says: string; action: string; owner: string }[];
  /** 1 to 4: the colour of the moments' names. */
  hue: number;
};
