/** The texts of the list in the page's language. */
export type EventWords = {
  coming: string;
  past: string;
  none: string;
  unset: string;
  details: string;
  zone: string;
  sample: string;
};
