import { toHead, type BlockOf } from '@/content/transforms/transform-context';

export const toWorkingRulesModel = (block: BlockOf<'workingRules'>) => ({
  ...toHead(block),
  rules: block.rules.map(({ title, text }) => ({ title, text })),
});

export type WorkingRulesModel = ReturnType<typeof toWorkingRulesModel>;
