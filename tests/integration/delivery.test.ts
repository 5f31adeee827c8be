import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postJson } from '@/leads/deliver/post-json';
import { queue } from '@/leads/queue/boss';
import { DELIVERY_QUEUE, ensureQueues } from '@/leads/queue/queues';
import { requeueDelivery, requeueFailedDeliveries } from '@/leads/queue/requeue';
import { startWorker } from '@/leads/queue/worker';
import { storeLead } from '@/leads/submit/store-lead';
import { startCms, startReceiver, stopCms, submissionOf, until } from '../support/leads';

const secret = 'a-webhook-secret-for-tests';

/** How docs tell a receiver to verify a message; written without any of our code on purpose. */
function isGenuine(headers: Record<string, unknown>, body: string): boolean {
  const timestamp = String(headers['x-tamvia-timestamp']);
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const expected = Buffer.from(`v1=${digest}`);
  const given = Buffer.from(String(headers['x-tamvia-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

describe('delivering leads', () => {
  let payload: Payload;
  let database: pg.Pool;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    receiver = await startReceiver();
    ({ payload, database } = await startCms({
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: secret,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    await startWorker(payload);
  });

  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answerWith(() => ({ status: 200 }));
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await receiver.stop();
  });

  const deliveryOf = async (leadId: number) => {
    const { docs } = await payload.find({
      collection: 'deliveries',
      where: { lead: { equals: leadId } },
      depth: 0,
    });
    return docs[0]!;
  };

  const reaches = (leadId: number, status: string, seconds = 30) =>
    until(async () => (await deliveryOf(leadId)).status === status, seconds);

  it('foundation: a lead arrives signed, with its key, its consents and its source', async () => {
    const { leadId } = await storeLead(
      payload,
      submissionOf({ consentMarketing: 'yes' }, { attribution: { utm_source: 'zalo' } }),
    );
    await reaches(leadId, 'delivered');
    const delivery = await deliveryOf(leadId);
    expect(delivery).toMatchObject({ attempts: 1, lastResult: null });
    expect(delivery.deliveredAt).toBeTruthy();

    expect(receiver.received).toHaveLength(1);
    const { headers, body } = receiver.received[0]!;
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['idempotency-key']).toBe(delivery.idempotencyKey);
    expect(isGenuine(headers, body)).toBe(true);
    expect(isGenuine(headers, `${body} `)).toBe(false);
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      id: delivery.idempotencyKey,
      lead: {
        id: leadId,
        kind: 'book-demo',
        status: 29,
        name: 'Trần Thị Lan',
        phoneE164: '+84912345678',
        attribution: { utm_source: 'zalo' },
      },
      consents: [
        { purpose: 'reply', granted: true },
        { purpose: 'marketing', granted: true },
      ],
    });
  });

  it('foundation: a receiver that fails twice gets the lead again, under the same key', async () => {
    receiver.answerWith((_, attempt) => ({ status: attempt <= 2 ? 500 : 200 }));
    const { leadId } = await storeLead(payload, submissionOf());
    await reaches(leadId, 'delivered');
    const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
    const delivery = await deliveryOf(leadId);
    expect(keys).toEqual(Array.from({ length: 3 }, () => delivery.idempotencyKey));
    expect(receiver.received.every(({ headers, body }) => isGenuine(headers, body))).toBe(true);
    expect(delivery.attempts).toBe(3);
  });

  it('foundation: a redirect is not followed, and counts as a failure', async () => {
    receiver.answerWith((_, attempt) =>
      attempt === 1 ? { status: 307, headers: { Location: '/elsewhere' } } : { status: 204 },
    );
    const { leadId } = await storeLead(payload, submissionOf());
    await until(async () => (await deliveryOf(leadId)).lastResult === 'HTTP_307', 15);
    await reaches(leadId, 'delivered');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  });

  it('foundation: an inner address is refused unless it is allowed', async () => {
    const { port, url } = receiver;
    for (const target of [url, `http://localhost:${port}/hook`, `http://[::1]:${port}/hook`]) {
      await expect(postJson(target, '{}', {}, { allowInner: false })).rejects.toMatchObject({
        code: 'FORBIDDEN_TARGET',
      });
    }
    expect(receiver.received).toHaveLength(0);
    expect(await postJson(url, '{}', {}, { allowInner: true })).toMatchObject({ status: 200 });
  });

  it('foundation: a lead that is given up is shown as failed, and sent again by hand', async () => {
    const boss = await queue();
    receiver.answerWith(() => ({ status: 500 }));
    // Seven hours of retries, in two seconds.
    await boss.updateQueue(DELIVERY_QUEUE, { retryLimit: 1, retryDelay: 1, retryBackoff: false });
    try {
      const { leadId } = await storeLead(payload, submissionOf());
      await reaches(leadId, 'failed');
      expect(await deliveryOf(leadId)).toMatchObject({ attempts: 2, lastResult: 'HTTP_500' });

      receiver.answerWith(() => ({ status: 200 }));
      const { id } = await deliveryOf(leadId);
      expect(await requeueDelivery(payload, id)).toBe(true);
      await reaches(leadId, 'delivered');
      expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(
        1,
      );

      const before = receiver.received.length;
      expect(await requeueDelivery(payload, id)).toBe(false);
      expect(await requeueDelivery(payload, 999_999)).toBe(false);
      expect(receiver.received).toHaveLength(before);
    } finally {
      await ensureQueues(boss);
    }
  });

  it('foundation: everything that failed is sent again at once, and only that', async () => {
    const leads = await Promise.all(
      ['Một', 'Hai', 'Ba'].map((name) => storeLead(payload, submissionOf({ name }))),
    );
    for (const { leadId } of leads) await reaches(leadId, 'delivered');
    receiver.received.length = 0;
    const [first, second] = leads;
    await payload.update({
      collection: 'deliveries',
      where: { lead: { in: [first!.leadId, second!.leadId] } },
      data: { status: 'failed' },
    });
    expect(await requeueFailedDeliveries(payload)).toBe(2);
    for (const { leadId } of leads) await reaches(leadId, 'delivered');
    expect(receiver.received).toHaveLength(2);
  });

  it('foundation: a held lead goes out once somebody lets it', async () => {
    const { leadId } = await storeLead(payload, submissionOf({}, { honeypotFilled: true }));
    const { id, status } = await deliveryOf(leadId);
    expect(status).toBe('held');
    expect(receiver.received).toHaveLength(0);
    expect(await requeueDelivery(payload, id)).toBe(true);
    await reaches(leadId, 'delivered');
    expect(receiver.received).toHaveLength(1);
  });
});
