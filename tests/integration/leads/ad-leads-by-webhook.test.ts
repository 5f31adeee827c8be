import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveLeads, verifySubscription } from '@/leads/import-export/lead-ads/receive-lead-ads';
import { requeueOrphanedJobs } from '@/leads/requeue-orphaned-jobs';
import { startWorker } from '@/leads/start-workers';
import { env } from '@/lib/env';
import type { Lead } from '@/payload-types';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms, until } from '../../support/cms-for-lead-tests';
import { expectRefusal } from '../../support/expect-refusal';
import { startVendor } from '../../support/fake-vendor-server';

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

  it('the verification challenge is answered only with the correct token', async () => {
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

  it('a webhook call is stored as received and becomes one lead, however often it is repeated', async () => {
    const hoa = change('1001', { field_data: answers('hoa@khach-hang.vn') });
    expect((await notify(hoa, { field: 'feed', value: {} })).status).toBe(200);
    await Promise.all([notify(hoa), notify(hoa), notify(hoa, hoa)]);
    await until(async () => (await kept('1001'))[0]?.status === 'stored', 30);
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

  it('a lead with an invalid value still gets a due time, a mail and an alert', async () => {
    // Mails are deleted: an earlier notice would become a digest with the next one, which then belongs to no lead.
    await emptyTables(database, 'mails');
    await notify(
      change('1101', {
        field_data: [
          { name: 'full_name', values: ['Wei Tan'] },
          { name: 'phone_number', values: ['0912 000 111'] },
          { name: 'email', values: ['chưa có'] },
          { name: 'website', values: ['x'.repeat(3000)] },
        ],
      }),
    );
    await until(async () => (await kept('1101'))[0]?.status === 'stored', 30);
    const lead = (await kept('1101'))[0]?.lead as Lead;
    expect(lead).toMatchObject({ name: 'Wei Tan', email: '', phoneE164: '+84912000111' });
    expect(lead.description).toContain('Cần xem lại (email): chưa có');
    expect(lead.description).toContain('x'.repeat(3000));
    expect(lead.dueAt).toBeTruthy();
    const mails = await payload.find({
      collection: 'mails',
      where: { lead: { equals: lead.id } },
    });
    expect(mails.docs.map(({ kind }) => kind)).toEqual(['team-notice']);
    // Sales can work with the lead: no field of the form is required.
    await payload.update({ collection: 'leads', id: lead.id, data: { stage: 'contacted' } });
  });

  it('the team gets a notice of an answer without contact data', async () => {
    // Mails are deleted, as if the last notice was a while ago, so that the next one is not delayed.
    await emptyTables(database, 'mails');
    const field_data = [
      { name: 'full_name', values: ['Wei Tan'] },
      { name: 'phone_number', values: ['12'] },
    ];
    await notify(change('1102', { field_data }));
    await until(async () => (await kept('1102'))[0]?.status === 'refused', 30);
    expect((await kept('1102'))[0]).toMatchObject({ fullName: 'Wei Tan', phone: '12' });
    const written = async () =>
      (await payload.find({ collection: 'mails', where: { lead: { exists: false } } })).docs;
    await until(async () => (await written())[0]?.status === 'kept', 30);
    expect((await written())[0]?.text).toContain('/admin/collections/ad-leads');
    expect((await written())[0]?.text).not.toContain('Wei Tan');
  });

  it('with a token the answers are fetched; without answers and token the row stays pending', async () => {
    await notify(change('2001'));
    await until(async () => Boolean((await kept('2001'))[0]?.reason), 30);
    expect((await kept('2001'))[0]).toMatchObject({ status: 'received' });
    expect((await kept('2001'))[0]?.reason).toContain('no token');
    const jobs = async () =>
      (
        await database.query(
          `SELECT 1 FROM pgboss.job WHERE name = 'ad-lead' AND state < 'completed'`,
        )
      ).rowCount;
    await until(async () => (await jobs()) === 0, 30);
    await requeueOrphanedJobs(payload);
    expect(await jobs()).toBe(0);
    env().LEAD_ADS_ACCESS_TOKEN = 'a-page-token';
    await requeueOrphanedJobs(payload);
    await until(async () => (await kept('2001'))[0]?.status === 'stored', 30);
    expect((await kept('2001'))[0]?.reason).toBeNull();
    await notify(change('2002'));
    await until(async () => (await kept('2002'))[0]?.status === 'stored', 30);
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
});
