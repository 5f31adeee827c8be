export type NewsletterFormModel = {
  titleLines: string[];
  text: string | null;
  /** Path of the page it stands on, without language prefix. */
  page: string;
};
