import {
  memberOf,
  toFrame,
  type BlockOf,
  type Frame,
  type TransformContext,
  type VariantFields,
} from '@/content/transforms/transform-context';
import type { Member } from '../../ui/section-variant-view';
import { toAccountBox } from './account-data-flow/model';
import { toAccountWeeks } from './customer-account-by-week/model';
import { toBranchMap } from './question-branches/model';
import { toComplaintsByWeek } from './complaints-by-week/model';
import { toConsentScene } from './annotated-consent-dialog/model';
import { toFloorPlan } from './store-floor-plan/model';
import { toHandoverPaths } from './who-answers-each-request/model';
import { toHeldBack } from './control-group-comparison/model';
import { toHourlyWaits } from './hourly-waiting-times/model';
import { toKitchenMove } from './kitchen-before-and-after/model';
import { toMaskedViews } from './answer-by-role/model';
import { toMessagesByHour } from './messages-by-hour/model';
import { toMonthlyCost } from './monthly-cost/model';
import { toNarrowingFlow } from './step-funnel/model';
import { toPlatformMap } from './platform-map/model';
import { toQuestionCut } from './shortened-questionnaire/model';
import { toResultWall } from './framework-results/model';
import { toSignalBoard } from './weekly-employee-scores/model';
import { toStorageMap } from './browser-storage-table/model';
import { toStoreDay } from './store-manager-day/model';
import { toTeamMonth } from './duty-calendar/model';
import { toThresholdRuler } from './confidence-interval/model';

/** Converts the fields of each variant to the props that its view needs in addition to title and text. */
const drawings = {
  accountBox: toAccountBox,
  accountWeeks: toAccountWeeks,
  branchMap: toBranchMap,
  complaintsByWeek: toComplaintsByWeek,
  consentScene: toConsentScene,
  floorPlan: toFloorPlan,
  handoverPaths: toHandoverPaths,
  heldBack: toHeldBack,
  hourlyWaits: toHourlyWaits,
  kitchenMove: toKitchenMove,
  maskedViews: toMaskedViews,
  messagesByHour: toMessagesByHour,
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
  // The cast is safe: the name always matches its variant, but TypeScript can not infer that through a union.
  return { name, model } as unknown as Extract<IllustrationModel, { name: N }>;
}

export const toIllustrationModel = (block: BlockOf<'illustration'>, context: TransformContext) =>
  toIllustration(block.variant, block, context);
