export type PlatformMapModel = {
  titleLines: string[];
  text: string | null;
  /** Where customers speak, and what the business already knows of them. */
  sources: { title: string; items: string[] };
  /** The one record in the middle. */
  profile: { label: string; name: string; facts: { label: string; value: string }[] };
  /** The four pillars in their order; their colours cycle with it. */
  pillars: { title: string; text: string }[];
  /** What comes out, and where to. */
  outputs: { title: string; items: string[] };
  sampleNote: string | null;
};
