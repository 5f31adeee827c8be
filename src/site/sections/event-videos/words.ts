/** The texts of the list in the page's language. */
export type VideoWords = {
  open: string;
  /** Replaces {@link open} when there is only a text. */
  read: string;
  noRecording: string;
  play: string;
  close: string;
  none: string;
  sample: string;
};
