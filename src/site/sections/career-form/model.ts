export type CareerFormModel = {
  titleLines: string[];
  text: string | null;
  /** What happens after sending, in order. */
  steps: { title: string; text: string }[];
  /** Slug of the position; null for applications at large. */
  position: string | null;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};
