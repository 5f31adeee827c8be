export type DocumentFormModel = {
  titleLines: string[];
  text: string | null;
  /** What is inside, point by point. */
  points: string[];
  /** Name of the document on request. */
  document: string;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};
