import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { WaitsChart, WaitsKey } from './hourly-chart';
import type { HourlyWaitsModel } from './model';

type HourlyWaitsProps = { model: HourlyWaitsModel };

/** Waiting times by time of day as a chart, with the conclusion below and figures beside it, on a dark background. */
export function HourlyWaits({ model }: HourlyWaitsProps) {
  const { chart } = model;
  return (
    <section
      data-hue={hueOf(model.hue)}
      data-ground="dark"
      className="section-space bg-ink text-paper"
    >
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid gap-x-12 gap-y-8 desktop:mt-14 desktop:grid-cols-[1fr_2.6fr] desktop:gap-x-16">
          <dl className="grid content-start gap-x-8 tablet:grid-cols-3 desktop:grid-cols-1 desktop:content-between">
            {model.figures.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-gold/50 py-4 desktop:pt-6"
              >
                <dt className="mt-1 max-w-[26em] text-small text-balance text-muted-dark">
                  {label}
                </dt>
                <dd className="type-h1 whitespace-nowrap tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <div
            data-ground="light"
            className="min-w-0 rounded-card bg-paper p-5 text-ink tablet:rounded-stage tablet:p-9"
          >
            <h3 className="max-w-[44em] font-semibold text-balance">{chart.title}</h3>
            <WaitsKey chart={chart} />
            <WaitsChart chart={chart} />
            <p className="mt-6 rounded-control bg-(--hue-soft) px-5 py-4 text-small text-pretty text-(--hue)">
              {chart.note}
            </p>
            <SampleNote shown={model.sample} className="mt-4 text-tiny text-muted" />
          </div>
        </div>
      </div>
    </section>
  );
}
