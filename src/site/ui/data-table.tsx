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

/**
 * The classes for the minimum width of a table, by its number of columns; with five columns, one of them contains
 * sentences.
 */
const reaches = ['', '', '', 'min-w-[30rem]', 'min-w-[30rem]', 'min-w-[46rem]'];

/** A table that scrolls horizontally where it is wider than the screen, also by keyboard. */
export function DataTable({ id, caption, columns, rows, figures = [], note }: DataTableProps) {
  const align = (column: number) => (figures.includes(column) ? 'text-right tabular-nums' : '');
  const reach = reaches[Math.min(columns.length, reaches.length - 1)] ?? '';
  const cell = 'px-4 py-3.5 align-top first:pl-5 last:pr-5';
  return (
    <div className="min-w-0">
      <div
        role="region"
        aria-labelledby={`${id}-caption`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard must reach it
        tabIndex={0}
        className="@container overflow-x-auto rounded-card border border-(--theme-line) bg-(--theme-raised) text-(--theme-text)"
      >
        <table className={`w-full border-collapse text-left text-small ${reach}`}>
          <caption
            id={`${id}-caption`}
            className="px-5 pt-5 pb-3 text-left text-body font-semibold"
          >
            <span className="sticky left-5 block w-fit max-w-[calc(100cqw-2.5rem)]">{caption}</span>
          </caption>
          <thead>
            <tr className="border-b border-(--theme-line-control)">
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`${cell} font-semibold ${align(index)}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]} className="border-b border-(--theme-line) last:border-0">
                {row.map((value, index) =>
                  index === 0 ? (
                    <th key={columns[index]} scope="row" className={`${cell} font-semibold`}>
                      {value}
                    </th>
                  ) : (
                    <td key={columns[index]} className={`${cell} ${align(index)}`}>
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
