import type { CallToActionModel } from './call-to-action/model';
import type { ClosedLoopModel } from './closed-loop/model';
import type { DemoFormModel } from './demo-form/model';
import type { FeatureStageModel } from './feature-stage/model';
import type { FiguresModel } from './figures/model';
import type { HeroModel } from './hero/model';
import type { PlainHeroModel } from './plain-hero/model';
import type { PlatformShowcaseModel } from './platform-showcase/model';
import type { ProblemModel } from './problem/model';
import type { QuestionsModel } from './questions/model';
import type { QuoteModel } from './quote/model';
import type { RelatedPagesModel } from './related-pages/model';
import type { RichTextModel } from './rich-text/model';
import type { SplitFeatureModel } from './split-feature/model';
import type { WordmarksModel } from './wordmarks/model';

/** Every kind of section and the view-model its view gets. The schemas and views are checked against it. */
export type SectionModels = {
  plainHero: PlainHeroModel;
  richText: RichTextModel;
  questions: QuestionsModel;
  relatedPages: RelatedPagesModel;
  figures: FiguresModel;
  problem: ProblemModel;
  featureStage: FeatureStageModel;
  splitFeature: SplitFeatureModel;
  hero: HeroModel;
  wordmarks: WordmarksModel;
  platformShowcase: PlatformShowcaseModel;
  closedLoop: ClosedLoopModel;
  quote: QuoteModel;
  callToAction: CallToActionModel;
  demoForm: DemoFormModel;
};

export type SectionName = keyof SectionModels;

/** A section of a page; `anchor` is the fragment id under which links reach it. */
export type SectionModel = {
  [N in SectionName]: { name: N; id: string; anchor: string | null; model: SectionModels[N] };
}[SectionName];
