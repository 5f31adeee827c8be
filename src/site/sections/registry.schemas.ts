import type { Block } from 'payload';
import { eventListBlock } from './event-list/schema';
import { eventVideosBlock } from './event-videos/schema';
import { customerQuotesBlock } from './customer-quotes/schema';
import { articleListBlock } from './article-list/schema';
import { storyListBlock } from './story-list/schema';
import { helpListBlock } from './help-list/schema';
import { resourceListBlock } from './resource-list/schema';
import { toolListBlock } from './tool-list/schema';
import { releaseListBlock } from './release-list/schema';
import { newsListBlock } from './news-list/schema';
import { comparisonListBlock } from './comparison-list/schema';
import { industryHeroBlock } from './industry-hero/schema';
import { feedbackReaderBlock } from './feedback-reader/schema';
import { industryDoorsBlock } from './industry-doors/schema';
import { signalBoardBlock } from './signal-board/schema';
import { hourlyWaitsBlock } from './hourly-waits/schema';
import { maskedViewsBlock } from './masked-views/schema';
import { storageMapBlock } from './storage-map/schema';
import { consentSceneBlock } from './consent-scene/schema';
import { questionCutBlock } from './question-cut/schema';
import { branchMapBlock } from './branch-map/schema';
import { thresholdRulerBlock } from './threshold-ruler/schema';
import { floorPlanBlock } from './floor-plan/schema';
import { heldBackBlock } from './held-back/schema';
import { accountWeeksBlock } from './account-weeks/schema';
import { projectHeroBlock } from './project-hero/schema';
import { clausesBlock } from './clauses/schema';
import { momentsBlock } from './moments/schema';
import { useCaseHeroBlock } from './use-case-hero/schema';
import { walkthroughBlock } from './walkthrough/schema';
import { callToActionBlock } from './call-to-action/schema';
import { capabilitiesBlock } from './capabilities/schema';
import { closedLoopBlock } from './closed-loop/schema';
import { demoFormBlock } from './demo-form/schema';
import { ticketFormBlock } from './ticket-form/schema';
import { documentFormBlock } from './document-form/schema';
import { contactFormBlock } from './contact-form/schema';
import { careerFormBlock } from './career-form/schema';
import { newsletterFormBlock } from './newsletter-form/schema';
import { featureStageBlock } from './feature-stage/schema';
import { figuresBlock } from './figures/schema';
import { guideHeroBlock } from './guide-hero/schema';
import { guideBlock } from './guide/schema';
import { haveListBlock } from './have-list/schema';
import { heroBlock } from './hero/schema';
import { howItWorksBlock } from './how-it-works/schema';
import { letterBlock } from './letter/schema';
import { metricBandBlock } from './metric-band/schema';
import { metricCalculatorBlock } from './metric-calculator/schema';
import { metricFormulaBlock } from './metric-formula/schema';
import { metricHeroBlock } from './metric-hero/schema';
import { metricSituationsBlock } from './metric-situations/schema';
import { mistakesBlock } from './mistakes/schema';
import { officesBlock } from './offices/schema';
import { partnershipsBlock } from './partnerships/schema';
import { plainHeroBlock } from './plain-hero/schema';
import { planComparisonBlock } from './plan-comparison/schema';
import { plansBlock } from './plans/schema';
import { platformMapBlock } from './platform-map/schema';
import { platformShowcaseBlock } from './platform-showcase/schema';
import { problemBlock } from './problem/schema';
import { questionsBlock } from './questions/schema';
import { quoteBlock } from './quote/schema';
import type { SectionName } from './registry.models';
import { relatedPagesBlock } from './related-pages/schema';
import { openingListBlock } from './opening-list/schema';
import { integrationListBlock } from './integration-list/schema';
import { pressKitBlock } from './press-kit/schema';
import { mediaListBlock } from './media-list/schema';
import { richTextBlock } from './rich-text/schema';
import { roiCalculatorBlock } from './roi-calculator/schema';
import { roleDayBlock } from './role-day/schema';
import { solutionHeroBlock } from './solution-hero/schema';
import { splitFeatureBlock } from './split-feature/schema';
import { stepsPathBlock } from './steps-path/schema';
import { surveyWordingBlock } from './survey-wording/schema';
import { timelineBlock } from './timeline/schema';
import { wordmarksBlock } from './wordmarks/schema';
import { workingRulesBlock } from './working-rules/schema';

const schemas = {
  articleList: articleListBlock,
  storyList: storyListBlock,
  helpList: helpListBlock,
  resourceList: resourceListBlock,
  toolList: toolListBlock,
  releaseList: releaseListBlock,
  newsList: newsListBlock,
  comparisonList: comparisonListBlock,
  mediaList: mediaListBlock,
  pressKit: pressKitBlock,
  integrationList: integrationListBlock,
  openingList: openingListBlock,
  eventList: eventListBlock,
  eventVideos: eventVideosBlock,
  customerQuotes: customerQuotesBlock,
  industryHero: industryHeroBlock,
  moments: momentsBlock,
  feedbackReader: feedbackReaderBlock,
  industryDoors: industryDoorsBlock,
  clauses: clausesBlock,
  signalBoard: signalBoardBlock,
  hourlyWaits: hourlyWaitsBlock,
  maskedViews: maskedViewsBlock,
  storageMap: storageMapBlock,
  consentScene: consentSceneBlock,
  questionCut: questionCutBlock,
  branchMap: branchMapBlock,
  thresholdRuler: thresholdRulerBlock,
  floorPlan: floorPlanBlock,
  heldBack: heldBackBlock,
  accountWeeks: accountWeeksBlock,
  projectHero: projectHeroBlock,
  useCaseHero: useCaseHeroBlock,
  walkthrough: walkthroughBlock,
  letter: letterBlock,
  timeline: timelineBlock,
  workingRules: workingRulesBlock,
  offices: officesBlock,
  partnerships: partnershipsBlock,
  stepsPath: stepsPathBlock,
  haveList: haveListBlock,
  metricHero: metricHeroBlock,
  metricFormula: metricFormulaBlock,
  metricCalculator: metricCalculatorBlock,
  surveyWording: surveyWordingBlock,
  mistakes: mistakesBlock,
  metricBand: metricBandBlock,
  metricSituations: metricSituationsBlock,
  guideHero: guideHeroBlock,
  guide: guideBlock,
  planComparison: planComparisonBlock,
  plans: plansBlock,
  platformMap: platformMapBlock,
  roiCalculator: roiCalculatorBlock,
  roleDay: roleDayBlock,
  capabilities: capabilitiesBlock,
  howItWorks: howItWorksBlock,
  solutionHero: solutionHeroBlock,
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
  ticketForm: ticketFormBlock,
  documentForm: documentFormBlock,
  contactForm: contactFormBlock,
  careerForm: careerFormBlock,
  newsletterForm: newsletterFormBlock,
} satisfies Record<SectionName, Block>;

/** The CMS blocks an editor builds a page from. */
export const sectionBlocks: Block[] = Object.values(schemas);
