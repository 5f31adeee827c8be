import { familyView } from '../../ui/family';
import { AccountWeeks } from './account-weeks/view';
import { BranchMap } from './branch-map/view';
import { ConsentScene } from './consent-scene/view';
import { FloorPlan } from './floor-plan/view';
import { HeldBack } from './held-back/view';
import { HourlyWaits } from './hourly-waits/view';
import { MaskedViews } from './masked-views/view';
import { PlatformMap } from './platform-map/view';
import { QuestionCut } from './question-cut/view';
import { SignalBoard } from './signal-board/view';
import { StorageMap } from './storage-map/view';
import { ThresholdRuler } from './threshold-ruler/view';
import type { Drawings } from './model';

/** A title, and one of the illustrations. */
export const Illustration = familyView<Drawings>({
  accountWeeks: AccountWeeks,
  branchMap: BranchMap,
  consentScene: ConsentScene,
  floorPlan: FloorPlan,
  heldBack: HeldBack,
  hourlyWaits: HourlyWaits,
  maskedViews: MaskedViews,
  platformMap: PlatformMap,
  questionCut: QuestionCut,
  signalBoard: SignalBoard,
  storageMap: StorageMap,
  thresholdRuler: ThresholdRuler,
});
