import type { Locale } from '@/i18n/locales';
import type { HeldBackModel } from '@/site/sections/held-back/model';
import { toAccountWeeks } from './account-weeks';
import { toButton } from './button';
import { toExhibit } from './exhibit';
import { toAnswerParts } from './masked-answer';
import { toProjectPhases } from './project-phases';
import { nonEmptyLines, type TransformsOf } from './section-tools';
import { toReading } from './survey-reading';

type DrawnName =
  | 'accountWeeks'
  | 'branchMap'
  | 'consentScene'
  | 'floorPlan'
  | 'heldBack'
  | 'hourlyWaits'
  | 'maskedViews'
  | 'projectHero'
  | 'questionCut'
  | 'storageMap'
  | 'thresholdRuler';

/** In percent: where the threshold ruler ends, and how far its marks stand apart. */
const RULER_END = 60;
const RULER_STEP = 20;

const percentIn = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return (value: number) => format.format(value / 100);
};

const toGroup = ({ title, count, text }: HeldBackModel['silent']): HeldBackModel['silent'] => ({
  title,
  count,
  text,
});

/** Sections that are a drawing first: charts, maps and annotated pictures made of an editor's words and numbers. */
export const drawnTransforms: TransformsOf<DrawnName> = {
  accountWeeks: ({ chart, ...block }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    stake: { value: chart.stake, label: chart.stakeLabel },
    bought: { label: chart.boughtLabel, value: chart.bought },
    words: {
      before: chart.before,
      after: chart.after,
      week: chart.weekLabel,
      daysLeft: chart.daysLabel,
    },
    weeks: toAccountWeeks(block.weeks, block.events, chart.turn),
    events: block.events.map(({ week, who, title, text, seen }) => ({
      week,
      who,
      title,
      text,
      seen,
    })),
    sampleNote: block.sampleNote || null,
  }),
  branchMap: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    starts: block.starts.flatMap(({ title, text, exhibits }) =>
      exhibits.map((exhibit) => ({ title, text, exhibit: toExhibit(exhibit) })),
    ),
    question: block.question,
    branches: block.branches.map(({ answer, share, next, outcome }) => ({
      answer,
      share,
      shareText: percentIn(locale)(share),
      next,
      outcome,
    })),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  consentScene: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    rules: block.rules.map(({ title, text }) => ({ title, text })),
    hue: Number(block.hue),
  }),
  floorPlan: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    unit: block.unit,
    rooms: {
      door: block.rooms.door,
      shelves: block.rooms.shelves,
      waiting: block.rooms.waiting,
      counters: block.rooms.counters,
    },
    spots: block.spots.map(({ name, scans, keep, text }) => ({
      name,
      scans,
      keep: keep ?? false,
      text,
    })),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  heldBack: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    silent: toGroup(block.silent),
    reminded: toGroup(block.reminded),
    // A reminder that costs orders gains nothing.
    gain: { count: Math.max(0, block.reminded.count - block.silent.count), text: block.gain },
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  hourlyWaits: (block) => {
    const { title, unit, before, after, limitLabel, limit, slots, note } = block.chart;
    return {
      titleLines: nonEmptyLines(block.title),
      text: block.text || null,
      chart: {
        title,
        unit,
        before,
        after,
        limit: { label: limitLabel, value: limit },
        slots: slots.map((slot) => ({ time: slot.time, before: slot.before, after: slot.after })),
        note,
      },
      figures: block.figures.map(({ value, label }) => ({ value, label })),
      sampleNote: block.sampleNote || null,
      hue: Number(block.hue),
    };
  },
  maskedViews: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    lanes: { answers: block.answersLabel, records: block.recordsLabel },
    answer: toAnswerParts(block.answer),
    whole: { who: block.whole.who, note: block.whole.note },
    masked: { who: block.masked.who, note: block.masked.note },
    counted: {
      who: block.counted.who,
      note: block.counted.note,
      topics: block.counted.topics.map(({ label, count }) => ({ label, count })),
    },
    records: nonEmptyLines(block.records),
    recordsNote: block.recordsNote,
    rules: block.rules.map(({ label, text }) => ({ label, text })),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  projectHero: (block, { locale }) => ({
    kicker: block.kicker || null,
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    primary: toButton(block.primary, locale),
    note: block.note || null,
    project: {
      title: block.projectTitle,
      lineLabel: block.lineLabel,
      parties: block.parties,
      phases: toProjectPhases(block.phases),
    },
    sampleNote: block.sampleNote || null,
  }),
  questionCut: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    tests: { label: block.testsLabel, items: nonEmptyLines(block.tests) },
    decision: { label: block.decisionLabel, text: block.decision },
    questions: block.questions.map(({ text, kept, because }) => ({
      text,
      kept: kept ?? false,
      because,
    })),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  storageMap: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    scale: nonEmptyLines(block.scale),
    groups: block.groups.map(({ title, text, hue, entries }) => {
      const rows = (entries ?? []).map(({ names, place, purpose, life, span }) => ({
        names: names.split(',').map((name) => name.trim()),
        place,
        purpose,
        life,
        span,
      }));
      return {
        count: rows.flatMap(({ names }) => names).length,
        title,
        text,
        hue: Number(hue),
        entries: rows,
      };
    }),
    note: block.note || null,
  }),
  thresholdRuler: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    threshold: { label: block.thresholdLabel, value: block.threshold },
    readings: block.readings.map((reading) => toReading(reading, block.threshold, locale)),
    top: RULER_END,
    marks: Array.from({ length: RULER_END / RULER_STEP + 1 }, (_, index) =>
      percentIn(locale)(index * RULER_STEP),
    ),
    sampleNote: block.sampleNote || null,
  }),
};
