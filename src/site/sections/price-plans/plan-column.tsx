import type { Locale } from '@/i18n/locales';
import { formatVnd, vndParts } from '@/i18n/format-money';
import { getT } from '@/i18n/server-translations';
import { ButtonLink } from '../../ui/button-link';
import type { Plan } from './model';
import { PlanIncludes } from './plan-contents';

type PlanColumnProps = { plan: Plan; locale: Locale };

/** One plan; the one with a badge has a dark background. */
export function PlanColumn({ plan, locale }: PlanColumnProps) {
  const marked = plan.badge !== null;
  return (
    <li
      data-ground={marked ? 'dark' : 'light'}
      className={`grid content-start gap-x-12 gap-y-7 border-line p-6 not-first:max-desktop:border-t tablet:grid-cols-2 tablet:p-8 desktop:grid-cols-1 desktop:not-first:border-l ${
        marked ? 'bg-ink text-paper [--plan-mark:var(--color-gold)]' : ''
      }`}
    >
      <div className="flex flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="type-h3">{plan.name}</h3>
          {plan.badge ? (
            <span className="rounded-full border border-gold px-3 py-0.5 text-tiny font-semibold text-gold">
              {plan.badge}
            </span>
          ) : null}
        </div>
        <p className="mt-2 text-small text-(--theme-muted) desktop:min-h-[4.2em]">{plan.text}</p>
        <div data-clear className="mt-5">
          <Price plan={plan} locale={locale} />
        </div>
        {plan.button ? (
          <ButtonLink
            {...plan.button}
            variant={marked ? 'primary' : 'quiet'}
            className="mt-6 self-stretch"
          />
        ) : null}
      </div>
      <div className="border-(--theme-line) max-tablet:border-t max-tablet:pt-6 desktop:border-t desktop:pt-6">
        <PlanIncludes items={plan.includes} />
      </div>
    </li>
  );
}

type PriceProps = { plan: Plan; locale: Locale };

/** Both prices of a plan; the price of the chosen payment period is large. */
function Price({ plan, locale }: PriceProps) {
  const t = getT(locale, 'sections');
  const monthly = formatVnd(locale, plan.monthly);
  const yearly = formatVnd(locale, plan.yearly);
  const total = formatVnd(locale, plan.yearly * 12);
  return (
    <>
      <div className="group-has-[[value=yearly]:checked]/plans:hidden">
        <LargeAmount amount={plan.monthly} locale={locale} />
        <p className="mt-1 min-h-[2lh] text-small text-balance text-(--theme-muted)">
          {t('plans.ifYearly', { amount: yearly, total })}
        </p>
      </div>
      <div className="hidden group-has-[[value=yearly]:checked]/plans:block">
        <LargeAmount amount={plan.yearly} locale={locale} />
        <p className="mt-1 min-h-[2lh] text-small text-balance text-(--theme-muted)">
          {t('plans.yearTotal', { total, amount: monthly })}
        </p>
      </div>
    </>
  );
}

type LargeAmountProps = { amount: number; locale: Locale };

function LargeAmount({ amount, locale }: LargeAmountProps) {
  return (
    <p>
      <span data-amount="" className="type-h2 block tabular-nums">
        {vndParts(locale, amount).map(({ text, sign }, index) => (
          <span key={index} className={sign ? 'text-[0.6em] font-normal' : undefined}>
            {text}
          </span>
        ))}
      </span>
      <span className="text-small text-(--theme-muted)">
        {getT(locale, 'sections')('plans.perMonth')}
      </span>
    </p>
  );
}
