import { cssNumber } from '@/lib/css-number';
import type { MonthlyCostModel } from './model';

type CostChartProps = { model: MonthlyCostModel };
type Point = { used: number; cost: number };

/** Space above the highest cost for its pin. */
const HEADROOM = 1.16;

/** Cost by usage: a thin line for each plan, and a gold line along the cheapest plan. */
export function CostChart({ model }: CostChartProps) {
  const { end, plans, invoices } = model;
  const top = Math.max(...plans.flatMap(({ cheapest }) => cheapest.map(({ cost }) => cost)));
  const x = (used: number) => (used / end) * 100;
  const y = (cost: number) => 100 - (cost / (top * HEADROOM)) * 100;
  const line = (points: Point[]) =>
    `M${points.map(({ used, cost }) => `${round(x(used))} ${round(y(cost))}`).join('L')}`;
  return (
    <div className="mt-8 desktop:mt-12">
      <p aria-hidden="true" className="mb-4 flex items-center gap-3 text-small text-gold">
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
      </div>
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
