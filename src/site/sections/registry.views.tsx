import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import { CallToAction } from './call-to-action/view';
import { ClosedLoop } from './closed-loop/view';
import { DemoForm } from './demo-form/view';
import { FeatureStage } from './feature-stage/view';
import { Figures } from './figures/view';
import { Hero } from './hero/view';
import { PlainHero } from './plain-hero/view';
import { PlatformShowcase } from './platform-showcase/view';
import { Problem } from './problem/view';
import { Questions } from './questions/view';
import { Quote } from './quote/view';
import type { SectionModel, SectionModels, SectionName } from './registry.models';
import { RelatedPages } from './related-pages/view';
import { RichText } from './rich-text/view';
import { SplitFeature } from './split-feature/view';
import { Wordmarks } from './wordmarks/view';

type Views = { [N in SectionName]: ComponentType<{ model: SectionModels[N]; locale: Locale }> };

/** Exhaustive by type: a section without a view does not compile (architecture, rule 3). */
const views: Views = {
  plainHero: PlainHero,
  richText: RichText,
  questions: Questions,
  relatedPages: RelatedPages,
  figures: Figures,
  problem: Problem,
  featureStage: FeatureStage,
  splitFeature: SplitFeature,
  hero: Hero,
  wordmarks: Wordmarks,
  platformShowcase: PlatformShowcase,
  closedLoop: ClosedLoop,
  quote: Quote,
  callToAction: CallToAction,
  demoForm: DemoForm,
};

type SectionViewProps = { section: SectionModel; locale: Locale };

/** Any section, drawn by its view; its anchor is where links with a fragment arrive. */
export function SectionView({ section, locale }: SectionViewProps) {
  // The registry pairs each name with the view of its model; TypeScript can not follow that through a union.
  const View = views[section.name] as ComponentType<{
    model: SectionModel['model'];
    locale: Locale;
  }>;
  const view = <View model={section.model} locale={locale} />;
  return section.anchor ? <div id={section.anchor}>{view}</div> : view;
}
