/** The list's own words, in the reader's language. */
export type VideoWords = {
  open: string;
  play: string;
  close: string;
  none: string;
  sample: string;
};
