import { describe, expect, it } from 'vitest';
import { judgeAdValues } from '@/leads/import-export/validate-ad-lead-values';
import { readTable } from '@/leads/import-export/read-csv-or-excel';
import { writeXlsx } from 'hucre/xlsx';

const readAs = (createdDate: string) => {
  const judged = judgeAdValues({ email: 'lan@khach-hang.vn', createdDate });
  return judged.ok ? judged.values.createdDate : judged.faults;
};

describe('dates of ad leads', () => {
  it.each([
    ['2026-11-21T09:30:00+07:00', '2026-11-21T02:30:00.000Z'],
    ['2026-11-21T02:30:00+0000', '2026-11-21T02:30:00.000Z'],
    ['2026-11-21T02:30:00Z', '2026-11-21T02:30:00.000Z'],
    ['21/11/2026 09:30', '2026-11-21T02:30:00.000Z'],
    ['2026-11-21 09:30:00', '2026-11-21T02:30:00.000Z'],
    ['2026-11-21T09:30:00.000', '2026-11-21T02:30:00.000Z'],
    ['2026-11-21', '2026-11-20T17:00:00.000Z'],
  ])("reads %s as %s, in Viet Nam's time zone unless one is given", (written, moment) => {
    expect(readAs(written)).toBe(moment);
  });

  it("reads a date cell of a workbook as shown, in Viet Nam's time zone", async () => {
    const file = await writeXlsx({
      sheets: [{ name: 'Leads', rows: [['created date'], [new Date('2026-11-21T09:30:00Z')]] }],
    });
    const [, row] = await readTable(Buffer.from(file));
    expect(readAs(row?.[0] ?? '')).toBe('2026-11-21T02:30:00.000Z');
  });
});
