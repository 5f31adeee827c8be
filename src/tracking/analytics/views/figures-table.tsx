import type { Figures } from '../../store/page-figures';

type Measure = Exclude<keyof Figures, 'name'>;

/** A number, or one as a share of another. */
export type Column = { label: string; of: Measure; per?: Measure };

type FiguresTableProps = {
  groups: readonly Figures[];
  /** What the first column holds. */
  heading: string;
  columns: readonly Column[];
  nameOf: (group: Figures) => string;
  /** Language tag of numbers. */
  tag: string;
  /** Stands for a share of nothing. */
  none: string;
  /** What stands there while there is no group. */
  empty: string;
};

/** Groups and what was counted of them, with a bar for the first number of each. */
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
