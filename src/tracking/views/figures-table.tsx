import type { Figures } from '../store/page-figures';

type Measure = Exclude<keyof Figures, 'name'>;

/** A count, or one count as a share of another. */
export type Column = { label: string; of: Measure; per?: Measure };

type FiguresTableProps = {
  groups: readonly Figures[];
  /** The heading of the table's first column. */
  heading: string;
  columns: readonly Column[];
  nameOf: (group: Figures) => string;
  /** The language tag for formatting numbers. */
  tag: string;
  /** The text shown for a share of zero. */
  none: string;
  /** The text shown for an empty table. */
  empty: string;
};

/** Groups with their counts, and a bar for each one's first count. */
export function FiguresTable(props: FiguresTableProps) {
  const { groups, heading, columns, nameOf, tag, none, empty } = props;
  const whole = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const drawn = columns[0]?.of;
  if (groups.length === 0 || !drawn) return <p className="response-intro">{empty}</p>;
  const greatest = Math.max(1, ...groups.map((group) => group[drawn]));
  const cell = (group: Figures, { of, per }: Column) => {
    if (!per) return whole.format(group[of]);
    return group[per] > 0 ? share.format(group[of] / group[per]) : none;
  };
  return (
    <div className="response-scroll">
      <table className="response-table">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <td aria-hidden="true" />
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.name}>
              <th scope="row">{nameOf(group)}</th>
              <td aria-hidden="true">
                <svg className="visits-bar" viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={(group[drawn] / greatest) * 100} height="8" />
                </svg>
              </td>
              {columns.map((column) => (
                <td key={column.label}>{cell(group, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
