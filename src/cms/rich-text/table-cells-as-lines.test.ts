import { describe, expect, it } from 'vitest';
import {
  pasteInto,
  readGrid,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  writeGrid,
} from './table-cells-as-lines';

const grid = { columns: ['Kênh', 'Phút'], rows: [['Zalo', '5']] };

describe('the cells of a table', () => {
  it('are stored as lines, and come back with the space that is being typed', () => {
    const typed = {
      columns: ['Kênh ', ''],
      rows: [
        ['Zalo', ' 5'],
        ['', ''],
      ],
    };
    const { columns, rows } = writeGrid(typed);
    expect([columns, rows]).toEqual(['Kênh  | ', 'Zalo |  5\n | ']);
    expect(readGrid(columns, rows)).toEqual(typed);
    expect(readGrid('Kênh|Phút', 'Zalo|5')).toEqual(grid);
  });

  it('have no dividers and line breaks of their own', () => {
    expect(writeGrid({ columns: ['a|b', 'c'], rows: [['d\n e', 'f']] })).toEqual({
      columns: 'a/b | c',
      rows: 'd e | f',
    });
  });

  it('are two columns and a row at least, and as many in each row', () => {
    expect(readGrid('', '')).toEqual({ columns: ['', ''], rows: [['', '']] });
    expect(readGrid('a', 'b | c | d').columns).toEqual(['a', '', '']);
  });

  it('are added and taken away', () => {
    expect(withRow(grid).rows).toEqual([
      ['Zalo', '5'],
      ['', ''],
    ]);
    expect(withColumn(grid)).toEqual({ columns: ['Kênh', 'Phút', ''], rows: [['Zalo', '5', '']] });
    expect(withoutRow(grid, 0).rows).toEqual([]);
    expect(withoutColumn(grid, 0)).toEqual({ columns: ['Phút'], rows: [['5']] });
  });

  it('take what is copied from a spreadsheet', () => {
    expect(pasteInto(grid, { row: 0, column: 1 }, '1\t2\r\n3\t4\r\n')).toEqual({
      columns: ['Kênh', 'Phút', ''],
      rows: [
        ['Zalo', '1', '2'],
        ['', '3', '4'],
      ],
    });
    expect(pasteInto(grid, { row: -1, column: 0 }, 'A\tB').columns).toEqual(['A', 'B']);
  });
});
