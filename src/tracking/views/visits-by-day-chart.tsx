import type { Figures } from '../store/read-page-statistics';
import { countTicks } from './chart-axis-scale';
import type { AnalyticsText } from './analytics-translations';

type DayChartProps = {
  /** Every day of the period, in order. */
  days: readonly Figures[];
  /** The language tag for formatting numbers. */
  tag: string;
  text: AnalyticsText;
  /** The label of a day on the axis. */
  labelOf: (day: Figures) => string;
};

type PanelProps = DayChartProps & {
  measure: 'visits' | 'completions';
  top: number;
  height: number;
};

const WIDTH = 960;
const LEFT = 56;
const RIGHT = 12;
const HEAD = 24;
const VISITS = { top: 0, height: 200 };
const COMPLETIONS = { top: 224, height: 120 };
const FOOT = 28;
const HEIGHT = COMPLETIONS.top + COMPLETIONS.height + FOOT;
/** The most days that can be labelled without overlap. */
const MAX_LABELLED_DAYS = 12;
/** The width of a bar, as a share of the width of its day. */
const FULL = 0.72;
const MAX_BAR_WIDTH = 48;

/** A bar chart of one measure with its name; two of them share the axis of days. */
function Panel({ days, tag, text, labelOf, measure, top, height }: PanelProps) {
  const ticks = countTicks(Math.max(...days.map((day) => day[measure])));
  const greatest = ticks.at(-1) ?? 1;
  const bottom = top + height;
  const y = (count: number) => bottom - (count / greatest) * (height - HEAD);
  const step = (WIDTH - LEFT - RIGHT) / days.length;
  const bar = Math.min(step * FULL, MAX_BAR_WIDTH);
  const whole = new Intl.NumberFormat(tag);
  return (
    <g className={`visits-${measure}`}>
      <text className="name" x={LEFT} y={top + 12}>
        {text[measure]}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 10} y={y(tick) + 4} textAnchor="end">
            {whole.format(tick)}
          </text>
        </g>
      ))}
      {days.map((day, index) => (
        <rect
          key={day.name}
          x={LEFT + step * (index + 0.5) - bar / 2}
          width={bar}
          y={y(day[measure])}
          height={bottom - y(day[measure])}
        >
          <title>{`${labelOf(day)}: ${whole.format(day[measure])}`}</title>
        </rect>
      ))}
    </g>
  );
}

/** A chart by day: visits, and below them submitted forms or reached goals. */
export function DayChart(props: DayChartProps) {
  const { days, text, labelOf } = props;
  const step = (WIDTH - LEFT - RIGHT) / days.length;
  const named = Math.ceil(days.length / MAX_LABELLED_DAYS);
  return (
    <svg
      className="response-chart"
      role="img"
      aria-label={text.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <Panel {...props} measure="visits" {...VISITS} />
      <Panel {...props} measure="completions" {...COMPLETIONS} />
      {days.map((day, index) =>
        (days.length - 1 - index) % named === 0 ? (
          <text
            key={day.name}
            x={LEFT + step * (index + 0.5)}
            y={HEIGHT - 8}
            textAnchor={index === days.length - 1 && named > 1 ? 'end' : 'middle'}
          >
            {labelOf(day)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
