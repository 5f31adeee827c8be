export type EventWords = {
  coming: string;
  past: string;
  none: string;
  unset: string;
  details: string;
  zone: string;
  sample: string;
};
