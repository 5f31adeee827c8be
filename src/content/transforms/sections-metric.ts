import { otherLocale } from '@/i18n/locales';
import type { Wording } from '@/site/sections/survey-wording/model';
import { toButton } from './button';
import { nonEmptyLines, type BlockOf, type TransformsOf } from './section-tools';

type MetricSectionName =
  | 'metricHero'
  | 'metricFormula'
  | 'metricCalculator'
  | 'surveyWording'
  | 'mistakes'
  | 'metricBand'
  | 'metricSituations'
  | 'guideHero'
  | 'guide';

/** The question in both languages. */
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

/** Half a source is none: a figure of somebody else stands with its address and date, or not at all. */
function toSource(source: BlockOf<'metricBand'>['source']) {
  if (!source?.text || !source.name || !source.href || !source.date) return null;
  return { text: source.text, name: source.name, href: source.href, date: source.date };
}

/** Sections of the pages on metrics and of the framework. */
export const metricTransforms: TransformsOf<MetricSectionName> = {
  metricHero: (block, { locale }) => ({
    metric: block.metric,
    abbreviation: block.abbreviation,
    nameLines: nonEmptyLines(block.name),
    definition: block.definition,
    primary: toButton(block.primary, locale),
    secondary: toButton(block.secondary, locale),
    formula: block.formula,
    figure: {
      shape: block.shape,
      start: block.start ?? 1,
      parts: block.parts.map(({ label, detail, amount, tone }) => ({
        label,
        detail,
        amount,
        tone,
      })),
    },
  }),
  metricFormula: ({ metric, title, text, formula, symbols, example }) => ({
    metric,
    titleLines: nonEmptyLines(title),
    text: text || null,
    formula: {
      left: formula.left,
      top: formula.top,
      bottom: formula.bottom || null,
      right: formula.right || null,
    },
    symbols: symbols.map(({ symbol, meaning }) => ({ symbol, meaning })),
    example: {
      title: example.title,
      text: example.text,
      steps: example.steps.map(({ label, working, value }) => ({ label, working, value })),
      resultLabel: example.resultLabel,
      resultValue: example.resultValue,
      conclusion: example.conclusion,
      sampleNote: example.sampleNote || null,
    },
  }),
  metricCalculator: (block) => ({
    metric: block.metric,
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
  }),
  surveyWording: (block, { locale }) => {
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
  },
  mistakes: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    items: block.items.map(({ wrong, why, instead }) => ({ wrong, why, instead })),
  }),
  metricBand: (block) => ({
    metric: block.metric,
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    // Neither a long nor a short handling time is the better one.
    ranked: block.metric !== 'aht',
    bands: block.bands.map(({ range, reading, action }) => ({ range, reading, action })),
    source: toSource(block.source),
  }),
  metricSituations: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    items: block.items.map(({ place, signal, cause, action }) => ({
      place,
      signal,
      cause,
      action,
    })),
    sampleNote: block.sampleNote || null,
  }),
  guideHero: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    index: block.index.map(({ text, href }) => ({ text, href })),
    note: block.note || null,
  }),
  guide: (block, { locale }) => ({
    label: block.label,
    chapters: block.chapters.map((chapter) => ({
      id: chapter.chapter,
      title: chapter.title,
      paragraphs: nonEmptyLines(chapter.text),
      actions: nonEmptyLines(chapter.actions),
      outcome: chapter.outcome,
      link: toButton(chapter.link, locale),
    })),
  }),
};
