import { describe, expect, it } from 'vitest';
import { readScreen } from './drawn-screen-notation';

const rowsOf = (lines: string) => readScreen('', lines).rows;
const cellOf = (written: string) => {
  const [row] = rowsOf(`Ô | ${written}`);
  return row?.kind === 'table' ? row.rows[0]?.cells[1] : undefined;
};

describe('a drawn screen as an editor writes it', () => {
  it('has its place, and the buttons of its first line beside it', () => {
    expect(readScreen('Cài đặt > Kênh', '(1) [*Mời] | [Xuất]\n- Hết')).toEqual({
      place: ['Cài đặt', 'Kênh'],
      actions: [
        { kind: 'button', text: 'Mời', main: true, step: 1 },
        { kind: 'button', text: 'Xuất', main: false, step: null },
      ],
      rows: [{ kind: 'note', text: 'Hết', step: null }],
    });
  });

  it.each([
    ['_ 30 ngày', { kind: 'field', text: '30 ngày' }],
    ['[Kết nối]', { kind: 'button', text: 'Kết nối', main: false }],
    ['[*Kết nối]', { kind: 'button', text: 'Kết nối', main: true }],
    ['[x] CSV', { kind: 'box', text: 'CSV', on: true }],
    ['[X] PDF', { kind: 'box', text: 'PDF', on: true }],
    ['[ ] JSON', { kind: 'box', text: 'JSON', on: false }],
    ['[+] Bật', { kind: 'switch', text: 'Bật', on: true }],
    ['[-] Tắt', { kind: 'switch', text: 'Tắt', on: false }],
    ['{Giữ}', { kind: 'state', text: 'Giữ', tone: 'plain' }],
    ['{+ Đúng}', { kind: 'state', text: 'Đúng', tone: 'good' }],
    ['{~Chờ}', { kind: 'state', text: 'Chờ', tone: 'waiting' }],
    ['{!Lỗi}', { kind: 'state', text: 'Lỗi', tone: 'bad' }],
    ['@ Thu Hà', { kind: 'person', text: 'Thu Hà' }],
    ['=62', { kind: 'bar', text: '', from: 0, to: 62 }],
    ['=250', { kind: 'bar', text: '', from: 0, to: 100 }],
    ['1–5', { kind: 'text', text: '1–5' }],
    ['[nửa', { kind: 'text', text: '[nửa' }],
    ['', { kind: 'text', text: '' }],
  ])('has cells of each look: %s', (written, look) => {
    expect(cellOf(written)).toEqual({ ...look, step: null });
  });

  it('has the number of a step on a cell and on a line', () => {
    expect(cellOf('(3) _ Bỏ qua')).toEqual({ kind: 'field', text: 'Bỏ qua', step: 3 });
    expect(rowsOf('(2) # Giới hạn')).toEqual([{ kind: 'heading', text: 'Giới hạn', step: 2 }]);
    expect(cellOf('(30) câu')).toMatchObject({ text: '(30) câu', step: null });
  });

  it('has what a customer, the business and the AI agent write', () => {
    expect(rowsOf('< Còn hàng không?\n> Dạ còn ạ\n~ Dạ còn hai đôi ạ')).toMatchObject([
      { kind: 'customer', text: 'Còn hàng không?' },
      { kind: 'business', text: 'Dạ còn ạ' },
      { kind: 'draft', text: 'Dạ còn hai đôi ạ' },
    ]);
  });

  it('lines up rows that follow one another, and puts boxes side by side', () => {
    const [table, controls] = rowsOf('A | 1\nB | 2\n[x] Một | [ ] Hai');
    expect(table).toMatchObject({
      kind: 'table',
      rows: [{ cells: [{ text: 'A' }, {}] }, { cells: [{ text: 'B' }, {}] }],
    });
    expect(controls).toMatchObject({ kind: 'controls', cells: [{ on: true }, { on: false }] });
  });

  it('shows ranges on a scale that begins a little below the lowest', () => {
    const [table] = rowsOf('A | =75-80\nB | =65-90');
    expect(table).toMatchObject({
      kind: 'table',
      rows: [{ cells: [{}, { from: 50, to: 60 }] }, { cells: [{}, { from: 30, to: 80 }] }],
    });
    expect(cellOf('=5-9')).toMatchObject({ from: 5, to: 9 });
    expect(cellOf('=9-5')).toMatchObject({ from: 5, to: 9 });
  });

  it('begins a table with the names of its columns', () => {
    const [, second] = rowsOf('A | 1\n# Tên | (2) Số\nB | 2');
    expect(second).toMatchObject({
      kind: 'table',
      rows: [
        { isHead: true, cells: [{ text: 'Tên' }, { text: 'Số', step: 2 }] },
        { isHead: false, cells: [{ text: 'B' }, { text: '2' }] },
      ],
    });
  });
});
