import { hueField } from '@/cms/fields/look';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section';
import { onlyIn, variantField, variantGroups } from '@/cms/fields/variant';
import { accountWeeks } from './account-weeks/block';
import { branchMap } from './branch-map/block';
import { consentScene } from './consent-scene/block';
import { floorPlan } from './floor-plan/block';
import { heldBack } from './held-back/block';
import { hourlyWaits } from './hourly-waits/block';
import { maskedViews } from './masked-views/block';
import { platformMap } from './platform-map/block';
import { questionCut } from './question-cut/block';
import { signalBoard } from './signal-board/block';
import { storageMap } from './storage-map/block';
import { thresholdRuler } from './threshold-ruler/block';

const drawings = {
  accountWeeks,
  branchMap,
  consentScene,
  floorPlan,
  heldBack,
  hourlyWaits,
  maskedViews,
  platformMap,
  questionCut,
  signalBoard,
  storageMap,
  thresholdRuler,
};

const all = Object.keys(drawings);
/** Three are on a dark background, one on paper: they have no colour setting. */
const coloured = all.filter(
  (name) => !['accountWeeks', 'platformMap', 'storageMap', 'thresholdRuler'].includes(name),
);
/** Illustrations of the site itself are not samples. */
const invented = all.filter((name) => !['consentScene', 'storageMap'].includes(name));

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
