export type WordmarksModel = {
  title: string;
  /** Names of sample customers, set as word-marks. */
  names: string[];
  sampleNote: string | null;
};
