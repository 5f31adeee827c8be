import { createHmac } from 'node:crypto';
import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSpreadsheet } from '@/leads/exchange/spreadsheet';
import { importAdLeads } from '@/leads/exchange/import-endpoint';
import type { ImportReport } from '@/leads/exchange/import-ad-leads';
import { receiveLeads, verifySubscription } from '@/leads/exchange/lead-ads/receive';
import { startWorker } from '@/leads/queue/worker';
import { env } from '@/lib/env';
import { makeStaff, requestBy } from '../support/exports';
import { startCms, stopCms, until } from '../support/leads';
import { expectRefusal } from '../support/refusals';
import { startVendor } from '../support/vendor-server';

const secret = 'an-app-secret-for-tests';
const token = 'a-verify-token-for-tests';

const change = (id: string, more: Record<string, unknown> = {}) => ({
  field: 'leadgen',
  value: { leadgen_id: id, page_id: '11', form_id: '22', created_time: 1_763_700_000, ...more },
});

const answers = (email: string) => [
  { name: 'full_name', values: ['Lê Thị Hoà'] },
  { name: 'email', values: [email] },
  { name: 'phone_number', values: ['+84 912 345 678'] },
  { name: 'số_đơn_mỗi_tháng', values: ['500–1.000'] },
  { name: 'bạn_cần_gì_nhất', values: ['Trả lời nhanh'] },
];

