import { hueField } from '@/cms/fields/colour-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { onlyIn, variantField, variantGroups } from '@/cms/fields/variant-field';
import { accountBox } from './account-box/block';
import { accountWeeks } from './account-weeks/block';
import { branchMap } from './branch-map/block';
import { consentScene } from './consent-scene/block';
import { floorPlan } from './floor-plan/block';
import { heldBack } from './held-back/block';
import { hourlyWaits } from './hourly-waits/block';
import { kitchenMove } from './kitchen-move/block';
import { maskedViews } from './masked-views/block';
import { monthlyCost } from './monthly-cost/block';
import { narrowingFlow } from './narrowing-flow/block';
import { platformMap } from './platform-map/block';
import { questionCut } from './question-cut/block';
import { resultWall } from './result-wall/block';
import { signalBoard } from './signal-board/block';
import { storageMap } from './storage-map/block';
import { storeDay } from './store-day/block';
import { teamMonth } from './team-month/block';
import { thresholdRuler } from './threshold-ruler/block';

const drawings = {
  accountBox,
  accountWeeks,
  branchMap,
  consentScene,
  floorPlan,
  heldBack,
  hourlyWaits,
  kitchenMove,
  maskedViews,
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
