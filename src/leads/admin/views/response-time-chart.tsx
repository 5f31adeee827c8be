import type { ResponseGroup } from '../../sla/response-time-statistics';
import type { ResponseTimeText } from './response-time-translations';
import { minuteScale } from './chart-minute-scale';

type WeekChartProps = {
  weeks: readonly ResponseGroup[];
  promiseMinutes: number;
  text: ResponseTimeText;
  labelOf: (group: ResponseGroup) => string;
};

const WIDTH = 960;
const HEIGHT = 320;
const LEFT = 72;
const RIGHT = 120;
const TOP = 20;
const BOTTOM = 40;
/** The maximum number of weeks whose labels do not overlap. */
const MAX_LABELLED_WEEKS = 13;

/**
 * The chart of response times by week: a dot at the median, a line up to the 95th percentile, and a line at the
 * promised reply time.
 */
export function WeekChart({ weeks, promiseMinutes, text, labelOf }: WeekChartProps) {
  const greatest = Math.max(promiseMinutes, ...weeks.map(({ p95 }) => p95 ?? 0));
  const { at, ticks } = minuteScale(greatest, HEIGHT - TOP - BOTTOM);
  const y = (minutes: number) => HEIGHT - BOTTOM - at(minutes);
  const step = (WIDTH - LEFT - RIGHT) / weeks.length;
  const x = (index: number) => LEFT + step * (index + 0.5);
  const named = Math.ceil(weeks.length / MAX_LABELLED_WEEKS);
  const medians = weeks.flatMap(({ median }, index) =>
    median === null ? [] : [`${x(index)},${y(median)}`],
  );
  return (
    <svg
      className="response-chart"
      role="img"
      aria-label={text.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 10} y={y(tick) + 4} textAnchor="end">
            {text.minutes.replace('{{count}}', String(tick))}
          </text>
        </g>
      ))}
      <line
        className="promise"
        x1={LEFT}
        x2={WIDTH - RIGHT}
        y1={y(promiseMinutes)}
        y2={y(promiseMinutes)}
      />
      <text className="promise" x={WIDTH - RIGHT + 10} y={y(promiseMinutes) + 4}>
        {text.promise.replace('{{count}}', String(promiseMinutes))}
      </text>
      <polyline className="medians" points={medians.join(' ')} />
      {weeks.map((week, index) => (
        <g key={week.name}>
          {week.median === null || week.p95 === null ? null : (
            <>
              <line
                className="range"
                x1={x(index)}
                x2={x(index)}
                y1={y(week.median)}
                y2={y(week.p95)}
              />
              <line
                className="range"
                x1={x(index) - 7}
                x2={x(index) + 7}
                y1={y(week.p95)}
                y2={y(week.p95)}
              />
              <circle className="median" cx={x(index)} cy={y(week.median)} r="6" />
            </>
          )}
          {(weeks.length - 1 - index) % named === 0 ? (
            <text x={x(index)} y={HEIGHT - 12} textAnchor="middle">
              {labelOf(week)}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
