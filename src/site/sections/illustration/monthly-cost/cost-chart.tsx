import type { Locale } from '@/i18n/locales';
import { cssNumber } from '@/lib/css-number-attribute';
import { MonthReading, MonthSlider } from './month-slider';
import { chartTop } from './plan-costs';
import type { MonthlyCostModel } from './model';

type CostChartProps = { model: MonthlyCostModel; locale: Locale };
type Point = { used: number; cost: number };

/** Cost by usage: a thin line for each plan, a gold line along the cheapest plan, and a slider along the scale. */
export function CostChart({ model, locale }: CostChartProps) {
  const { end, plans, invoices, slider } = model;
  const { scale, start } = slider;
  const top = chartTop(scale.plans, end);
  const x = (used: number) => (used / end) * 100;
  const y = (cost: number) => 100 - (cost / top) * 100;
  const line = (points: Point[]) =>
    `M${points.map(({ used, cost }) => `${round(x(used))} ${round(y(cost))}`).join('L')}`;
  return (
    <div data-behaviour="show-month" data-scale={JSON.stringify(scale)}>
      <MonthReading model={model} />
      <p aria-hidden="true" className="mt-6 mb-4 flex items-center gap-3 text-small text-gold">
        <span className="w-8 shrink-0 border-b-[3px] border-gold" />
        {model.cheapest}
      </p>
      <div
        aria-hidden="true"
        className="drawn relative h-64 border-b border-muted-dark tablet:h-80 desktop:h-96"
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          fill="none"
        >
          {plans.map(({ name, corners, from }) => (
            <g key={name}>
              <path
                d={line(corners)}
                stroke="var(--color-muted-dark)"
                strokeOpacity="0.45"
                vectorEffect="non-scaling-stroke"
              />
              {from > 0 ? (
                <path
                  d={`M${round(x(from))} 0V100`}
                  stroke="var(--color-muted-dark)"
                  strokeOpacity="0.45"
                  strokeDasharray="3 5"
                  vectorEffect="non-scaling-stroke"
                />
              ) : null}
            </g>
          ))}
          <path
            d={line(plans.flatMap(({ cheapest }) => cheapest))}
            stroke="var(--color-gold)"
            strokeWidth="5"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {invoices.map(({ who, used, cost }, index) => (
          <span
            key={who}
            data-x={cssNumber(x(used))}
            data-y={cssNumber(y(cost))}
            className="absolute top-(--y-percent) left-(--x-percent) grid size-7 -translate-1/2 place-items-center rounded-full border-2 border-gold bg-paper text-small font-semibold text-ink tablet:size-8"
          >
            {index + 1}
          </span>
        ))}
        <span
          data-month-mark=""
          data-x={cssNumber(start.x)}
          data-y={cssNumber(start.y)}
          className="absolute top-(--y-percent) left-(--x-percent) size-5 -translate-1/2 rounded-full border-2 border-paper bg-son noscript:hidden print:hidden"
        />
      </div>
      <MonthSlider model={model} locale={locale} />
      <ol className="flex tabular-nums">
        {plans.map(({ name, from, to, until, untilWords, price, stretch }) => (
          <li
            key={name}
            data-x={cssNumber(x(to - from))}
            className={`w-(--x-percent) min-w-0 pt-2 text-tiny text-muted-dark ${
              from > 0 ? 'border-l border-muted-dark pl-1 tablet:px-4' : ''
            }`}
          >
            <p className="sr-only">{stretch}</p>
            <div aria-hidden="true">
              <p className="font-semibold text-paper tablet:text-lead">{name}</p>
              <p className="hidden tablet:block">{price}</p>
              <p className="tablet:hidden">{until}</p>
              <p className="hidden tablet:block">{untilWords}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
