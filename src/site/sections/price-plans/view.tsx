import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ButtonLink } from '../../ui/button-link';
import { SentenceHeading } from '../../ui/sentence-heading';
import { SampleNote } from '../../ui/sample-note';
import { BillingSwitch } from './billing-switch';
import type { PlansModel } from './model';
import { PlanColumn } from './plan-column';
import { PlanIncludes } from './plan-contents';

type PlansProps = { model: PlansModel; locale: Locale };

/**
 * Two or three plans on one panel, and the negotiated one below. CSS makes the price of the chosen payment period large
 * and shows the other below it, so no script is needed.
 */
export function Plans({ model, locale }: PlansProps) {
  const t = getT(locale, 'sections');
  const { custom } = model;
  return (
    <section className="group/plans bg-warm pb-(--section-space)">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          <BillingSwitch
            legend={t('plans.billing')}
            monthly={t('plans.monthly')}
            yearly={t('plans.yearly')}
            hint={model.yearlyHint}
          />
        </div>
        <ul className="mt-8 grid overflow-hidden rounded-card border border-line bg-paper tablet:rounded-stage desktop:mt-10 desktop:grid-cols-3">
          {model.plans.map((plan) => (
            <PlanColumn key={plan.name} plan={plan} locale={locale} />
          ))}
        </ul>
        <div className="mt-4 grid gap-x-12 gap-y-6 rounded-card border border-line-control p-6 tablet:rounded-stage tablet:p-8 desktop:grid-cols-[1fr_1.4fr_auto] desktop:items-center">
          <div>
            <h3 className="type-h3">{custom.name}</h3>
            <p className="mt-2 text-small text-muted">{custom.text}</p>
          </div>
          <PlanIncludes items={custom.includes} className="tablet:grid-cols-2" />
          <div className="desktop:text-right">
            <p data-clear className="mb-3 font-semibold">
              {custom.price}
            </p>
            {custom.button ? <ButtonLink {...custom.button} variant="quiet" /> : null}
          </div>
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-x-12 gap-y-2 text-small text-muted">
          {model.terms ? <p className="max-w-[65ch]">{model.terms}</p> : null}
          <SampleNote shown={model.sample} />
        </div>
      </div>
    </section>
  );
}
