import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SentenceHeading } from '../../ui/sentence-heading';
import { gridColumns } from '../../ui/grid-columns';
import { Icon } from '../../ui/icon';
import { SampleNote } from '../../ui/sample-note';
import type { PlanComparisonModel } from './model';

type PlanComparisonProps = { model: PlanComparisonModel; locale: Locale };

/** The grid of a row. On a phone the row's name is above its values, so that nothing scrolls sideways. */
const lineOf = (plans: readonly string[]) => `grid ${gridColumns(plans.length)} tablet:table-row`;
const cell = 'pr-2 py-3 text-small tablet:px-4';

/** A table of everything in the plans; the plans' names stay in view while it scrolls. */
export function PlanComparison({ model, locale }: PlanComparisonProps) {
  const t = getT(locale, 'sections');
  const line = lineOf(model.plans);
  return (
    <section className="section-space">
      <div className="page-width">
        <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
        {model.text ? <p className="mt-4 max-w-[65ch] text-lead text-muted">{model.text}</p> : null}
        <table
          aria-label={t('planComparison.caption')}
          className="mt-8 block w-full border-collapse text-left tablet:table tablet:table-fixed desktop:mt-12"
        >
          <thead className="sticky top-(--header-height) z-10 block bg-paper tablet:table-header-group">
            <tr className={`${line} border-b-2 border-ink`}>
              <th scope="col" className="sr-only tablet:not-sr-only tablet:w-[34%] tablet:p-0">
                <span className="sr-only">{t('planComparison.feature')}</span>
              </th>
              {model.plans.map((plan) => (
                <th
                  key={plan}
                  scope="col"
                  className="py-3 pr-2 align-bottom text-tiny leading-snug font-semibold tablet:px-4 desktop:text-body"
                >
                  {plan}
                </th>
              ))}
            </tr>
          </thead>
          {model.groups.map((group) => (
            <tbody key={group.title} className="block tablet:table-row-group">
              <tr className={line}>
                <th
                  scope="rowgroup"
                  colSpan={model.plans.length + 1}
                  className="col-span-full pt-10 pb-3 text-lead font-semibold"
                >
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.name} className={`${line} border-t border-line`}>
                  <th
                    scope="row"
                    className="col-span-full pt-3 pr-4 text-small font-semibold tablet:py-3 tablet:font-normal"
                  >
                    {row.name}
                  </th>
                  {row.values.map((value, index) => (
                    <td key={model.plans[index]} className={cell}>
                      <Value
                        value={value}
                        included={t('planComparison.included')}
                        missing={t('planComparison.missing')}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <SampleNote shown={model.sample} className="mt-6 text-small text-muted" />
      </div>
    </section>
  );
}

type ValueProps = { value: string | boolean; included: string; missing: string };

function Value({ value, included, missing }: ValueProps) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? (
        <Icon name="check" className="size-5 text-jade" />
      ) : (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{value ? included : missing}</span>
    </>
  );
}
