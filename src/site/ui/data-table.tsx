/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones its parts are no table boxes, and some browsers then forget the roles */
import { gridColumns } from './grid-columns';

type DataTableProps = {
  /** Must be unique on the page; the caption's id is made from it. */
  id: string;
  caption: string;
  /** The column headings; cells of the first column are row headers. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Indices (from 0) of columns with figures: right-aligned, tabular digits. */
  figures?: readonly number[];
  /** The note below the table: source, date, unit. */
  note?: string | null;
};

/** A table with more columns than this does not fit a phone, unless its values are short. */
const PHONE_COLUMNS = 2;
/** Values of this length fit beside each other on a phone. */
const SHORT_VALUE = 14;
/** A table with this many columns gets a minimum width, and so scrolls on a tablet. */
const WIDE_COLUMNS = 5;

/** Classes of a table that stays a table on a phone, and of one whose rows become groups there. */
const looks = {
  table: {
    table: '',
    head: '',
    body: '',
    row: '',
    cell: 'px-2 py-3.5 align-top first:pl-5 last:pr-5 tablet:px-4',
    text: '',
    figure: 'text-right',
  },
  stacked: {
    table: 'max-tablet:block',
    head: 'max-tablet:sr-only',
    body: 'max-tablet:block',
    row: 'items-end gap-x-4 gap-y-2 max-tablet:grid max-tablet:p-5',
    cell: 'align-top tablet:px-4 tablet:py-3.5 tablet:first:pl-5 tablet:last:pr-5',
    text: 'col-span-full',
    figure: 'tablet:text-right',
  },
} as const;

/**
 * A table. On a phone, one that does not fit shows each row as a group: first the row's name, then its values, short
 * ones side by side, each under the heading of its column. On a tablet a wide table scrolls horizontally, also by
 * keyboard.
 */
export function DataTable(props: DataTableProps) {
  const { id, caption, columns, rows, figures = [], note } = props;
  const isShort = (column: number) =>
    rows.every((row) => (row[column] ?? '').length <= SHORT_VALUE);
  const beside = columns.filter((_, column) => column > 0 && isShort(column)).length;
  const stacked = columns.length > PHONE_COLUMNS && !columns.every((_, column) => isShort(column));
  const look = looks[stacked ? 'stacked' : 'table'];
  const place = (column: number) =>
    `${isShort(column) ? '' : look.text} ${figures.includes(column) ? `tabular-nums ${look.figure}` : ''}`;
  const line = stacked ? `${look.row} ${gridColumns(beside || 1)}` : '';
  return (
    <div className="min-w-0">
      <div
        role="region"
        aria-labelledby={`${id}-caption`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard must reach it
        tabIndex={0}
        className="@container overflow-x-auto rounded-card border border-(--theme-line) bg-(--theme-raised) text-(--theme-text)"
      >
        <table
          role="table"
          aria-labelledby={`${id}-caption`}
          className={`w-full border-collapse text-left text-small ${look.table} ${columns.length < WIDE_COLUMNS ? '' : 'tablet:min-w-[46rem]'}`}
        >
          <caption
            id={`${id}-caption`}
            className={`px-5 pt-5 pb-3 text-left text-body font-semibold ${look.table}`}
          >
            <span className="sticky left-5 block w-fit max-w-[calc(100cqw-2.5rem)]">{caption}</span>
          </caption>
          <thead role="rowgroup" className={look.head}>
            <tr role="row" className="border-b border-(--theme-line-control)">
              {columns.map((column, index) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className={`${look.cell} font-semibold ${place(index)}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={look.body}>
            {rows.map((row) => (
              <tr
                key={row[0]}
                role="row"
                className={`border-b border-(--theme-line) last:border-0 ${line}`}
              >
                {row.map((value, index) =>
                  index === 0 ? (
                    <th
                      key={columns[index]}
                      role="rowheader"
                      scope="row"
                      className={`${look.cell} font-semibold ${look.text}`}
                    >
                      {value}
                    </th>
                  ) : (
                    <td key={columns[index]} role="cell" className={`${look.cell} ${place(index)}`}>
                      {stacked ? <ColumnLabel text={columns[index] ?? ''} /> : null}
                      {value}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note ? <p className="mt-2 text-small text-(--theme-muted)">{note}</p> : null}
    </div>
  );
}

/** The heading of a column above a value, on phones, where the heading row is hidden. */
function ColumnLabel({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="block text-tiny text-(--theme-muted) tablet:hidden">
      {text}
    </span>
  );
}
