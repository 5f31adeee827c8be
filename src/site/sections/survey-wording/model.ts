import type { Locale } from '@/i18n/locales';
import type { Metric } from '@/lib/metrics';

/** A question as a customer sees it on a phone, in one language. */
export type Wording = {
  locale: Locale;
  question: string;
  low: string;
  high: string;
  followUp: string;
};

export type SurveyWordingModel = {
  metric: Metric;
  titleLines: string[];
  text: string | null;
  /** The page's own language first. */
  wordings: Wording[];
  /** First and last number of the scale; null where the customer chooses one of two answers. */
  scale: { from: number; to: number } | null;
  advice: { label: string; text: string }[];
};
