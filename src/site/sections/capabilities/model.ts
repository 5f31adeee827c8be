export type CapabilitiesModel = {
  titleLines: string[];
  text: string | null;
  groups: {
    title: string;
    /** 1 to 4: the pillar this belongs to. */
    hue: number;
    items: { name: string; text: string }[];
  }[];
};
