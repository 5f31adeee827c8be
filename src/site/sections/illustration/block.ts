import { hueField } from '@/cms/fields/colour-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { onlyIn, variantField, variantGroups } from '@/cms/fields/section-variant-field';
import { accountBox } from './account-data-flow/block';
import { accountWeeks } from './customer-account-by-week/block';
import { branchMap } from './question-branches/block';
import { complaintsByWeek } from './complaints-by-week/block';
import { consentScene } from './annotated-consent-dialog/block';
import { floorPlan } from './store-floor-plan/block';
import { handoverPaths } from './who-answers-each-request/block';
import { heldBack } from './control-group-comparison/block';
import { hourlyWaits } from './hourly-waiting-times/block';
import { kitchenMove } from './kitchen-before-and-after/block';
import { maskedViews } from './answer-by-role/block';
import { messagesByHour } from './messages-by-hour/block';
import { monthlyCost } from './monthly-cost/block';
import { narrowingFlow } from './step-funnel/block';
import { platformMap } from './platform-map/block';
import { questionCut } from './shortened-questionnaire/block';
import { resultWall } from './framework-results/block';
import { signalBoard } from './weekly-employee-scores/block';
import { storageMap } from './browser-storage-table/block';
import { storeDay } from './store-manager-day/block';
import { teamMonth } from './duty-calendar/block';
import { thresholdRuler } from './confidence-interval/block';

const drawings = {
  accountBox,
  accountWeeks,
  branchMap,
  complaintsByWeek,
  consentScene,
  floorPlan,
  handoverPaths,
  heldBack,
  hourlyWaits,
  kitchenMove,
  maskedViews,
  messagesByHour,
  monthlyCost,
  narrowingFlow,
  platformMap,
  questionCut,
  resultWall,
  signalBoard,
  storageMap,
  storeDay,
  teamMonth,
  thresholdRuler,
};

const all = Object.keys(drawings);
/** Illustrations that have a colour setting; the others have a fixed background, dark or paper. */
const coloured = all.filter(
  (name) =>
    ![
      'accountWeeks',
      'messagesByHour',
      'monthlyCost',
      'narrowingFlow',
      'platformMap',
      'resultWall',
      'storageMap',
      'thresholdRuler',
    ].includes(name),
);
/** Illustrations that may be samples; those of the site itself never are. */
const invented = all.filter((name) => !['accountBox', 'consentScene', 'storageMap'].includes(name));

export const illustrationBlock = sectionBlock({
  slug: 'illustration',
  group: 'product',
  labels: {
    singular: { vi: 'Hình minh hoạ', en: 'Illustration' },
    plural: { vi: 'Hình minh hoạ', en: 'Illustrations' },
  },
  fields: [
    variantField('illustration', { vi: 'Hình', en: 'Drawing' }, drawings),
    titleLinesField(),
    textField(),
    ...variantGroups(drawings),
    onlyIn(invented, sampleField()),
    onlyIn(coloured, hueField()),
  ],
});
