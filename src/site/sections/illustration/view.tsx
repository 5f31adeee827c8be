import { familyView } from '../../ui/section-family';
import { AccountBox } from './account-box/view';
import { AccountWeeks } from './account-weeks/view';
import { BranchMap } from './branch-map/view';
import { ConsentScene } from './consent-scene/view';
import { FloorPlan } from './floor-plan/view';
import { HeldBack } from './held-back/view';
import { HourlyWaits } from './hourly-waits/view';
import { KitchenMove } from './kitchen-move/view';
import { MaskedViews } from './masked-views/view';
import { MonthlyCost } from './monthly-cost/view';
import { NarrowingFlow } from './narrowing-flow/view';
import { PlatformMap } from './platform-map/view';
import { QuestionCut } from './question-cut/view';
import { ResultWall } from './result-wall/view';
import { SignalBoard } from './signal-board/view';
import { StorageMap } from './storage-map/view';
import { StoreDay } from './store-day/view';
import { TeamMonth } from './team-month/view';
import { ThresholdRuler } from './threshold-ruler/view';
import type { Drawings } from './model';

/** A title, and one of the illustrations. */
export const Illustration = familyView<Drawings>({
  accountBox: AccountBox,
  accountWeeks: AccountWeeks,
  branchMap: BranchMap,
  consentScene: ConsentScene,
  floorPlan: FloorPlan,
  heldBack: HeldBack,
  hourlyWaits: HourlyWaits,
  kitchenMove: KitchenMove,
  maskedViews: MaskedViews,
  monthlyCost: MonthlyCost,
  narrowingFlow: NarrowingFlow,
  platformMap: PlatformMap,
  questionCut: QuestionCut,
  resultWall: ResultWall,
  signalBoard: SignalBoard,
  storageMap: StorageMap,
  storeDay: StoreDay,
  teamMonth: TeamMonth,
  thresholdRuler: ThresholdRuler,
});
