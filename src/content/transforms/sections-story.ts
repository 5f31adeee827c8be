import { toButton } from './button';
import { toExhibit } from './exhibit';
import { localizedPath } from '@/i18n/locales';
import { toReadMessage } from './read-message';
import { nonEmptyLines, type TransformsOf } from './section-tools';

type StoryName =
  | 'feedbackReader'
  | 'industryDoors'
  | 'industryHero'
  | 'moments'
  | 'signalBoard'
  | 'useCaseHero'
  | 'walkthrough';

/** `4 | x | 2`: scores, and null for whatever is none. */
const toScores = (cells: string): (number | null)[] =>
  cells.split('|').map((cell) => (/^[1-5]$/.test(cell.trim()) ? Number(cell) : null));

/** Sections of the pages that tell an industry's day or one use from start to end. */
export const storyTransforms: TransformsOf<StoryName> = {
  feedbackReader: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    messages: block.messages.map(toReadMessage),
    sampleNote: block.sampleNote || null,
  }),
  industryDoors: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    doors: block.doors.map(({ title, says, answer, href, hue }) => ({
      title,
      says,
      answer,
      href: localizedPath(locale, href),
      hue: Number(hue),
    })),
    soon: nonEmptyLines(block.soon),
    sampleNote: block.sampleNote || null,
  }),
  industryHero: (block, { locale }) => ({
    kicker: block.kicker,
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    primary: toButton(block.primary, locale),
    secondary: toButton(block.secondary, locale),
    note: block.note || null,
    moment: { quote: block.moment.quote, by: block.moment.by },
    exhibits: block.exhibits.map(toExhibit),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  moments: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    moments: block.moments.map(({ when, says, action, owner }) => ({ when, says, action, owner })),
    hue: Number(block.hue),
  }),
  signalBoard: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    unit: block.unit,
    absent: block.absent,
    rows: block.rows.map(({ name, cells, sign, action }) => ({
      name,
      cells: toScores(cells),
      sign,
      action,
    })),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  useCaseHero: (block, { locale }) => ({
    kicker: block.kicker,
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    primary: toButton(block.primary, locale),
    secondary: toButton(block.secondary, locale),
    facts: {
      channel: block.facts.channel,
      setUp: block.facts.setUp,
      runBy: block.facts.runBy,
    },
    exhibits: block.exhibits.map(toExhibit),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
  walkthrough: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    layout: block.layout ?? 'sides',
    steps: block.steps.map(({ title, text, customer, team, exhibits }) => ({
      title,
      text,
      customer,
      team,
      exhibits: exhibits.map(toExhibit),
    })),
    sampleNote: block.sampleNote || null,
    hue: Number(block.hue),
  }),
};
