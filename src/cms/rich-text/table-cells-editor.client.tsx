'use client';

import { FieldError, useField } from '@payloadcms/ui';
import type { ClipboardEvent } from 'react';
import { useTexts } from '../admin/use-translations.client';
import {
  type Grid,
  type Place,
  pasteInto,
  readGrid,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  writeGrid,
} from './table-cells-as-lines';

const words = {
  vi: {
    title: 'Các ô của bảng',
    hint: 'Dán được từ Excel và Google Sheets.',
    column: (index: number) => `Tên cột ${index}`,
    cell: (row: number, column: number) => `Hàng ${row}, cột ${column}`,
    addRow: 'Thêm hàng',
    addColumn: 'Thêm cột',
    dropRow: (row: number) => `Bỏ hàng ${row}`,
    dropColumn: (column: number) => `Bỏ cột ${column}`,
  },
  en: {
    title: 'Cells of the table',
    hint: 'Cells of Excel and Google Sheets can be pasted.',
    column: (index: number) => `Name of column ${index}`,
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
    addRow: 'Add a row',
    addColumn: 'Add a column',
    dropRow: (row: number) => `Remove row ${row}`,
    dropColumn: (column: number) => `Remove column ${column}`,
  },
};

/** Renders nothing: the names of the columns are edited in the first row of the cells. */
export const NoField = () => null;

/** The editor for the cells of a table: a grid of inputs below the column names, which are stored in another field. */
export function TableGrid({ path }: { path: string }) {
  const beside = path.replace(/rows$/, 'columns');
  const rows = useField<string | null>({ path });
  const columns = useField<string | null>({ path: beside });
  const text = useTexts(words);
  const grid = readGrid(columns.value ?? '', rows.value ?? '');

  const write = (next: Grid) => {
    const lines = writeGrid(next);
    columns.setValue(lines.columns);
    rows.setValue(lines.rows);
  };
  const paste = (place: Place, event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain');
    if (!copied.includes('\t')) return;
    event.preventDefault();
    write(pasteInto(grid, place, copied));
  };
  const cell = (place: Place, value: string, label: string) => (
    <textarea
      rows={1}
      aria-label={label}
      value={value}
      disabled={rows.disabled}
      onPaste={(event) => paste(place, event)}
      onChange={({ target }) => write(withCell(grid, place, target.value))}
    />
  );
  const drop = (label: string, next: Grid) => (
    <button type="button" aria-label={label} title={label} onClick={() => write(next)}>
      ×
    </button>
  );
  return (
    <fieldset className="field-type table-grid" id={`field-${path.replaceAll('.', '__')}`}>
      <legend className="field-label">{text.title}</legend>
      <FieldError path={path} showError={rows.showError ?? false} />
      <FieldError path={beside} showError={columns.showError ?? false} />
      <div className="table-grid__cells">
        <table>
          <thead>
            <tr>
              {grid.columns.map((name, column) => (
                <th key={column} scope="col">
                  {cell({ row: -1, column }, name, text.column(column + 1))}
                  {grid.columns.length > 2
                    ? drop(text.dropColumn(column + 1), withoutColumn(grid, column))
                    : null}
                </th>
              ))}
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((value, column) => (
                  <td key={column}>
                    {cell({ row, column }, value, text.cell(row + 1, column + 1))}
                  </td>
                ))}
                <td>
                  {grid.rows.length > 1 ? drop(text.dropRow(row + 1), withoutRow(grid, row)) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <button type="button" onClick={() => write(withRow(grid))}>
          {text.addRow}
        </button>
        <button type="button" onClick={() => write(withColumn(grid))}>
          {text.addColumn}
        </button>
        <span>{text.hint}</span>
      </p>
    </fieldset>
  );
}
