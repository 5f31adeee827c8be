import { localizedPath } from '@/i18n/locales';
import { slugOf } from '@/lib/slug';
import { toButton } from './button';
import { toClauses } from './clause';
import { nonEmptyLines, type TransformsOf } from './section-tools';
import { toTextParts } from './text-parts';

type SharedName =
  | 'clauses'
  | 'plainHero'
  | 'richText'
  | 'questions'
  | 'relatedPages'
  | 'figures'
  | 'problem'
  | 'featureStage'
  | 'splitFeature';

/** Sections that pages of every family use. */
export const sharedTransforms: TransformsOf<SharedName> = {
  clauses: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    clauses: toClauses(block.clauses),
  }),
  plainHero: (block, { locale }) => ({
    kicker: block.kicker || null,
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    primary: toButton(block.primary, locale),
    note: block.note || null,
    picture: block.picture ?? null,
    ground: block.ground,
  }),
  richText: (block, { locale }) => ({
    contents: block.contents ?? false,
    ground: block.ground,
    parts: toTextParts(block.parts, locale),
  }),
  questions: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    link: toButton(block.link, locale),
    ground: block.ground,
    items: block.items.map(({ question, answer }) => ({
      id: slugOf(question),
      question,
      paragraphs: nonEmptyLines(answer),
    })),
  }),
  relatedPages: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    pages: block.pages.map(({ title, text, href, hue }) => ({
      title,
      text,
      href: localizedPath(locale, href),
      hue: Number(hue),
    })),
  }),
  figures: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    figures: block.figures.map(({ value, label }) => ({ value, label })),
    sampleNote: block.sampleNote || null,
    ground: block.ground,
  }),
  problem: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    lines: block.lines.map(({ quote, behind }) => ({ quote, behind })),
  }),
  featureStage: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    points: block.points.map(({ title, text }) => ({ title, text })),
    picture: block.picture,
  }),
  splitFeature: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    points: (block.points ?? []).map(({ text }) => text),
    link: toButton(block.link, locale),
    picture: block.picture,
    hue: Number(block.hue),
    side: block.side,
  }),
};
