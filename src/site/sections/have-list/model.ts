export type HaveListModel = {
  titleLines: string[];
  text: string | null;
  have: { title: string; text: string }[];
  /** Said as plainly as the rest. */
  lack: { title: string; text: string }[];
};