describe('leads from ads', () => {
  let payload: Payload;
  let database: pg.Pool;
  let sales: TypedUser;
  let editor: TypedUser;
  let graph: Awaited<ReturnType<typeof startVendor>>;

  beforeAll(async () => {
    graph = await startVendor(({ path, headers }) =>
      headers.authorization === 'Bearer a-page-token'
        ? {
            status: 200,
            body: {
              id: path.slice(1),
              created_time: '2026-11-20T18:30:00+0000',
              campaign_name: 'Tháng 11',
              form_id: '22',
              field_data: answers(`graph-${path.slice(1)}@khach-hang.vn`),
            },
          }
        : { status: 401, body: { error: { message: 'no' } } },
    );
    ({ payload, database } = await startCms({
      LEAD_ADS_VERIFY_TOKEN: token,
      LEAD_ADS_APP_SECRET: secret,
      LEAD_ADS_GRAPH_URL: graph.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    [, sales, editor] = await makeStaff(payload);
    await startWorker(payload);
  });

  beforeEach(() => {
    env().LEAD_ADS_ACCESS_TOKEN = undefined;
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await graph.stop();
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    receiveLeads(
      () => Promise.resolve(payload),
      new Request('http://site/api/lead-ads', {
        method: 'POST',
        body,
        headers: {
          'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
          ...headers,
        },
      }),
    );
  const notify = (...changes: unknown[]) =>
    post(JSON.stringify({ object: 'page', entry: [{ id: '11', time: 1, changes }] }));
  const kept = async (networkId: string) =>
    (
      await payload.find({
        collection: 'ad-leads',
        where: { networkId: { equals: networkId } },
        depth: 1,
      })
    ).docs;

  it('the verification challenge comes back to who knows the token, and to nobody else', async () => {
    const ask = (query: Record<string, string>) =>
      verifySubscription(new Request(`http://site/api/lead-ads?${new URLSearchParams(query)}`));
    const good = {
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': '1158201444',
    };
    const answer = ask(good);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('1158201444');
    for (const [query, status] of [
      [{ ...good, 'hub.verify_token': 'another' }, 403],
      [{ ...good, 'hub.mode': 'unsubscribe' }, 400],
      [{ ...good, 'hub.challenge': '<script>' }, 400],
      [{}, 400],
    ] as const) {
      const refused = ask(query);
      expect(refused.status).toBe(status);
      expectRefusal(await refused.text());
    }
  });

  it('what comes is kept as it came and becomes one lead, however often it is sent', async () => {
    const hoa = change('1001', { field_data: answers('hoa@khach-hang.vn') });
    expect((await notify(hoa, { field: 'feed', value: {} })).status).toBe(200);
    await Promise.all([notify(hoa), notify(hoa), notify(hoa, hoa)]);
    await until(async () => (await kept('1001'))[0]?.status === 'stored', 15);
    expect((await notify(hoa)).status).toBe(200);
    const [row] = await kept('1001');
    expect(row).toMatchObject({
      raw: { leadgen_id: '1001', form_id: '22' },
      values: {
        ordersPerMonth: '500–1.000',
        note: 'bạn cần gì nhất: Trả lời nhanh',
        pageId: '11',
        sourceChannel: 'facebook',
      },
      lead: {
        source: 'lead-ads',
        name: 'Lê Thị Hoà',
        email: 'hoa@khach-hang.vn',
        phoneE164: '+84912345678',
      },
    });
    const { totalDocs } = await payload.count({
      collection: 'leads',
      where: { email: { equals: 'hoa@khach-hang.vn' } },
    });
    expect(totalDocs).toBe(1);
  });

  it('with a token the answers are fetched; without answers and token the row says so', async () => {
    await notify(change('2001'));
    await until(async () => (await kept('2001'))[0]?.status === 'refused', 15);
    expect((await kept('2001'))[0]?.reason).toContain('no token');
    env().LEAD_ADS_ACCESS_TOKEN = 'a-page-token';
    await notify(change('2002'));
    await until(async () => (await kept('2002'))[0]?.status === 'stored', 15);
    expect((await kept('2002'))[0]).toMatchObject({
      email: 'graph-2002@khach-hang.vn',
      campaignName: 'Tháng 11',
      values: { createdDate: '2026-11-20T18:30:00.000Z' },
    });
    expect(graph.log.every(({ query }) => !query.has('access_token'))).toBe(true);
  });

  it('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (lead ads)', async () => {
    const whole = JSON.stringify({ object: 'page', entry: [] });
    for (const [answer, status] of [
      [await post(whole, { 'X-Hub-Signature-256': 'sha256=00' }), 401],
      [await post(whole, { 'X-Hub-Signature-256': '' }), 401],
      [await post('{'), 400],
      [await post('[]'), 400],
      [await post('{"object":"user","entry":[]}'), 400],
      [await post('{"object":"page","entry":"x"}'), 400],
      [await post(`"${'x'.repeat(1_100_000)}"`), 413],
    ] as const) {
      expect(answer.status).toBe(status);
      expectRefusal(await answer.text());
    }
    expect((await notify({ field: 'leadgen', value: { leadgen_id: "1' OR 1=1" } })).status).toBe(
      200,
    );
    const away = await receiveLeads(
      () => Promise.reject(new Error('away')),
      new Request('http://site/api/lead-ads', {
        method: 'POST',
        body: whole,
        headers: {
          'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(whole).digest('hex')}`,
        },
      }),
    );
    expect(away.status).toBe(503);
    expectRefusal(await away.text());
  });

  const importFile = async (file: Buffer, apply: boolean, user: TypedUser | null = sales) =>
    importAdLeads(
      await requestBy(payload, user, {
        query: { apply: String(apply) },
        body: new Response(new Uint8Array(file)).body ?? undefined,
      } as never),
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
      'l:9001;21/11/2026 09:30;Đỗ Văn Ba;ba@khach-hang.vn;0912345679;Tháng 11;x',
      ';;;;;;',
    ].join('\r\n'),
  );

  it('an import shows first what would become of each row, and changes nothing', async () => {
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

  it('an import makes leads once, however often the same file is imported', async () => {
    expect(await reportOf(csv, true)).toMatchObject({ stored: 2, known: 1 });
    expect(await reportOf(csv, true)).toMatchObject({ stored: 0, known: 3 });
    const [row] = await kept('9001');
    expect(row).toMatchObject({
      status: 'stored',
      lead: { source: 'import', email: 'ba@khach-hang.vn', phoneE164: '+84912345679' },
      values: { createdDate: '2026-11-21T02:30:00.000Z', campaignName: 'Tháng 11' },
    });
    // What is exported can be imported again, as Excel too, and is known.
    async function* rows() {
      yield ['9001', 'ba@khach-hang.vn', '+84 912 345 679'];
    }
    for (const format of ['csv', 'xlsx'] as const) {
      const stream = writeSpreadsheet(format, ['lead id', 'email', 'phone'], rows());
      const file = Buffer.from(await new Response(stream).arrayBuffer());
      expect(await reportOf(file, true)).toMatchObject({ rows: 1, stored: 0, known: 1 });
    }
    const wide = Buffer.from(`\uFEFF${'id\temail\nl:9009\tchin@khach-hang.vn\n'}`, 'utf16le');
    expect(await reportOf(wide, false)).toMatchObject({ stored: 1, refused: [] });
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
