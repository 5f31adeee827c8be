export type VideoWords = {
  open: string;
  /** The label of the card in place of {@link open}, for a recording with a text but no video. */
  read: string;
  noRecording: string;
  play: string;
  close: string;
  none: string;
  sample: string;
};
