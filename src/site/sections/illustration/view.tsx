import { familyView } from '../../ui/section-variant-view';
import { AccountBox } from './account-data-flow/view';
import { AccountWeeks } from './customer-account-by-week/view';
import { BranchMap } from './question-branches/view';
import { ComplaintsByWeek } from './complaints-by-week/view';
import { ConsentScene } from './annotated-consent-dialog/view';
import { FloorPlan } from './store-floor-plan/view';
import { HandoverPaths } from './who-answers-each-request/view';
import { HeldBack } from './control-group-comparison/view';
import { HourlyWaits } from './hourly-waiting-times/view';
import { KitchenMove } from './kitchen-before-and-after/view';
import { MaskedViews } from './answer-by-role/view';
import { MessagesByHour } from './messages-by-hour/view';
import { MonthlyCost } from './monthly-cost/view';
import { NarrowingFlow } from './step-funnel/view';
import { PlatformMap } from './platform-map/view';
import { QuestionCut } from './shortened-questionnaire/view';
import { ResultWall } from './framework-results/view';
import { SignalBoard } from './weekly-employee-scores/view';
import { StorageMap } from './browser-storage-table/view';
import { StoreDay } from './store-manager-day/view';
import { TeamMonth } from './duty-calendar/view';
import { ThresholdRuler } from './confidence-interval/view';
import type { Drawings } from './model';

/** The section of an illustration: a title, and one of the drawings. */
export const Illustration = familyView<Drawings>({
  accountBox: AccountBox,
  accountWeeks: AccountWeeks,
  branchMap: BranchMap,
  complaintsByWeek: ComplaintsByWeek,
  consentScene: ConsentScene,
  floorPlan: FloorPlan,
  handoverPaths: HandoverPaths,
  heldBack: HeldBack,
  hourlyWaits: HourlyWaits,
  kitchenMove: KitchenMove,
  maskedViews: MaskedViews,
  messagesByHour: MessagesByHour,
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
