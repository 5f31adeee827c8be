import type { Locale } from '@/i18n/locales';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { CostChart } from './cost-chart';
import type { MonthlyCostModel } from './model';

type MonthlyCostProps = { model: MonthlyCostModel; locale: Locale };

/** The cost of a month by usage, with example invoices as numbered pins; the invoices are listed below. */
export function MonthlyCost({ model, locale }: MonthlyCostProps) {
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <CostChart model={model} locale={locale} />
        <ol className="mt-10 grid gap-x-8 gap-y-8 desktop:mt-14 desktop:grid-cols-3">
          {model.invoices.map(({ who, amount, text }, index) => (
            <li key={who} className="border-t border-gold/50 pt-5">
              <p className="flex items-center gap-3 text-small">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-paper font-semibold text-ink tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="font-semibold text-gold">{who}</span>
              </p>
              <p className="type-h2 mt-4 tabular-nums">{amount}</p>
              <p className="mt-2 max-w-[40em] text-small text-pretty text-muted-dark">{text}</p>
            </li>
          ))}
        </ol>
        <SampleNote shown={model.sample} className="mt-8 text-small text-muted-dark" />
      </div>
    </section>
  );
}
