import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import { otherLocale, type Locale } from '@/i18n/locales';
import type { Metric } from '@/lib/names-of-customer-metrics';

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
  /** The two wordings, the page's own language first. */
  wordings: Wording[];
  /** First and last number of the scale; null for a choice between two answers. */
  scale: { from: number; to: number } | null;
  advice: { label: string; text: string }[];
};

const toWordings = (block: BlockOf<'surveyWording'>): Record<'vi' | 'en', Wording> => ({
  vi: {
    locale: 'vi',
    question: block.questionVi,
    low: block.lowVi,
    high: block.highVi,
    followUp: block.followUpVi,
  },
  en: {
    locale: 'en',
    question: block.questionEn,
    low: block.lowEn,
    high: block.highEn,
    followUp: block.followUpEn,
  },
});

export const toSurveyWordingModel = (
  block: BlockOf<'surveyWording'>,
  { locale }: TransformContext,
): SurveyWordingModel => {
  const wordings = toWordings(block);
  const { from, to } = block;
  return {
    metric: block.metric,
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    wordings: [wordings[locale], wordings[otherLocale(locale)]],
    scale: from != null && to != null && to > from ? { from, to } : null,
    advice: block.advice.map(({ label, text }) => ({ label, text })),
  };
};
