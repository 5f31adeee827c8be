export type DemoFormModel = {
  titleLines: string[];
  text: string | null;
  /** What happens after sending, in order. */
  steps: { title: string; text: string }[];
  /** `v5` has a full-width button (spec §3, form version). */
  version: 'default' | 'v5';
};
