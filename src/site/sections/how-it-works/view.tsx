import type { Locale } from '@/i18n/locales';
import { Picture } from '../../pictures/picture-registry';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { SampleNote } from '../../ui/sample-note';
import type { HowItWorksModel } from './model';
import { StepConversation } from './step-conversation';

type HowItWorksProps = { model: HowItWorksModel; locale: Locale };
type Step = HowItWorksModel['steps'][number];

/** Steps in two columns, the right one lower. With three steps the title takes the first of the four places. */
export function HowItWorks({ model, locale }: HowItWorksProps) {
  const claimIsACell = model.steps.length === 3;
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-6 gap-y-12 tablet:grid-cols-2 desktop:gap-x-8">
        <div
          className={
            claimIsACell
              ? 'max-tablet:pb-2 tablet:pr-6 desktop:pt-4'
              : 'tablet:col-span-2 desktop:max-w-[820px]'
          }
        >
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? (
            <p className="mt-5 max-w-[36em] text-lead text-muted">{model.text}</p>
          ) : null}
          <SampleNote shown={model.sample} className="mt-5 text-small text-muted" />
        </div>
        <ol className="contents">
          {model.steps.map((step, index) => (
            <StepCell
              key={step.title}
              step={step}
              number={index + 1}
              locale={locale}
              low={index % 2 === (claimIsACell ? 0 : 1)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

type StepCellProps = { step: Step; number: number; locale: Locale; low: boolean };

function StepCell({ step, number, locale, low }: StepCellProps) {
  return (
    <li
      data-hue={hueOf(step.hue)}
      className={`flex flex-col ${low ? 'tablet:translate-y-10 desktop:translate-y-16' : ''}`}
    >
      <div className="flex grow items-center justify-center rounded-card bg-(--hue-soft) p-4 has-[[data-flush]]:items-end has-[[data-flush]]:pb-0 tablet:p-6 desktop:p-8">
        <div className="w-full min-w-0">
          {step.picture ? <Picture name={step.picture} locale={locale} /> : null}
          {step.messages.length > 0 ? <StepConversation messages={step.messages} /> : null}
        </div>
      </div>
      <div className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 desktop:min-h-40">
        <span
          aria-hidden="true"
          className="type-h1 leading-none! font-semibold text-(--hue) tabular-nums"
        >
          {number}
        </span>
        <div className="pt-1">
          <h3 className="type-h3">{step.title}</h3>
          <p className="mt-2 max-w-[38em] text-muted">{step.text}</p>
        </div>
      </div>
    </li>
  );
}
