import { cssNumber } from '@/lib/css-number-attribute';
import type { HourlyWaitsModel } from './model';

type WaitsChartProps = { chart: HourlyWaitsModel['chart'] };
type Slot = HourlyWaitsModel['chart']['slots'][number];

/**
 * The height of the chart, as a multiple of the highest value: the space above is for the number of the tallest bar.
 */
const HEADROOM = 1.14;

/** Waiting times by time of day, before and after, compared with the promised time. */
export function WaitsChart({ chart }: WaitsChartProps) {
  const values = chart.slots.flatMap(({ before, after }) => [before, after]);
  const top = Math.max(chart.limit.value, ...values) * HEADROOM;
  const percent = (value: number) => cssNumber((value / top) * 100);
  return (
    <ol className="mt-7 grid auto-cols-fr grid-flow-col">
      {chart.slots.map((slot) => (
        <li key={slot.time} className="min-w-0">
          <p className="sr-only">{sentence(slot, chart)}</p>
          <div aria-hidden="true" className="text-center text-tiny tabular-nums">
            <div className="relative h-60 border-b border-ink tablet:h-72">
              <span
                data-x={percent(slot.before)}
                className="absolute inset-x-[5%] tablet:inset-x-[14%] bottom-0 h-(--x-percent) rounded-t-[6px] border border-b-0 border-dashed border-line-control bg-warm"
              />
              <span
                data-x={percent(slot.after)}
                className={`absolute inset-x-[12%] tablet:inset-x-[26%] bottom-0 flex h-(--x-percent) items-start justify-center rounded-t-[6px] pt-1 font-semibold text-paper ${
                  slot.after > chart.limit.value ? 'bg-son' : 'bg-(--hue)'
                }`}
              >
                {slot.after}
              </span>
              <span
                data-x={percent(chart.limit.value)}
                className="absolute inset-x-0 bottom-(--x-percent) border-t-2 border-son"
              />
              <span
                data-x={percent(slot.before)}
                className="absolute bottom-(--x-percent) left-1/2 mb-0.5 -translate-x-1/2 bg-paper px-0.5 leading-tight text-muted"
              >
                {slot.before}
              </span>
            </div>
            <p className="pt-2 font-semibold">{slot.time}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const sentence = ({ time, before, after }: Slot, chart: HourlyWaitsModel['chart']): string =>
  `${time}. ${chart.before}: ${before} ${chart.unit}. ${chart.after}: ${after} ${chart.unit}.`;

export function WaitsKey({ chart }: WaitsChartProps) {
  const mark = 'inline-block shrink-0';
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-muted">
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`${mark} size-3.5 rounded-[4px] border border-dashed border-line-control bg-warm`}
        />
        {chart.before}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={`${mark} size-3.5 rounded-[4px] bg-(--hue)`} />
        {chart.after}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={`${mark} w-5 border-t-2 border-son`} />
        {chart.limit.label}
      </li>
    </ul>
  );
}
