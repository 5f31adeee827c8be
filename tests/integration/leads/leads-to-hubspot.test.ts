import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendAgain } from '@/leads/admin/resend-delivery-endpoints';
import { timelineOf } from '@/leads/management/lead-timeline';
import { storeAdLead } from '@/leads/import-export/store-ad-lead';
import { requeueFailedDeliveries } from '@/leads/delivery/queue-delivery';
import { startWorker } from '@/leads/start-workers';
import { storeLead } from '@/leads/intake/store-lead';
import { env } from '@/lib/env';
import { crmDelivery, hurriedUntil, seeded } from '../../support/crm-delivery-without-waits';
import { makeStaff, requestBy } from '../../support/staff-accounts-and-exports';
import { startCms, stopCms, submissionOf, until } from '../../support/cms-for-lead-tests';
import { startHubspot } from '../../support/fake-crm-servers';
import { recordSpans } from '../../support/record-tracing-spans';
import type { Treatment } from '../../support/fake-vendor-server';

const FORM = '78c2891f-ebdd-44c0-bd94-15c012bbbfbf';

describe('leads sent to HubSpot', () => {
  let payload: Payload;
  let database: pg.Pool;
  let vendor: Awaited<ReturnType<typeof startHubspot>>;
  let sales: TypedUser;
  const spans = recordSpans();

  beforeAll(async () => {
    vendor = await startHubspot();
    ({ payload, database } = await startCms({
      HUBSPOT_PORTAL_ID: '62515',
      HUBSPOT_FORM_GUID: FORM,
      HUBSPOT_ACCESS_TOKEN: 'a-token-of-hubspot',
      HUBSPOT_SUBSCRIPTION_ID: '999',
      HUBSPOT_URL: vendor.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    [, sales] = await makeStaff(payload);
    await startWorker(payload);
  });

  beforeEach(async () => {
    vendor.treatBy(() => 'answer');
    vendor.log.length = 0;
    vendor.submissions.length = 0;
    await database.query('DELETE FROM connectors');
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await vendor.stop();
    spans.stop();
  });

  const lead = async (form: Record<string, string>) =>
    (await storeLead(payload, submissionOf(form))).leadId;
  const delivery = (leadId: number) => crmDelivery(payload, leadId, 'hubspot');
  const statusOf = async (leadId: number) => (await delivery(leadId)).status;
  const arrives = (leadId: number, seconds = 20) =>
    hurriedUntil(database, async () => (await statusOf(leadId)) === 'delivered', seconds);

  it('a submission has the documented shape, with the consents as given', async () => {
    const leadId = await lead({ email: 'mot@khach-hang.vn', consentMarketing: 'yes' });
    await arrives(leadId);
    const [asked] = vendor.log;
    expect(asked).toMatchObject({
      method: 'POST',
      path: `/submissions/v3/integration/secure/submit/62515/${FORM}`,
    });
    expect(asked!.headers.authorization).toBe('Bearer a-token-of-hubspot');
    const { idempotencyKey } = await delivery(leadId);
    expect(asked!.body).toMatchObject({
      submittedAt: expect.stringMatching(/^\d{13}$/) as string,
      fields: [
        { objectTypeId: '0-1', name: 'email', value: 'mot@khach-hang.vn' },
        { objectTypeId: '0-1', name: 'firstname', value: 'Trần Thị Lan' },
        { objectTypeId: '0-1', name: 'phone', value: '+84912345678' },
        { objectTypeId: '0-1', name: 'website', value: 'tamvia.vn' },
        { objectTypeId: '0-1', name: 'jobtitle', value: 'manager-leader' },
        { objectTypeId: '0-1', name: 'industry', value: 'retail' },
        { objectTypeId: '0-1', name: 'message', value: 'Tôi muốn xem báo cáo.' },
      ],
      context: { pageUri: `${env().SITE_URL}/book-demo?lead=${idempotencyKey}` },
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          communications: [{ value: true, subscriptionTypeId: 999 }],
        },
      },
    });
  });

  it('with every kind of failure at once each lead is submitted exactly once', async () => {
    const chance = seeded(11);
    const faults: Treatment[] = [
      'take and cut',
      'take and babble',
      'take and fail',
      { status: 429, headers: { 'Retry-After': '10' } },
      { status: 429, body: 'error code: 1015' },
      { status: 500 },
    ];
    vendor.treatBy(() =>
      chance() < 0.5 ? faults[Math.floor(chance() * faults.length)]! : 'answer',
    );
    const leads = await Promise.all(
      Array.from({ length: 8 }, (_, index) => lead({ email: `loi-${index}@khach-hang.vn` })),
    );
    for (const leadId of leads) await arrives(leadId, 60);
    const emails = vendor.submissions.map(({ fields }) => fields[0]!.value);
    expect(emails.toSorted()).toEqual(leads.map((_, index) => `loi-${index}@khach-hang.vn`));
  }, 120_000);

  it('a submission whose response was lost is found among a thousand newer ones', async () => {
    vendor.treatBy(({ method }) => (method === 'POST' ? 'take and cut' : { status: 503 }));
    const leadId = await lead({ email: 'sau-nghin@khach-hang.vn' });
    await until(async () => vendor.submissions.length === 1, 20);
    for (let index = 0; index < 1000; index += 1) {
      vendor.submissions.push({
        fields: [],
        context: { pageUri: `https://site.example/?lead=${index}` },
        submittedAt: String(Date.now() + index),
      });
    }
    vendor.treatBy(() => 'answer');
    await arrives(leadId);
    const { idempotencyKey } = await delivery(leadId);
    const own = vendor.submissions.filter(({ context }) =>
      context.pageUri.includes(idempotencyKey),
    );
    expect(own).toHaveLength(1);
  });

  it("without a token, a lead whose response was lost waits for a person's decision, and is then sent once", async () => {
    const token = env().HUBSPOT_ACCESS_TOKEN;
    env().HUBSPOT_ACCESS_TOKEN = undefined;
    try {
      vendor.treatBy(({ method }) => (method === 'POST' ? { status: 502 } : 'answer'));
      const leadId = await lead({ email: 'mat-tin@khach-hang.vn' });
      await hurriedUntil(database, async () => (await statusOf(leadId)) === 'failed', 20);
      expect(await delivery(leadId)).toMatchObject({ lastResult: 'ANSWER_LOST' });
      expect(vendor.log).toHaveLength(1);
      expect(vendor.log[0]!.path).toBe(`/submissions/v3/integration/submit/62515/${FORM}`);
      vendor.treatBy(() => 'answer');
      const { id } = await delivery(leadId);
      expect(
        (await sendAgain(await requestBy(payload, sales, { routeParams: { id } }))).status,
      ).toBe(200);
      await until(async () => (await statusOf(leadId)) === 'delivered', 30);
      expect(vendor.submissions).toHaveLength(1);
    } finally {
      env().HUBSPOT_ACCESS_TOKEN = token;
    }
  });

  it('a lead without an e-mail address is skipped, without an error', async () => {
    const values = { fullName: 'Lê Thị Hoà', phone: '+84912345600' };
    await storeAdLead(payload, { networkId: '77', values, source: 'lead-ads' });
    const { docs } = await payload.find({
      collection: 'leads',
      where: { key: { equals: 'ad-77' } },
    });
    const leadId = docs[0]!.id;
    await until(async () => (await statusOf(leadId)) === 'skipped', 20);
    const { id, lastResult } = await delivery(leadId);
    expect(lastResult).toBe('NO_EMAIL');
    // The span of the skipped delivery has that result and is not marked as failed; the span of a delivered lead has
    // the result "ok".
    const attributes = { 'delivery.target': 'hubspot' };
    const span = (result: string) => ({
      name: 'delivery',
      attributes: { ...attributes, 'delivery.result': result },
    });
    expect(spans.named('delivery').at(-1)).toEqual(span('NO_EMAIL'));
    expect(spans.named('delivery')[0]).toEqual(span('ok'));
    expect(vendor.log).toEqual([]);
    const again = await sendAgain(
      await requestBy(payload, sales, { routeParams: { id: String(id) } }),
    );
    expect(again.status).toBe(404);
    expect(await requeueFailedDeliveries(payload)).toBe(0);
    const timeline = await timelineOf(payload, leadId, 'en');
    expect(timeline.map(({ title }) => title)).toContain('Delivered: hubspot (not sent)');
  });
});
