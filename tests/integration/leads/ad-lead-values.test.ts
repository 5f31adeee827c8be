import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveLeads } from '@/leads/import-export/lead-ads/receive-lead-ads';
import { startWorker } from '@/leads/start-workers';
import type { Lead } from '@/payload-types';
import { startCms, stopCms, until } from '../../support/cms-for-lead-tests';

const secret = 'an-app-secret-for-tests';

const change = (id: string, more: Record<string, unknown>) => ({
  field: 'leadgen',
  value: { leadgen_id: id, ...more },
});
const notification = (...changes: unknown[]) =>
  JSON.stringify({ object: 'page', entry: [{ changes }] });
const answers = (email: string, more: Record<string, string> = {}) =>
  Object.entries({ email, ...more }).map(([name, value]) => ({ name, values: [value] }));

describe('the values of an answer to an ad', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({ LEAD_ADS_APP_SECRET: secret }));
    await startWorker(payload);
  });

  afterAll(() => stopCms(payload, database));

  const post = (body: string) =>
    receiveLeads(
      () => Promise.resolve(payload),
      new Request('http://site/api/lead-ads', {
        method: 'POST',
        body,
        headers: {
          'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
      }),
    );
  const kept = async (networkId: string) =>
    (
      await payload.find({
        collection: 'ad-leads',
        where: { networkId: { equals: networkId } },
        depth: 1,
      })
    ).docs;
  const stored = async (networkId: string) => {
    await until(async () => (await kept(networkId))[0]?.status === 'stored', 30);
    return (await kept(networkId))[0]!;
  };

  it('an id with more digits than a number can hold keeps every digit', async () => {
    const big = '9007199254740993001';
    const field_data = answers('so-lon@khach-hang.vn');
    const body = notification(change('BIG', { ad_id: 'BIG', field_data })).replaceAll('"BIG"', big);
    expect((await post(body)).status).toBe(200);
    expect(await stored(big)).toMatchObject({
      raw: { leadgen_id: big, ad_id: big },
      values: { leadId: big, adId: big },
      lead: { attribution: { ad_id: big } },
    });
    expect((await post(body)).status).toBe(200);
    expect(await kept(big)).toHaveLength(1);
  });

  it('job title and industry are stored in the fields of the lead, as codes if known', async () => {
    const known = { job_title: 'Quản lý / Trưởng nhóm', lĩnh_vực: 'bán lẻ' };
    const own = { job_title: 'Trưởng phòng CSKH', lĩnh_vực: 'Logistics' };
    await post(
      notification(
        change('1301', { field_data: answers('mot@khach-hang.vn', known) }),
        change('1302', { field_data: answers('hai@khach-hang.vn', own) }),
      ),
    );
    const codes = { jobTitle: 'manager-leader', industry: 'retail' };
    expect((await stored('1301')).lead).toMatchObject(codes);
    const { lead } = await stored('1302');
    expect(lead).toMatchObject({ jobTitle: 'Trưởng phòng CSKH', industry: 'Logistics' });
    expect((lead as Lead).description).not.toContain('Logistics');
  });
});
