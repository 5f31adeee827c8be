import type { Block } from 'payload';
import { byHeading } from '@/cms/fields/section';
import { eventListBlock } from './event-list/block';
import { eventVideosBlock } from './event-videos/block';
import { customerQuotesBlock } from './customer-quotes/block';
import { articleListBlock } from './article-list/block';
import { storyListBlock } from './story-list/block';
import { helpListBlock } from './help-list/block';
import { resourceListBlock } from './resource-list/block';
import { toolListBlock } from './tool-list/block';
import { releaseListBlock } from './release-list/block';
import { newsListBlock } from './news-list/block';
import { comparisonListBlock } from './comparison-list/block';
import { industryHeroBlock } from './industry-hero/block';
import { feedbackReaderBlock } from './feedback-reader/block';
import { industryDoorsBlock } from './industry-doors/block';
import { signalBoardBlock } from './signal-board/block';
import { hourlyWaitsBlock } from './hourly-waits/block';
import { maskedViewsBlock } from './masked-views/block';
import { storageMapBlock } from './storage-map/block';
import { consentSceneBlock } from './consent-scene/block';
import { questionCutBlock } from './question-cut/block';
import { branchMapBlock } from './branch-map/block';
import { thresholdRulerBlock } from './threshold-ruler/block';
import { floorPlanBlock } from './floor-plan/block';
import { heldBackBlock } from './held-back/block';
import { accountWeeksBlock } from './account-weeks/block';
import { projectHeroBlock } from './project-hero/block';
import { clausesBlock } from './clauses/block';
import { momentsBlock } from './moments/block';
import { useCaseHeroBlock } from './use-case-hero/block';
import { walkthroughBlock } from './walkthrough/block';
import { callToActionBlock } from './call-to-action/block';
import { capabilitiesBlock } from './capabilities/block';
import { closedLoopBlock } from './closed-loop/block';
import { demoFormBlock } from './demo-form/block';
import { ticketFormBlock } from './ticket-form/block';
import { documentFormBlock } from './document-form/block';
import { contactFormBlock } from './contact-form/block';
import { careerFormBlock } from './career-form/block';
import { newsletterFormBlock } from './newsletter-form/block';
import { featureStageBlock } from './feature-stage/block';
import { figuresBlock } from './figures/block';
import { guideHeroBlock } from './guide-hero/block';
import { guideBlock } from './guide/block';
import { haveListBlock } from './have-list/block';
import { heroBlock } from './hero/block';
import { howItWorksBlock } from './how-it-works/block';
import { letterBlock } from './letter/block';
import { metricBandBlock } from './metric-band/block';
import { metricCalculatorBlock } from './metric-calculator/block';
import { metricFormulaBlock } from './metric-formula/block';
import { metricHeroBlock } from './metric-hero/block';
import { metricSituationsBlock } from './metric-situations/block';
import { mistakesBlock } from './mistakes/block';
import { officesBlock } from './offices/block';
import { partnershipsBlock } from './partnerships/block';
import { plainHeroBlock } from './plain-hero/block';
import { planComparisonBlock } from './plan-comparison/block';
import { plansBlock } from './plans/block';
import { platformMapBlock } from './platform-map/block';
import { platformShowcaseBlock } from './platform-showcase/block';
import { problemBlock } from './problem/block';
import { questionsBlock } from './questions/block';
import { quoteBlock } from './quote/block';
import type { SectionName } from './registry.models';
import { relatedPagesBlock } from './related-pages/block';
import { openingListBlock } from './opening-list/block';
import { integrationListBlock } from './integration-list/block';
import { pressKitBlock } from './press-kit/block';
import { mediaListBlock } from './media-list/block';
import { richTextBlock } from './rich-text/block';
import { roiCalculatorBlock } from './roi-calculator/block';
import { roleDayBlock } from './role-day/block';
import { solutionHeroBlock } from './solution-hero/block';
import { splitFeatureBlock } from './split-feature/block';
import { stepsPathBlock } from './steps-path/block';
import { surveyWordingBlock } from './survey-wording/block';
import { timelineBlock } from './timeline/block';
import { wordmarksBlock } from './wordmarks/block';
import { workingRulesBlock } from './working-rules/block';

const blocks = {
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
export const sectionBlocks: Block[] = byHeading(Object.values(blocks));
