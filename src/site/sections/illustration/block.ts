import { hueField } from '@/cms/fields/colour-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { onlyIn, variantField, variantGroups } from '@/cms/fields/section-variant-field';
import { accountBox } from './account-data-flow/variant-fields';
import { accountWeeks } from './customer-account-by-week/variant-fields';
import { branchMap } from './question-branches/variant-fields';
import { complaintsByWeek } from './complaints-by-week/variant-fields';
import { consentScene } from './annotated-consent-dialog/variant-fields';
import { floorPlan } from './store-floor-plan/variant-fields';
import { handoverPaths } from './who-answers-each-request/variant-fields';
import { heldBack } from './control-group-comparison/variant-fields';
import { hourlyWaits } from './hourly-waiting-times/variant-fields';
import { kitchenMove } from './kitchen-before-and-after/variant-fields';
import { maskedViews } from './answer-by-role/variant-fields';
import { messagesByHour } from './messages-by-hour/variant-fields';
import { monthlyCost } from './monthly-cost/variant-fields';
import { narrowingFlow } from './step-funnel/variant-fields';
import { platformMap } from './platform-map/variant-fields';
import { questionCut } from './shortened-questionnaire/variant-fields';
import { resultWall } from './framework-results/variant-fields';
import { signalBoard } from './weekly-employee-scores/variant-fields';
import { storageMap } from './browser-storage-table/variant-fields';
import { storeDay } from './store-manager-day/variant-fields';
import { teamMonth } from './duty-calendar/variant-fields';
import { thresholdRuler } from './confidence-interval/variant-fields';

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
/** Illustrations that have a colour setting; the others have fixed colours. */
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
