import type { Payload, TypedUser } from 'payload';
import { writeXlsx } from 'hucre/xlsx';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '@/leads/import-export/import-ad-leads';
import { importAdLeads } from '@/leads/admin/import-ad-leads-endpoint';
import { writeSpreadsheet } from '@/leads/import-export/write-csv-or-excel';
import { storeAdLead } from '@/leads/import-export/store-ad-lead';
import { makeStaff, requestBy } from '../../support/staff-accounts-and-exports';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { expectRefusal } from '../../support/expect-refusal';

describe('leads from exported files of ads', () => {
  let payload: Payload;
  let database: pg.Pool;
  let sales: TypedUser;
  let editor: TypedUser;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
    [, sales, editor] = await makeStaff(payload);
  });

  afterAll(() => stopCms(payload, database));

  const kept = async (networkId: string) =>
    (
      await payload.find({
        collection: 'ad-leads',
        where: { networkId: { equals: networkId } },
        depth: 1,
      })
    ).docs;

  const importFile = async (file: Buffer, apply: boolean, user: TypedUser | null = sales) =>
    importAdLeads(
      await requestBy(payload, user, {
        query: { apply: String(apply) },
        body: new Response(new Uint8Array(file)).body ?? undefined,
      }),
    );
  const reportOf = async (file: Buffer, apply: boolean) =>
    (await (await importFile(file, apply)).json()) as ImportReport;

  const csv = Buffer.from(
    [
      'Mã lead;Ngày tạo;Họ và tên;Email;Số điện thoại;Chiến dịch;Cột lạ',
      "l:9001;21/11/2026 09:30;Đỗ Văn Ba;ba@khach-hang.vn;'+84 912 345 679;Tháng 11;x",
      'l:9002;2026-11-20T18:30:00+0700;Phạm Thị Tư;tu@khach-hang.vn;p:+84912345670;;',
      'l:9003;21/11/2026;Không Thư;;0912345671;;',
      'l:9004;hôm qua;Sai Nhiều;khong-phai-thu;12;;',
      'l:9001;21/11/2026 09:30;Đỗ Văn Ba;ba@khach-hang.vn;(028) 7300 0003;Tháng 11;x',
      ';;;;;;',
    ].join('\r\n'),
  );

  it('a preview shows the result of each row, and stores nothing', async () => {
    const report = await reportOf(csv, false);
    expect(report).toEqual({
      rows: 6,
      stored: 2,
      known: 1,
      refused: [
        { row: 4, column: 'email', fault: 'missing' },
        { row: 5, column: 'email', fault: 'invalid' },
        { row: 5, column: 'phone', fault: 'invalid' },
        { row: 5, column: 'created date', fault: 'invalid' },
      ],
      ignored: ['Cột lạ'],
    });
    expect(await kept('9001')).toEqual([]);
  });

  it('an import creates each lead once, however often the same file is imported', async () => {
    expect(await reportOf(csv, true)).toMatchObject({ stored: 2, known: 1 });
    expect(await reportOf(csv, true)).toMatchObject({ stored: 0, known: 3 });
    const [row] = await kept('9001');
    expect(row).toMatchObject({
      status: 'stored',
      lead: { source: 'import', email: 'ba@khach-hang.vn', phoneE164: '+842873000003' },
      values: { createdDate: '2026-11-21T02:30:00.000Z', campaignName: 'Tháng 11' },
    });
    // An export, even as Excel, can be imported again, and its rows are recognised.
    async function* rows() {
      yield ['9001', 'ba@khach-hang.vn', '+84 912 345 679'];
    }
    for (const format of ['csv', 'xlsx'] as const) {
      const stream = writeSpreadsheet(format, ['lead id', 'email', 'phone'], rows());
      const file = Buffer.from(await new Response(stream).arrayBuffer());
      expect(await reportOf(file, true)).toMatchObject({ rows: 1, stored: 0, known: 1 });
    }
    const wide = Buffer.from('\uFEFFid\temail\nl:9009\tchin@khach-hang.vn\n', 'utf16le');
    expect(await reportOf(wide, false)).toMatchObject({ stored: 1, refused: [] });
  });

  it('an id keeps all its digits, and a rounded one is refused', async () => {
    const big = '9007199254740993001';
    const file = Buffer.from(`id,email,ad id\nl:${big},to@khach-hang.vn,${big}\n`);
    expect(await reportOf(file, true)).toMatchObject({ stored: 1 });
    expect((await kept(big))[0]).toMatchObject({ networkId: big, values: { adId: big } });

    const rounded = Buffer.from('id,email\n9.0072E+18,tron@khach-hang.vn\n');
    const refused = [{ row: 2, column: 'lead id', fault: 'rounded' }];
    expect(await reportOf(rounded, true)).toMatchObject({ stored: 0, refused });
    // The id is in a workbook once as text and once as a number, of which Excel keeps fifteen digits.
    const workbook = async (id: string | number) =>
      Buffer.from(
        await writeXlsx({
          sheets: [
            {
              name: 'a',
              rows: [
                ['id', 'email'],
                [id, 'c@khach.vn'],
              ],
            },
          ],
        }),
      );
    expect(await reportOf(await workbook(big), true)).toMatchObject({ known: 1, refused: [] });
    expect(await reportOf(await workbook(Number(big)), true)).toMatchObject({ stored: 0, refused });
    expect(await reportOf(await workbook(123_456_789_012_345), false)).toMatchObject({ stored: 1 });
  });

  it('a foreign telephone number is kept as typed, and matches no other number', async () => {
    const values = { fullName: 'Wei Tan', phone: '65 9123 4567' };
    await storeAdLead(payload, { networkId: '9201', values, source: 'lead-ads' });
    expect((await kept('9201'))[0]?.lead).toMatchObject({
      email: '',
      phone: values.phone,
      phoneE164: null,
    });
  });

  it('an import does not bring an erased person back', async () => {
    const file = Buffer.from('id,email,full name\nl:9101,da-xoa@khach-hang.vn,Lê Thị Hoà\n');
    expect(await reportOf(file, true)).toMatchObject({ stored: 1 });
    await payload.delete({
      collection: 'leads',
      where: { email: { equals: 'da-xoa@khach-hang.vn' } },
    });
    expect(await kept('9101')).toMatchObject([
      { status: 'erased', lead: null, raw: null, values: null, fullName: null, email: null },
    ]);
    const { rows } = await database.query(`SELECT * FROM ad_leads WHERE network_id = '9101'`);
    expect(JSON.stringify(rows)).not.toMatch(/da-xoa|Lê Thị Hoà/);
    for (const apply of [false, true]) {
      expect(await reportOf(file, apply)).toMatchObject({ stored: 0, known: 1 });
    }
  });

  it('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (importing)', async () => {
    for (const [file, user, status] of [
      [csv, null, 403],
      [csv, editor, 403],
      [Buffer.from(''), sales, 400],
      [Buffer.from('a,b\n1,2\n'), sales, 400],
      [Buffer.from([0xff, 0x00, 0xc3, 0x28]), sales, 400],
      [Buffer.from('PK\u0003\u0004 no workbook', 'latin1'), sales, 400],
      [Buffer.from('email\n"unclosed'), sales, 400],
      [Buffer.from(`email\n${'a@b.vn\n'.repeat(5001)}`), sales, 400],
    ] as const) {
      const answer = await importFile(file, true, user);
      expect(answer.status).toBe(status);
      expectRefusal(await answer.text());
    }
  });
});
