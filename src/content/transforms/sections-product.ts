import { toButton } from './button';
import { nonEmptyLines, type TransformsOf } from './section-tools';

type ProductName =
  | 'solutionHero'
  | 'howItWorks'
  | 'capabilities'
  | 'roleDay'
  | 'platformMap'
  | 'plans'
  | 'planComparison';

/** `Start | Growth | Scale`: the cells of a line. */
const cells = (text: string): string[] => text.split('|').map((cell) => cell.trim());

/** A cell of the comparison: `+` and `-` say whether the plan includes it. */
const toValue = (cell: string): string | boolean => {
  if (cell === '+') return true;
  return cell === '-' ? false : cell;
};

const toSide = (side: { title: string; items: { text: string }[] }) => ({
  title: side.title,
  items: side.items.map(({ text }) => text),
});

/** Sections of the pages that tell the product: platform, solutions, pricing. */
export const productTransforms: TransformsOf<ProductName> = {
  solutionHero: (block, { locale }) => ({
    kicker: block.kicker || null,
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    primary: toButton(block.primary, locale),
    secondary: toButton(block.secondary, locale),
    note: block.note || null,
    picture: block.picture,
    caption: block.caption || null,
    hue: Number(block.hue),
  }),
  howItWorks: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    steps: block.steps.map(({ title, text, hue, picture, messages }) => ({
      title,
      text,
      hue: Number(hue),
      picture: picture ?? null,
      messages: (messages ?? []).map(({ side, by, text: words }) => ({ side, by, text: words })),
    })),
    sampleNote: block.sampleNote || null,
  }),
  capabilities: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    groups: block.groups.map(({ title, hue, items }) => ({
      title,
      hue: Number(hue),
      items: items.map(({ name, text }) => ({ name, text })),
    })),
  }),
  roleDay: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    person: { name: block.person.name, role: block.person.role },
    hue: Number(block.hue),
    hours: block.hours.map(({ time, title, text, mark }) => ({
      time,
      title,
      text,
      mark: mark || null,
    })),
    sampleNote: block.sampleNote || null,
  }),
  platformMap: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    sources: toSide(block.sources),
    profile: {
      label: block.profile.label,
      name: block.profile.name,
      facts: block.profile.facts.map(({ label, value }) => ({ label, value })),
    },
    pillars: block.pillars.map(({ title, text }) => ({ title, text })),
    outputs: toSide(block.outputs),
    sampleNote: block.sampleNote || null,
  }),
  plans: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    plans: block.plans.map((plan) => ({
      name: plan.name,
      text: plan.text,
      monthly: plan.monthly,
      yearly: plan.yearly,
      includes: nonEmptyLines(plan.includes),
      badge: plan.badge || null,
      button: toButton(plan.button, locale),
    })),
    custom: {
      name: block.custom.name,
      text: block.custom.text,
      price: block.custom.price,
      includes: nonEmptyLines(block.custom.includes),
      button: toButton(block.custom.button, locale),
    },
    yearlyHint: block.yearlyHint || null,
    terms: block.terms || null,
    sampleNote: block.sampleNote || null,
  }),
  planComparison: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    plans: cells(block.plans),
    groups: block.groups.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ name, values }) => ({ name, values: cells(values).map(toValue) })),
    })),
    sampleNote: block.sampleNote || null,
  }),
};
