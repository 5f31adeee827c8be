import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpRequest } from '@/leads/delivery/send-http-request';
import { readEnvelope } from '@/leads/intake/read-posted-form';
import { utmParameters } from '@/leads/schema/attribution-touchpoint';
import { storeLead } from '@/leads/intake/store-lead';
import {
  deliveryOf,
  isGenuine,
  reaches,
  skipPauses,
  startDelivering,
} from '../../support/cms-with-webhook-receiver';
import { submissionOf, until } from '../../support/cms-for-lead-tests';

describe('delivering leads', () => {
  let payload: Payload;
  let database: pg.Pool;
  let site: Awaited<ReturnType<typeof startDelivering>>;

  beforeAll(async () => {
    site = await startDelivering();
    ({ payload, database } = site);
  });

  beforeEach(async () => {
    // Earlier leads get older: every test sends the same form, which would count as a repeated one.
    await site.database.query("UPDATE leads SET created_at = now() - interval '1 hour'");
    site.receiver.received.length = 0;
    site.receiver.answerWith(() => ({ status: 200 }));
  });

  afterAll(() => site.stop());

  it('foundation: the webhook is signed, timestamped and carries an idempotency key', async () => {
    const { leadId } = await storeLead(payload, submissionOf({ consentMarketing: 'yes' }));
    await reaches(payload, leadId, 'delivered');
    const delivery = await deliveryOf(payload, leadId);
    expect(delivery).toMatchObject({ attempts: 1, lastResult: null });
    expect(delivery.deliveredAt).toBeTruthy();

    expect(site.receiver.received).toHaveLength(1);
    const { headers, body } = site.receiver.received[0]!;
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['idempotency-key']).toBe(delivery.idempotencyKey);
    expect(isGenuine(headers, body)).toBe(true);
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      id: delivery.idempotencyKey,
      lead: {
        id: leadId,
        kind: 'book-demo',
        status: 29,
        name: 'Trần Thị Lan',
        phoneE164: '+84912345678',
      },
      consents: [
        { purpose: 'reply', granted: true },
        { purpose: 'marketing', granted: true },
      ],
    });
  });

  it('names: LEAD_WEBHOOK_SECRET signs what LEAD_WEBHOOK_URL receives', async () => {
    const { leadId } = await storeLead(payload, submissionOf());
    await reaches(payload, leadId, 'delivered');
    const { headers, body } = site.receiver.received[0]!;
    expect(isGenuine(headers, body)).toBe(true);
    expect(isGenuine(headers, `${body} `)).toBe(false);
    expect(isGenuine(headers, body, 'another-secret-of-somebody')).toBe(false);
    const later = { ...headers, 'x-tamvia-timestamp': String(Math.floor(Date.now() / 1000) + 1) };
    expect(isGenuine(later, body)).toBe(false);
  });

  it('§3 the five UTM parameters go with a lead', async () => {
    const attribution = Object.fromEntries(utmParameters.map((name) => [name, `của ${name}`]));
    const { leadId } = await storeLead(
      payload,
      submissionOf({}, { attribution: readEnvelope({ ...attribution, gclid: 'x' }).attribution }),
    );
    await reaches(payload, leadId, 'delivered');
    const expected = {
      utm_source: 'của utm_source',
      utm_medium: 'của utm_medium',
      utm_campaign: 'của utm_campaign',
      utm_term: 'của utm_term',
      utm_content: 'của utm_content',
    };
    const lead = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
    expect(lead.attribution).toEqual(expected);
    const { lead: sent } = JSON.parse(site.receiver.received[0]!.body) as {
      lead: { attribution: unknown };
    };
    expect(sent.attribution).toEqual(expected);
  });

  it('foundation: a failed delivery is tried again with back-off', async () => {
    site.receiver.answerWith((_, attempt) => ({ status: attempt <= 4 ? 500 : 200 }));
    const skipped = await skipPauses(database);
    const { leadId } = await storeLead(payload, submissionOf());
    const { id, idempotencyKey } = await deliveryOf(payload, leadId);
    try {
      await reaches(payload, leadId, 'delivered');
    } finally {
      await skipped.end();
    }

    // The waits are about 3, 6, 12 and 24 s, with some jitter.
    const pauses = await skipped.of(id);
    expect(pauses).toHaveLength(4);
    for (const [index, most] of [4, 8, 16, 32].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(most / 2);
      expect(pauses[index]).toBeLessThanOrEqual(most);
    }
    const keys = site.receiver.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(Array.from({ length: 5 }, () => idempotencyKey));
    expect(site.receiver.received.every(({ headers, body }) => isGenuine(headers, body))).toBe(
      true,
    );
    expect((await deliveryOf(payload, leadId)).attempts).toBe(5);
  });

  it('foundation: a failed delivery is tried again with back-off (a redirect is a failure)', async () => {
    site.receiver.answerWith((_, attempt) =>
      attempt === 1 ? { status: 307, headers: { Location: '/elsewhere' } } : { status: 204 },
    );
    const { leadId } = await storeLead(payload, submissionOf());
    await until(async () => (await deliveryOf(payload, leadId)).lastResult === 'HTTP_307', 30);
    await reaches(payload, leadId, 'delivered');
    expect(site.receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  });

  it('D26 a webhook may point at loopback only with ALLOW_LOOPBACK_TARGETS', async () => {
    const { port, url } = site.receiver;
    const post = (target: string, allowInner: boolean) =>
      httpRequest('POST', target, {}, '{}', { allowInner, keepAnswer: 0 });
    for (const target of [url, `http://localhost:${port}/hook`, `http://[::1]:${port}/hook`]) {
      await expect(post(target, false)).rejects.toMatchObject({ code: 'FORBIDDEN_TARGET' });
    }
    expect(site.receiver.received).toHaveLength(0);
    expect(await post(url, true)).toMatchObject({ status: 200 });

    const { env } = await import('@/lib/env');
    env().ALLOW_LOOPBACK_TARGETS = false;
    try {
      const { leadId } = await storeLead(payload, submissionOf());
      const refused = async () =>
        (await deliveryOf(payload, leadId)).lastResult === 'FORBIDDEN_TARGET';
      await until(refused, 30);
      expect(site.receiver.received).toHaveLength(1);
    } finally {
      env().ALLOW_LOOPBACK_TARGETS = true;
    }
  });
});
