import type { Block } from 'payload';
import { callToActionBlock } from './call-to-action/schema';
import { closedLoopBlock } from './closed-loop/schema';
import { demoFormBlock } from './demo-form/schema';
import { heroBlock } from './hero/schema';
import { platformShowcaseBlock } from './platform-showcase/schema';
import { quoteBlock } from './quote/schema';
import type { SectionName } from './registry.models';
import { wordmarksBlock } from './wordmarks/schema';

const schemas = {
  hero: heroBlock,
  wordmarks: wordmarksBlock,
  platformShowcase: platformShowcaseBlock,
  closedLoop: closedLoopBlock,
  quote: quoteBlock,
  callToAction: callToActionBlock,
  demoForm: demoFormBlock,
} satisfies Record<SectionName, Block>;

/** The CMS blocks an editor builds a page from. */
export const sectionBlocks: Block[] = Object.values(schemas);
