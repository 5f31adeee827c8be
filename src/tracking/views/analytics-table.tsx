import { ReportTable } from '@/cms/admin/report-table';
import { fill } from '@/lib/fill-placeholders';
import type { Figures } from '../store/read-page-statistics';

type Measure = Exclude<keyof Figures, 'name'>;

/** A column of the table: a count, or one count as a share of another. */
export type Column = { label: string; of: Measure; per?: Measure };

type FiguresTableProps = {
  groups: readonly Figures[];
  /** The heading of the table's first column. */
  heading: string;
  columns: readonly Column[];
  /** The counts of the previous period by the same groups, shown below each count; absent: not compared. */
  before?: readonly Figures[] | undefined;
  /** The label of a count of the previous period: `before: {{value}}`. */
  was?: string;
  nameOf: (group: Figures) => string;
  /** The language tag for formatting numbers. */
  tag: string;
  /** The text shown for a share of a count that is zero. */
  none: string;
  /** The text shown for an empty table. */
  empty: string;
};

const nothing: Figures = { name: '', visits: 0, views: 0, actions: 0, starts: 0, completions: 0 };

/** Adds groups that only the previous period has, with counts of 0. */
function withGone(groups: readonly Figures[], before: readonly Figures[]): readonly Figures[] {
  const names = new Set(groups.map(({ name }) => name));
  const gone = before.filter(({ name }) => !names.has(name));
  return [...groups, ...gone.map(({ name }) => ({ ...nothing, name }))];
}

/** A table of groups with their counts, and a bar for the first count of each. */
export function FiguresTable(props: FiguresTableProps) {
  const { heading, columns, nameOf, tag, none, empty, before, was = '' } = props;
  const groups = withGone(props.groups, before ?? []);
  const whole = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const drawn = columns[0]?.of;
  if (groups.length === 0 || !drawn) return <p className="response-intro">{empty}</p>;
  const byName = new Map(before?.map((group) => [group.name, group]));
  const greatest = Math.max(1, ...groups.map((group) => group[drawn]));
  const cell = (group: Figures, { of, per }: Column) => {
    if (!per) return whole.format(group[of]);
    return group[per] > 0 ? share.format(group[of] / group[per]) : none;
  };
  const comparedCell = (group: Figures, column: Column) => (
    <>
      {cell(group, column)}
      {before ? (
        <small className="visits-before">
          {fill(was, { value: cell(byName.get(group.name) ?? nothing, column) })}
        </small>
      ) : null}
    </>
  );
  return (
    <ReportTable
      heading={heading}
      columns={columns.map(({ label }) => label)}
      rows={groups.map((group) => ({
        key: group.name,
        name: nameOf(group),
        bar: (
          <svg className="visits-bar" viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect width={(group[drawn] / greatest) * 100} height="8" />
          </svg>
        ),
        cells: columns.map((column) => comparedCell(group, column)),
      }))}
    />
  );
}
