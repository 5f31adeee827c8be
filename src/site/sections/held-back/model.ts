export type HeldBackModel = {
  titleLines: string[];
  text: string | null;
  /** Of a thousand each: how many came by themselves, and how many came when reminded. */
  silent: { title: string; count: number; text: string };
  reminded: { title: string; count: number; text: string };
  /** What the difference is, in words beside its number. */
  gain: { count: number; text: string };
  sampleNote: string | null;
  /** 1 to 4. */
  hue: number;
};
