/** The list's own words, in the reader's language. */
export type VideoWords = {
  open: string;
  /** In place of {@link open} where there is only a text. */
  read: string;
  noRecording: string;
  play: string;
  close: string;
  none: string;
  sample: string;
};
