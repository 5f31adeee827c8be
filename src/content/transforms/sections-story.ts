import { toButton } from './button';
import { toExhibit } from './exhibit';
import { nonEmptyLines, type TransformsOf } from './section-tools';

type StoryName = 'industryHero' | 'moments' | 'useCaseHero' | 'walkthrough';

/** Sections of the pages that tell an industry's day or one use from start to end. */
export const storyTransforms: TransformsOf<StoryName> = {
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
