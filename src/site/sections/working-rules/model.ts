import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type WorkingRulesModel = {
  titleLines: string[];
  text: string | null;
  rules: { title: string; text: string }[];
};

export const toWorkingRulesModel = (block: BlockOf<'workingRules'>): WorkingRulesModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  rules: block.rules.map(({ title, text }) => ({ title, text })),
});
