import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { SampleNote } from '../../ui/sample-note';
import { BoardSteps } from './storyboard-steps';
import type { WalkthroughModel } from './model';
import type { StepsProps } from './seen-by-customer-and-team';
import { SideSteps } from './alternating-steps';
import { ThreadSteps } from './connected-steps';

type WalkthroughProps = { model: WalkthroughModel; locale: Locale };

const layouts: Record<WalkthroughModel['layout'], ComponentType<StepsProps>> = {
  sides: SideSteps,
  thread: ThreadSteps,
  board: BoardSteps,
};

/** A whole process, from the first message to the result, in text and pictures. */
export function Walkthrough({ model, locale }: WalkthroughProps) {
  const Steps = layouts[model.layout];
  return (
    <section data-hue={hueOf(model.hue)} className="section-space">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.5fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          <div>
            {model.text ? <p className="text-lead text-muted">{model.text}</p> : null}
            <SampleNote shown={model.sample} className="mt-2 text-small text-muted" />
          </div>
        </div>
        <Steps steps={model.steps} locale={locale} />
      </div>
    </section>
  );
}
