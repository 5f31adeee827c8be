type ColumnHeadsProps = { columns: readonly string[] };

/** The head of a table. The names of its columns have to differ. */
export function ColumnHeads({ columns }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
