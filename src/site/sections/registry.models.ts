import type { CallToActionModel } from './call-to-action/model';
import type { ClosedLoopModel } from './closed-loop/model';
import type { DemoFormModel } from './demo-form/model';
import type { HeroModel } from './hero/model';
import type { PlatformShowcaseModel } from './platform-showcase/model';
import type { QuoteModel } from './quote/model';
import type { WordmarksModel } from './wordmarks/model';

/** Every kind of section and the view-model its view gets. The schemas and views are checked against it. */
export type SectionModels = {
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
