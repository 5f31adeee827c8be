import type { ReactNode } from 'react';

/**
 * A row of a report: the name of a group and its figures, in the order of the columns. `bar` draws a figure that is
 * also shown in a cell.
 */
export type ReportRow = {
  key: string | null;
  name: string;
  bar?: ReactNode;
  cells: readonly ReactNode[];
};

type ReportTableProps = {
  /** The heading of the column with the names of groups. */
  heading: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
};

/** A table of groups with their figures; the bars are hidden from screen readers. */
export function ReportTable({ heading, columns, rows }: ReportTableProps) {
  const hasBars = rows.some(({ bar }) => bar !== undefined);
  return (
    <div className="response-scroll">
      <table className="response-table">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {hasBars ? <td aria-hidden="true" /> : null}
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, bar, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {hasBars ? <td aria-hidden="true">{bar}</td> : null}
              {columns.map((column, place) => (
                <td key={column}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
