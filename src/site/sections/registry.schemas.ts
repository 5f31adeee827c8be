import type { Block } from 'payload';
import { callToActionBlock } from './call-to-action/schema';
import { closedLoopBlock } from './closed-loop/schema';
import { demoFormBlock } from './demo-form/schema';
import { featureStageBlock } from './feature-stage/schema';
import { figuresBlock } from './figures/schema';
import { heroBlock } from './hero/schema';
import { plainHeroBlock } from './plain-hero/schema';
import { platformShowcaseBlock } from './platform-showcase/schema';
import { problemBlock } from './problem/schema';
import { questionsBlock } from './questions/schema';
import { quoteBlock } from './quote/schema';
import type { SectionName } from './registry.models';
import { relatedPagesBlock } from './related-pages/schema';
import { richTextBlock } from './rich-text/schema';
import { splitFeatureBlock } from './split-feature/schema';
import { wordmarksBlock } from './wordmarks/schema';

const schemas = {
  plainHero: plainHeroBlock,
  richText: richTextBlock,
  questions: questionsBlock,
  relatedPages: relatedPagesBlock,
  figures: figuresBlock,
  problem: problemBlock,
  featureStage: featureStageBlock,
  splitFeature: splitFeatureBlock,
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
