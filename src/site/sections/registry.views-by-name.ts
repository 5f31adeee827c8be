import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import { EventList } from './event-list/view';
import { EventVideos } from './event-videos/view';
import { CustomerQuotes } from './customer-quotes/view';
import { ArticleList } from './article-list/view';
import { StoryList } from './story-list/view';
import { HelpList } from './help-list/view';
import { ResourceList } from './resource-list/view';
import { ToolList } from './tool-list/view';
import { ReleaseList } from './release-list/view';
import { NewsList } from './news-list/view';
import { ComparisonList } from './comparison-list/view';
import { IndustryHero } from './industry-hero/view';
import { FeedbackReader } from './feedback-reader/view';
import { IndustryDoors } from './industry-doors/view';
import { SignalBoard } from './signal-board/view';
import { HourlyWaits } from './hourly-waits/view';
import { MaskedViews } from './masked-views/view';
import { StorageMap } from './storage-map/view';
import { ConsentScene } from './consent-scene/view';
import { QuestionCut } from './question-cut/view';
import { BranchMap } from './branch-map/view';
import { ThresholdRuler } from './threshold-ruler/view';
import { FloorPlan } from './floor-plan/view';
import { HeldBack } from './held-back/view';
import { AccountWeeks } from './account-weeks/view';
import { ProjectHero } from './project-hero/view';
import { Clauses } from './clauses/view';
import { Moments } from './moments/view';
import { UseCaseHero } from './use-case-hero/view';
import { Walkthrough } from './walkthrough/view';
import { CallToAction } from './call-to-action/view';
import { Capabilities } from './capabilities/view';
import { ClosedLoop } from './closed-loop/view';
import { DemoForm } from './demo-form/view';
import { TicketForm } from './ticket-form/view';
import { DocumentForm } from './document-form/view';
import { ContactForm } from './contact-form/view';
import { CareerForm } from './career-form/view';
import { NewsletterForm } from './newsletter-form/view';
import { FeatureStage } from './feature-stage/view';
import { Figures } from './figures/view';
import { GuideHero } from './guide-hero/view';
import { Guide } from './guide/view';
import { HaveList } from './have-list/view';
import { Hero } from './hero/view';
import { HowItWorks } from './how-it-works/view';
import { Letter } from './letter/view';
import { MetricBand } from './metric-band/view';
import { MetricCalculator } from './metric-calculator/view';
import { MetricFormula } from './metric-formula/view';
import { MetricHero } from './metric-hero/view';
import { MetricSituations } from './metric-situations/view';
import { Mistakes } from './mistakes/view';
import { Offices } from './offices/view';
import { Partnerships } from './partnerships/view';
import { PlainHero } from './plain-hero/view';
import { PlanComparison } from './plan-comparison/view';
import { Plans } from './plans/view';
import { PlatformMap } from './platform-map/view';
import { PlatformShowcase } from './platform-showcase/view';
import { Problem } from './problem/view';
import { Questions } from './questions/view';
import { Quote } from './quote/view';
import type { SectionModels, SectionName } from './registry.models';
import { RelatedPages } from './related-pages/view';
import { OpeningList } from './opening-list/view';
import { IntegrationList } from './integration-list/view';
import { PressKit } from './press-kit/view';
import { MediaList } from './media-list/view';
import { RichText } from './rich-text/view';
import { RoiCalculator } from './roi-calculator/view';
import { RoleDay } from './role-day/view';
import { SolutionHero } from './solution-hero/view';
import { SplitFeature } from './split-feature/view';
import { StepsPath } from './steps-path/view';
import { SurveyWording } from './survey-wording/view';
import { Timeline } from './timeline/view';
import { Wordmarks } from './wordmarks/view';
import { WorkingRules } from './working-rules/view';

type Views = { [N in SectionName]: ComponentType<{ model: SectionModels[N]; locale: Locale }> };

/** Exhaustive by type: a section without a view does not compile (docs/architecture.md, rule 3). */
export const viewsByName: Views = {
  articleList: ArticleList,
  storyList: StoryList,
  helpList: HelpList,
  resourceList: ResourceList,
  toolList: ToolList,
  releaseList: ReleaseList,
  newsList: NewsList,
  comparisonList: ComparisonList,
  mediaList: MediaList,
  pressKit: PressKit,
  integrationList: IntegrationList,
  openingList: OpeningList,
  eventList: EventList,
  eventVideos: EventVideos,
  customerQuotes: CustomerQuotes,
  industryHero: IndustryHero,
  moments: Moments,
  feedbackReader: FeedbackReader,
  industryDoors: IndustryDoors,
  clauses: Clauses,
  signalBoard: SignalBoard,
  hourlyWaits: HourlyWaits,
  maskedViews: MaskedViews,
  storageMap: StorageMap,
  consentScene: ConsentScene,
  questionCut: QuestionCut,
  branchMap: BranchMap,
  thresholdRuler: ThresholdRuler,
  floorPlan: FloorPlan,
  heldBack: HeldBack,
  accountWeeks: AccountWeeks,
  projectHero: ProjectHero,
  useCaseHero: UseCaseHero,
  walkthrough: Walkthrough,
  letter: Letter,
  timeline: Timeline,
  workingRules: WorkingRules,
  offices: Offices,
  partnerships: Partnerships,
  stepsPath: StepsPath,
  haveList: HaveList,
  metricHero: MetricHero,
  metricFormula: MetricFormula,
  metricCalculator: MetricCalculator,
  surveyWording: SurveyWording,
  mistakes: Mistakes,
  metricBand: MetricBand,
  metricSituations: MetricSituations,
  guideHero: GuideHero,
  guide: Guide,
  planComparison: PlanComparison,
  plans: Plans,
  platformMap: PlatformMap,
  roiCalculator: RoiCalculator,
  roleDay: RoleDay,
  capabilities: Capabilities,
  howItWorks: HowItWorks,
  solutionHero: SolutionHero,
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
  ticketForm: TicketForm,
  documentForm: DocumentForm,
  contactForm: ContactForm,
  careerForm: CareerForm,
  newsletterForm: NewsletterForm,
};
