import type { Block, BlockOf, TransformContext } from '@/content/transforms/section-tools';
import { toEventListModel } from './event-list/model';
import { toEventVideosModel } from './event-videos/model';
import { toCustomerQuotesModel } from './customer-quotes/model';
import { toArticleListModel } from './article-list/model';
import { toStoryListModel } from './story-list/model';
import { toHelpListModel } from './help-list/model';
import { toResourceListModel } from './resource-list/model';
import { toToolListModel } from './tool-list/model';
import { toReleaseListModel } from './release-list/model';
import { toNewsListModel } from './news-list/model';
import { toComparisonListModel } from './comparison-list/model';
import { toIndustryHeroModel } from './industry-hero/model';
import { toMomentsModel } from './moments/model';
import { toUseCaseHeroModel } from './use-case-hero/model';
import { toWalkthroughModel } from './walkthrough/model';
import { toFeedbackReaderModel } from './feedback-reader/model';
import { toIndustryDoorsModel } from './industry-doors/model';
import { toSignalBoardModel } from './signal-board/model';
import { toClausesModel } from './clauses/model';
import { toHourlyWaitsModel } from './hourly-waits/model';
import { toMaskedViewsModel } from './masked-views/model';
import { toStorageMapModel } from './storage-map/model';
import { toConsentSceneModel } from './consent-scene/model';
import { toQuestionCutModel } from './question-cut/model';
import { toBranchMapModel } from './branch-map/model';
import { toThresholdRulerModel } from './threshold-ruler/model';
import { toFloorPlanModel } from './floor-plan/model';
import { toHeldBackModel } from './held-back/model';
import { toAccountWeeksModel } from './account-weeks/model';
import { toProjectHeroModel } from './project-hero/model';
import { toCallToActionModel } from './call-to-action/model';
import { toCapabilitiesModel } from './capabilities/model';
import { toClosedLoopModel } from './closed-loop/model';
import { toDemoFormModel } from './demo-form/model';
import { toTicketFormModel } from './ticket-form/model';
import { toDocumentFormModel } from './document-form/model';
import { toContactFormModel } from './contact-form/model';
import { toCareerFormModel } from './career-form/model';
import { toNewsletterFormModel } from './newsletter-form/model';
import { toFeatureStageModel } from './feature-stage/model';
import { toFiguresModel } from './figures/model';
import { toGuideHeroModel } from './guide-hero/model';
import { toGuideModel } from './guide/model';
import { toHaveListModel } from './have-list/model';
import { toHeroModel } from './hero/model';
import { toHowItWorksModel } from './how-it-works/model';
import { toLetterModel } from './letter/model';
import { toMetricBandModel } from './metric-band/model';
import { toMetricCalculatorModel } from './metric-calculator/model';
import { toMetricFormulaModel } from './metric-formula/model';
import { toMetricHeroModel } from './metric-hero/model';
import { toMetricSituationsModel } from './metric-situations/model';
import { toMistakesModel } from './mistakes/model';
import { toOfficesModel } from './offices/model';
import { toPartnershipsModel } from './partnerships/model';
import { toPlainHeroModel } from './plain-hero/model';
import { toPlanComparisonModel } from './plan-comparison/model';
import { toPlansModel } from './plans/model';
import { toPlatformMapModel } from './platform-map/model';
import { toPlatformShowcaseModel } from './platform-showcase/model';
import { toProblemModel } from './problem/model';
import { toQuestionsModel } from './questions/model';
import { toQuoteModel } from './quote/model';
import { toRelatedPagesModel } from './related-pages/model';
import { toOpeningListModel } from './opening-list/model';
import { toIntegrationListModel } from './integration-list/model';
import { toPressKitModel } from './press-kit/model';
import { toMediaListModel } from './media-list/model';
import { toRichTextModel } from './rich-text/model';
import { toRoiCalculatorModel } from './roi-calculator/model';
import { toRoleDayModel } from './role-day/model';
import { toSolutionHeroModel } from './solution-hero/model';
import { toSplitFeatureModel } from './split-feature/model';
import { toStepsPathModel } from './steps-path/model';
import { toSurveyWordingModel } from './survey-wording/model';
import { toTimelineModel } from './timeline/model';
import { toWordmarksModel } from './wordmarks/model';
import { toWorkingRulesModel } from './working-rules/model';

