import type { Words } from './words';

const opening: Words = { vi: 'Mở đầu trang', en: 'Openings' };
const text: Words = { vi: 'Chữ và bước', en: 'Texts and steps' };
const product: Words = { vi: 'Sản phẩm và giá', en: 'Product and prices' };
const metric: Words = { vi: 'Chỉ số', en: 'Metrics' };
const proof: Words = { vi: 'Khách hàng và con số', en: 'Customers and figures' };
const company: Words = { vi: 'Công ty', en: 'Company' };
const list: Words = { vi: 'Danh sách', en: 'Lists' };
const form: Words = { vi: 'Lời mời và form', en: 'Invitations and forms' };
const other: Words = { vi: 'Khác', en: 'Others' };

const members: readonly (readonly [Words, readonly string[]])[] = [
  [text, ['richText', 'guide', 'questions', 'problem', 'walkthrough', 'howItWorks', 'stepsPath']],
  [text, ['closedLoop', 'roleDay', 'mistakes', 'moments', 'letter', 'clauses', 'haveList']],
  [product, ['featureStage', 'splitFeature', 'platformShowcase', 'platformMap', 'capabilities']],
  [product, ['plans', 'planComparison', 'roiCalculator', 'feedbackReader', 'signalBoard']],
  [product, ['hourlyWaits', 'maskedViews', 'questionCut', 'branchMap', 'thresholdRuler']],
  [product, ['floorPlan', 'heldBack', 'accountWeeks']],
  [text, ['storageMap', 'consentScene']],
  [metric, ['surveyWording']],
  [proof, ['quote', 'customerQuotes', 'figures', 'wordmarks']],
  [company, ['timeline', 'workingRules', 'offices', 'partnerships', 'pressKit', 'mediaList']],
  [list, ['relatedPages', 'industryDoors', 'eventVideos']],
];

/** Under which heading the section chooser shows a section. */
export function sectionGroup(slug: string): Words {
  if (/hero$/i.test(slug)) return opening;
  if (slug.startsWith('metric')) return metric;
  if (slug === 'callToAction' || slug.endsWith('Form')) return form;
  const named = members.find(([, slugs]) => slugs.includes(slug));
  if (named) return named[0];
  return slug.endsWith('List') ? list : other;
}
