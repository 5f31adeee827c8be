import { ReportTable } from '@/cms/admin/report-table';
import type { ResponseGroup } from '../../sla/response-time-statistics';
import type { ResponseTimeText } from './response-time-translations';
import { minuteScale } from './chart-minute-scale';

type ResponseTableProps = {
  groups: readonly ResponseGroup[];
  /** The heading of the table's first column. */
  heading: string;
  promiseMinutes: number;
  /** The language tag for formatting numbers. */
  tag: string;
  text: ResponseTimeText;
  nameOf: (group: ResponseGroup) => string;
  /** Whether a bar from the median to the 95th percentile is drawn beside the numbers. */
  drawn?: boolean;
};

const BAR = 260;
const EDGE = 8;

/**
 * Draws the range from the median to the 95th percentile, and a line at the promised reply time. All rows of the
 * table have the same scale.
 */
function Bar({
  group,
  at,
  promise,
}: {
  group: ResponseGroup;
  at: (m: number) => number;
  promise: number;
}) {
  const { median, p95 } = group;
  return (
    <svg className="response-bar" aria-hidden="true" viewBox={`0 0 ${BAR + 2 * EDGE} 24`}>
      <line className="grid" x1={EDGE} x2={BAR + EDGE} y1="12" y2="12" />
      <line className="promise" x1={EDGE + at(promise)} x2={EDGE + at(promise)} y1="2" y2="22" />
      {median === null || p95 === null ? null : (
        <>
          <line className="range" x1={EDGE + at(median)} x2={EDGE + at(p95)} y1="12" y2="12" />
          <line className="range" x1={EDGE + at(p95)} x2={EDGE + at(p95)} y1="6" y2="18" />
          <circle className="median" cx={EDGE + at(median)} cy="12" r="6" />
        </>
      )}
    </svg>
  );
}

/** A table of groups of leads with the figures of their response times. */
export function ResponseTable(props: ResponseTableProps) {
  const { groups, heading, promiseMinutes, tag, text, nameOf, drawn = false } = props;
  const greatest = Math.max(promiseMinutes, ...groups.map(({ p95 }) => p95 ?? 0));
  const { at } = minuteScale(greatest, BAR);
  const whole = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const minutes = (value: number | null) =>
    value === null ? text.none : text.minutes.replace('{{count}}', whole.format(Math.round(value)));
  return (
    <ReportTable
      heading={heading}
      columns={[text.median, text.p95, text.inTime, text.leads, text.answered]}
      rows={groups.map((group) => ({
        key: group.name,
        name: nameOf(group),
        ...(drawn ? { bar: <Bar group={group} at={at} promise={promiseMinutes} /> } : {}),
        cells: [
          minutes(group.median),
          minutes(group.p95),
          group.inTime === null ? text.none : share.format(group.inTime),
          whole.format(group.leads),
          whole.format(group.answered),
        ],
      }))}
    />
  );
}