/** From the CMS block of each kind to the view-model of its section; a kind without one does not compile. */
export const sectionModels = {
  articleList: toArticleListModel,
  storyList: toStoryListModel,
  helpList: toHelpListModel,
  resourceList: toResourceListModel,
  toolList: toToolListModel,
  releaseList: toReleaseListModel,
  newsList: toNewsListModel,
  comparisonList: toComparisonListModel,
  mediaList: toMediaListModel,
  pressKit: toPressKitModel,
  integrationList: toIntegrationListModel,
  openingList: toOpeningListModel,
  eventList: toEventListModel,
  eventVideos: toEventVideosModel,
  customerQuotes: toCustomerQuotesModel,
  industryHero: toIndustryHeroModel,
  moments: toMomentsModel,
  feedbackReader: toFeedbackReaderModel,
  industryDoors: toIndustryDoorsModel,
  clauses: toClausesModel,
  signalBoard: toSignalBoardModel,
  hourlyWaits: toHourlyWaitsModel,
  maskedViews: toMaskedViewsModel,
  storageMap: toStorageMapModel,
  consentScene: toConsentSceneModel,
  questionCut: toQuestionCutModel,
  branchMap: toBranchMapModel,
  thresholdRuler: toThresholdRulerModel,
  floorPlan: toFloorPlanModel,
  heldBack: toHeldBackModel,
  accountWeeks: toAccountWeeksModel,
  projectHero: toProjectHeroModel,
  useCaseHero: toUseCaseHeroModel,
  walkthrough: toWalkthroughModel,
  letter: toLetterModel,
  timeline: toTimelineModel,
  workingRules: toWorkingRulesModel,
  offices: toOfficesModel,
  partnerships: toPartnershipsModel,
  stepsPath: toStepsPathModel,
  haveList: toHaveListModel,
  metricHero: toMetricHeroModel,
  metricFormula: toMetricFormulaModel,
  metricCalculator: toMetricCalculatorModel,
  surveyWording: toSurveyWordingModel,
  mistakes: toMistakesModel,
  metricBand: toMetricBandModel,
  metricSituations: toMetricSituationsModel,
  guideHero: toGuideHeroModel,
  guide: toGuideModel,
  planComparison: toPlanComparisonModel,
  plans: toPlansModel,
  platformMap: toPlatformMapModel,
  roiCalculator: toRoiCalculatorModel,
  roleDay: toRoleDayModel,
  capabilities: toCapabilitiesModel,
  howItWorks: toHowItWorksModel,
  solutionHero: toSolutionHeroModel,
  plainHero: toPlainHeroModel,
  richText: toRichTextModel,
  questions: toQuestionsModel,
  relatedPages: toRelatedPagesModel,
  figures: toFiguresModel,
  problem: toProblemModel,
  featureStage: toFeatureStageModel,
  splitFeature: toSplitFeatureModel,
  hero: toHeroModel,
  wordmarks: toWordmarksModel,
  platformShowcase: toPlatformShowcaseModel,
  closedLoop: toClosedLoopModel,
  quote: toQuoteModel,
  callToAction: toCallToActionModel,
  demoForm: toDemoFormModel,
  ticketForm: toTicketFormModel,
  documentForm: toDocumentFormModel,
  contactForm: toContactFormModel,
  careerForm: toCareerFormModel,
  newsletterForm: toNewsletterFormModel,
} satisfies {
  [N in Block['blockType']]: (block: BlockOf<N>, context: TransformContext) => unknown;
};

/** Every kind of section and the view-model its view gets. The blocks and views are checked against it. */
export type SectionModels = {
  [N in keyof typeof sectionModels]: Awaited<ReturnType<(typeof sectionModels)[N]>>;
};

export type SectionName = keyof SectionModels;

/** A section of a page; `anchor` is the fragment id under which links reach it. */
export type SectionModel = {
  [N in SectionName]: { name: N; id: string; anchor: string | null; model: SectionModels[N] };
}[SectionName];
