import type { LetterModel } from '@/site/sections/letter/model';
import { nonEmptyLines, type BlockOf, type TransformsOf } from './section-tools';

type CompanyName =
  'letter' | 'timeline' | 'workingRules' | 'offices' | 'partnerships' | 'stepsPath' | 'haveList';

/** Nothing is drawn of half a tally. */
function toTally(tally: BlockOf<'letter'>['tally']): LetterModel['tally'] {
  const { all, few, allLabel, fewLabel } = tally ?? {};
  if (!all || typeof few !== 'number' || !allLabel || !fewLabel) return null;
  return { all, few, allLabel, fewLabel };
}

/** Sections of the pages about the company itself. */
export const companyTransforms: TransformsOf<CompanyName> = {
  letter: (block) => ({
    tally: toTally(block.tally),
    titleLines: nonEmptyLines(block.title),
    paragraphs: nonEmptyLines(block.text),
    signature: block.name ? { name: block.name, role: block.role ?? '' } : null,
    sampleNote: block.sampleNote || null,
  }),
  timeline: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    moments: block.moments.map(({ time, title, text }) => ({ time, title, text })),
    sampleNote: block.sampleNote || null,
  }),
  workingRules: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    rules: block.rules.map(({ title, text }) => ({ title, text })),
  }),
  offices: async (block, { locale, lists }) => {
    const { offices, email, phone } = await lists.offices(locale);
    return {
      titleLines: nonEmptyLines(block.title),
      text: block.text || null,
      offices,
      email,
      phone,
      sampleNote: block.sampleNote || null,
    };
  },
  partnerships: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    kinds: block.kinds.map(({ title, who, gives, gets, terms, hue }) => ({
      title,
      who,
      gives: nonEmptyLines(gives),
      gets: nonEmptyLines(gets),
      terms: terms || null,
      hue: Number(hue),
    })),
    sampleNote: block.sampleNote || null,
  }),
  stepsPath: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    steps: block.steps.map(({ label, title, text }) => ({ label, title, text })),
  }),
  haveList: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    have: block.have.map(({ title, text }) => ({ title, text })),
    lack: block.lack.map(({ title, text }) => ({ title, text })),
  }),
};
