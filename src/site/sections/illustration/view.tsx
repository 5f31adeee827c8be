import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
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
import type { DrawingName, Drawings, IllustrationModel } from './model';

const views: { [N in DrawingName]: ComponentType<{ model: Drawings[N]; locale: Locale }> } = {
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
};

type IllustrationProps = { model: IllustrationModel; locale: Locale };

/** A claim, and one of the drawings that show it. */
export function Illustration({ model, locale }: IllustrationProps) {
  // The name is paired with the view of its drawing; TypeScript can not follow that through a union.
  const View = views[model.name] as ComponentType<{
    model: IllustrationModel['drawing'];
    locale: Locale;
  }>;
  return <View model={model.drawing} locale={locale} />;
}
