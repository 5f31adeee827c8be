/** The list's own words, in the reader's language. */
export type EventWords = {
  coming: string;
  past: string;
  none: string;
  unset: string;
  details: string;
  zone: string;
  sample: string;
};
