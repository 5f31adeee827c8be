import {
  memberOf,
  toFrame,
  type BlockOf,
  type Frame,
  type TransformContext,
  type VariantFields,
} from '@/content/transforms/transform-context';
import type { Member } from '../../ui/section-family';
import { toAccountBox } from './account-box/model';
import { toAccountWeeks } from './account-weeks/model';
import { toBranchMap } from './branch-map/model';
import { toConsentScene } from './consent-scene/model';
import { toFloorPlan } from './floor-plan/model';
import { toHeldBack } from './held-back/model';
import { toHourlyWaits } from './hourly-waits/model';
import { toKitchenMove } from './kitchen-move/model';
import { toMaskedViews } from './masked-views/model';
import { toMonthlyCost } from './monthly-cost/model';
import { toNarrowingFlow } from './narrowing-flow/model';
import { toPlatformMap } from './platform-map/model';
import { toQuestionCut } from './question-cut/model';
import { toResultWall } from './result-wall/model';
import { toSignalBoard } from './signal-board/model';
import { toStorageMap } from './storage-map/model';
import { toStoreDay } from './store-day/model';
import { toTeamMonth } from './team-month/model';
import { toThresholdRuler } from './threshold-ruler/model';

/** Converts the fields of each variant to what its view needs besides title and text. */
const drawings = {
  accountBox: toAccountBox,
  accountWeeks: toAccountWeeks,
  branchMap: toBranchMap,
  consentScene: toConsentScene,
  floorPlan: toFloorPlan,
  heldBack: toHeldBack,
  hourlyWaits: toHourlyWaits,
  kitchenMove: toKitchenMove,
  maskedViews: toMaskedViews,
  monthlyCost: toMonthlyCost,
  narrowingFlow: toNarrowingFlow,
  platformMap: toPlatformMap,
  questionCut: toQuestionCut,
  resultWall: toResultWall,
  signalBoard: toSignalBoard,
  storageMap: toStorageMap,
  storeDay: toStoreDay,
  teamMonth: toTeamMonth,
  thresholdRuler: toThresholdRuler,
};

type DrawingName = keyof typeof drawings;

export type Drawings = { [N in DrawingName]: Frame & ReturnType<(typeof drawings)[N]> };

export type IllustrationModel = Member<Drawings>;

type ToDrawing<N extends DrawingName> = (
  fields: VariantFields<'illustration', N>,
  context: TransformContext,
) => object;

const toDrawing: { [N in DrawingName]: ToDrawing<N> } = drawings;

function toIllustration<N extends DrawingName>(
  name: N,
  block: BlockOf<'illustration'>,
  context: TransformContext,
): Extract<IllustrationModel, { name: N }> {
  const toOwn = memberOf(toDrawing, name);
  const fields = block[name];
  if (!fields) throw new Error(`An illustration without the fields of "${name}"`);
  const model = { ...toFrame(block), ...toOwn(fields, context) };
  // The name always matches its variant; TypeScript can not infer that through a union.
  return { name, model } as unknown as Extract<IllustrationModel, { name: N }>;
}

export const toIllustrationModel = (block: BlockOf<'illustration'>, context: TransformContext) =>
  toIllustration(block.variant, block, context);
