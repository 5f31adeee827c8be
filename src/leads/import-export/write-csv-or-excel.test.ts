import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { displayPhone } from '@/leads/import-export/display-phone-number';
import { csvCell, type Row, writeSpreadsheet } from '@/leads/import-export/write-csv-or-excel';

const columns = ['name', 'phone', 'question'];

async function* rowsOf(rows: Row[]): AsyncGenerator<Row> {
  yield* rows;
}

const written = async (format: 'csv' | 'xlsx', rows: Row[]): Promise<Buffer> =>
  Buffer.from(await new Response(writeSpreadsheet(format, columns, rowsOf(rows))).arrayBuffer());

/** The cells of a file as read by another library. */
async function readBack(format: 'csv' | 'xlsx', file: Buffer): Promise<string[][]> {
  if (format === 'csv') return parse(file, { bom: true, relaxColumnCount: false });
  const [sheet] = await readXlsxFile(file, { trim: false });
  return (sheet?.data ?? []).map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

const people: Row[] = [
  ['Nguyễn Thị Hường', '+84 912 345 678', 'Công ty bạn? Đang thử\nCòn bạn? Làm hằng ngày'],
  ['Đỗ "Ba" Trần, Phở; Ế', '', 'tab\tở giữa'],
  ['00123', '+1 650 253 0000', '29'],
];

describe('exported files', () => {
  it.each(['csv', 'xlsx'] as const)(
    '%s can be read back cell by cell by an independent reader',
    async (format) => {
      expect(await readBack(format, await written(format, people))).toEqual([columns, ...people]);
    },
  );

  it('numbers are numeric cells in Excel, and typed digits stay text', async () => {
    const row: Row = ['00123', 2, 1_980_000];
    const [sheet] = await readXlsxFile(await written('xlsx', [row]));
    expect(sheet?.data[1]).toEqual(row);
    expect((await readBack('csv', await written('csv', [row])))[1]).toEqual([
      '00123',
      '2',
      '1980000',
    ]);
  });

  it('a CSV file starts with the byte order mark that Excel tells UTF-8 by, and ends lines with CRLF', async () => {
    const file = await written('csv', people);
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.toString('utf8')).toContain('name,phone,question\r\n');
  });

  it('formulas become text in CSV; in Excel files they are text already', async () => {
    const attacks = [
      '=1+2',
      '+1+2',
      '-2+3',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '=HYPERLINK("http://x","y")',
    ];
    const rows = attacks.map((attack) => [attack, '+84 912 345 678', '+cmd|calc!A0']);
    const csv = await readBack('csv', await written('csv', rows));
    for (const [index, attack] of attacks.entries()) {
      expect(csv[index + 1]).toEqual([`'${attack}`, '+84 912 345 678', "'+cmd|calc!A0"]);
    }
    const file = await written('xlsx', [['=1+2', '+84912345678', '']]);
    expect(await readBack('xlsx', file)).toEqual([columns, ['=1+2', '+84912345678', '']]);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1+1', 'a;\' "=1+1'],
    ['a\t=1+1', "a\t'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['\uFF0B1', "'\uFF0B1"],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['\uFEFF\u00A0@SUM(A1)', "'\uFEFF\u00A0@SUM(A1)"],
    ['  -1', "'  -1"],
    ['a; b', 'a; b'],
    ['1-2; 3 = 4', '1-2; 3 = 4'],
  ])(
    'text that a spreadsheet in another language would run as a formula becomes text too (%j)',
    (given, cell) => {
      expect(csvCell(given)).toBe(cell);
    },
  );

  it('no text begins a formula in CSV, except grouped telephone numbers', () => {
    const risky = fc.constantFrom('=', '+', '-', '@', '\t', '\r', ';', '\u200B', '\uFF1D', '+84 ');
    const text = fc
      .array(fc.oneof(risky, fc.string({ maxLength: 8 })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (given) => {
        const cell = csvCell(given);
        // An apostrophe before a tab or a carriage return makes what follows a text, so that part is left out.
        const parts = cell
          .replace(/^'[\t\r][^;\t\r\n]*/, '')
          .split(/[;\t\r\n]/)
          .map((part) => part.replaceAll(/[" \u200B]/g, ''));
        const isHarmless =
          !/^[\t\r]/.test(cell) && parts.every((part) => !/^[=+\-@\uFF1D]/.test(part));
        const isPhone = /^\+\d+( \d+)+$/.test(cell);
        const lessMarks = (one: string) => one.replaceAll("'", '');
        return (isHarmless || isPhone) && lessMarks(cell) === lessMarks(given);
      }),
    );
  });

  it.each([
    ['+84912345678', '0912 345 678', '+84 912 345 678'],
    ['+6591234567', null, '+65 9123 4567'],
    ['+16502530000', null, '+1 650 253 0000'],
    [null, '0912.345.678', '0912.345.678'],
    [null, null, ''],
  ])('a telephone number %s, typed %s, is exported as %s', (e164, typed, shown) => {
    expect(displayPhone(e164, typed)).toBe(shown);
    expect(csvCell(shown)).toBe(shown);
  });
});
