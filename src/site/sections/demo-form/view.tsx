import type { Locale } from '@/i18n/locales';
import { LeadForm } from '../../forms/lead-form';
import { Claim } from '../../ui/claim';
import type { DemoFormModel } from './model';

type DemoFormProps = { model: DemoFormModel; locale: Locale };

/** Left the promise and what happens next, right the form. */
export function DemoForm({ model, locale }: DemoFormProps) {
  return (
    <section className="bg-warm pt-[calc(var(--header-height)+clamp(32px,5vw,72px))] pb-(--section-space)">
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[1fr_1.15fr]">
        <div className="desktop:sticky desktop:top-[calc(var(--header-height)+48px)] desktop:self-start">
          <Claim as="h1" lines={model.titleLines} className="type-h1" />
          {model.text ? (
            <p className="mt-5 max-w-[32em] text-lead text-muted">{model.text}</p>
          ) : null}
          <ol className="mt-8 hidden gap-6 tablet:grid desktop:mt-12">
            {model.steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
                <span
                  aria-hidden="true"
                  className="grid size-10 place-items-center rounded-full border border-line-control font-semibold tabular-nums"
                >
                  {index + 1}
                </span>
                <span>
                  <span className="block font-semibold">{step.title}</span>
                  <span className="text-muted">{step.text}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <LeadForm locale={locale} version={model.version} page="/book-demo" />
      </div>
    </section>
  );
}
