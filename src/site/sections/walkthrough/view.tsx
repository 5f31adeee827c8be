import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Exhibit } from '../../pictures/exhibits/exhibit';
import { Claim } from '../../ui/claim';
import { hueOf } from '../../ui/hue';
import type { WalkthroughModel } from './model';

type WalkthroughProps = { model: WalkthroughModel; locale: Locale };
type Step = WalkthroughModel['steps'][number];
type Sides = { customer: string; team: string };

/** One flow from its first message to what changed: words and picture change sides at every step. */
export function Walkthrough({ model, locale }: WalkthroughProps) {
  const t = getT(locale, 'sections');
  const sides: Sides = { customer: t('walkthrough.customer'), team: t('walkthrough.team') };
  return (
    <section data-hue={hueOf(model.hue)} className="section-space">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.5fr_1fr] desktop:items-end">
          <Claim as="h2" lines={model.titleLines} className="type-h2" />
          <div>
            {model.text ? <p className="text-lead text-muted">{model.text}</p> : null}
            {model.sampleNote ? (
              <p className="mt-2 text-small text-muted">{model.sampleNote}</p>
            ) : null}
          </div>
        </div>
        <ol className="mt-10 grid gap-14 tablet:gap-10 desktop:mt-16">
          {model.steps.map((step, index) => (
            <StepRow key={step.title} step={step} number={index + 1} sides={sides} />
          ))}
        </ol>
      </div>
    </section>
  );
}

type StepRowProps = { step: Step; number: number; sides: Sides };

function StepRow({ step, number, sides }: StepRowProps) {
  const even = number % 2 === 0;
  return (
    <li className="grid gap-x-12 gap-y-6 tablet:grid-cols-2 tablet:items-stretch desktop:gap-x-20">
      <div className={`flex flex-col justify-center ${even ? 'tablet:order-2' : ''}`}>
        <span
          aria-hidden="true"
          className="type-h1 leading-none! font-semibold text-(--hue) tabular-nums"
        >
          {number}
        </span>
        <h3 className="type-h3 mt-4">{step.title}</h3>
        <p className="mt-2 max-w-[36em] text-muted">{step.text}</p>
        <dl className="mt-5 grid gap-x-6 gap-y-3 desktop:grid-cols-2">
          <Side label={sides.customer} text={step.customer} />
          <Side label={sides.team} text={step.team} />
        </dl>
      </div>
      <div
        className={`grid min-w-0 content-center gap-4 rounded-card p-5 tablet:p-6 desktop:rounded-stage desktop:p-12 ${
          even ? 'bg-warm' : 'bg-(--hue-soft)'
        }`}
      >
        {step.exhibits.map((exhibit) => (
          <Exhibit
            key={`${exhibit.from}${exhibit.title}`}
            model={exhibit}
            className="mx-auto w-full max-w-[26rem]"
          />
        ))}
      </div>
    </li>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-small font-semibold text-(--hue)">{label}</dt>
      <dd className="mt-0.5 text-small">{text}</dd>
    </div>
  );
}
