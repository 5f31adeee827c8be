type ColumnHeadsProps = { columns: readonly string[] };

/** The header row of a table. The names of its columns have to be unique. */
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
