import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendAgain, sendAllFailedAgain } from '@/leads/admin/resend-delivery-endpoints';
import { queue } from '@/leads/jobs/queue-client';
import { DEAD_DELIVERY_QUEUE, DELIVERY_QUEUE, ensureQueues } from '@/leads/jobs/job-queues';
import { requeueDelivery } from '@/leads/delivery/queue-delivery';
import { storeLead } from '@/leads/intake/store-lead';
import { deliveryOf, reaches, startDelivering } from '../../support/cms-with-webhook-receiver';
import { submissionOf, until } from '../../support/cms-for-lead-tests';
import { expectRefusal } from '../../support/expect-refusal';

describe('leads that could not be delivered', () => {
  let payload: Payload;
  let site: Awaited<ReturnType<typeof startDelivering>>;
  let sales: TypedUser;
  let editor: TypedUser;

  beforeAll(async () => {
    site = await startDelivering();
    ({ payload } = site);
    const users: TypedUser[] = [];
    // The admin comes first, because the first account always becomes one.
    for (const role of ['admin', 'sales', 'editor'] as const) {
      const user = await payload.create({
        collection: 'users',
        data: { email: `${role}@example.com`, password: 'long-enough-password', role },
      });
      users.push({ ...user, collection: 'users' });
    }
    [, sales, editor] = users as [TypedUser, TypedUser, TypedUser];
  });

  beforeEach(async () => {
    // Earlier leads get older: every test sends the same form, which would count as a repeated one.
    await site.database.query("UPDATE leads SET created_at = now() - interval '1 hour'");
    // Leftovers of a failed test must not affect the next.
    await site.database.query(
      "UPDATE deliveries SET status = 'skipped' WHERE status IN ('failed', 'pending')",
    );
    site.receiver.received.length = 0;
    site.receiver.answerWith(() => ({ status: 200 }));
  });

  afterAll(() => site.stop());

  /** Calls the endpoint behind the admin's button "send again" as an account. */
  const press = (user: TypedUser | null, id: unknown) =>
    sendAgain({ payload, user, routeParams: { id } } as unknown as PayloadRequest);

  it('foundation: an undeliverable lead is listed and can be sent again', async () => {
    const boss = await queue();
    site.receiver.answerWith(() => ({ status: 500 }));
    // Two attempts, a second apart, replace those of seven hours.
    await boss.updateQueue(DELIVERY_QUEUE, { retryLimit: 1, retryDelay: 1, retryBackoff: false });
    try {
      const { leadId } = await storeLead(payload, submissionOf());
      await reaches(payload, leadId, 'failed');

      // Reads the admin's list as sales sees it: the lead, the result, the number of attempts.
      const list = () =>
        payload.find({
          collection: 'deliveries',
          where: { status: { equals: 'failed' } },
          overrideAccess: false,
          user: sales,
        });
      const { docs } = await list();
      expect(docs).toMatchObject([
        { lead: { id: leadId, name: 'Trần Thị Lan' }, attempts: 2, lastResult: 'HTTP_500' },
      ]);
      const hidden = payload.collections.deliveries.config.admin.hidden as (who: {
        user: TypedUser;
      }) => boolean;
      expect([hidden({ user: sales }), hidden({ user: editor })]).toEqual([false, true]);

      site.receiver.answerWith(() => ({ status: 200 }));
      const { id } = docs[0]!;
      expect((await press(sales, id)).status).toBe(200);
      await reaches(payload, leadId, 'delivered');
      expect((await list()).docs).toEqual([]);
      const keys = site.receiver.received.map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);

      // Delivered leads are not sent again.
      expect((await press(sales, id)).status).toBe(404);
      expect(await requeueDelivery(payload, id)).toBe(false);
      expect(site.receiver.received).toHaveLength(3);
    } finally {
      await ensureQueues(boss);
    }
  });

  it('foundation: an undeliverable lead is listed and can be sent again (all that failed at once)', async () => {
    const leads = await Promise.all(
      ['Một', 'Hai', 'Ba'].map((name) => storeLead(payload, submissionOf({ name }))),
    );
    for (const { leadId } of leads) await reaches(payload, leadId, 'delivered');
    site.receiver.received.length = 0;
    const [first, second] = leads;
    await payload.update({
      collection: 'deliveries',
      where: { lead: { in: [first!.leadId, second!.leadId] } },
      data: { status: 'failed' },
    });
    const answer = await sendAllFailedAgain({ payload, user: sales } as unknown as PayloadRequest);
    expect(await answer.json()).toEqual({ sent: 2 });
    for (const { leadId } of leads) await reaches(payload, leadId, 'delivered');
    expect(site.receiver.received).toHaveLength(2);
  });

  it('a delivery skipped meanwhile stays skipped when its last attempt fails', async () => {
    const { leadId } = await storeLead(payload, submissionOf());
    await reaches(payload, leadId, 'delivered');
    const { id } = await deliveryOf(payload, leadId);
    const statusAfter = async (status: 'skipped' | 'pending') => {
      await payload.update({ collection: 'deliveries', id, data: { status } });
      const job = await (await queue()).send(DEAD_DELIVERY_QUEUE, { deliveryId: id });
      await until(async () => {
        const { rows } = await site.database.query<{ state: string }>(
          'SELECT state FROM pgboss.job WHERE id = $1',
          [job],
        );
        return rows[0]?.state === 'completed';
      }, 20);
      return (await deliveryOf(payload, leadId)).status;
    };
    expect(await statusAfter('skipped')).toBe('skipped');
    expect(await statusAfter('pending')).toBe('failed');
  });

  it('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (sending again)', async () => {
    const { leadId } = await storeLead(payload, submissionOf());
    await reaches(payload, leadId, 'delivered');
    const { id } = await deliveryOf(payload, leadId);
    const cases: [TypedUser | null, unknown, number][] = [
      [null, id, 403],
      [editor, id, 403],
      [sales, undefined, 400],
      [sales, 'x', 400],
      [sales, '1.5', 400],
      [sales, "1' OR '1'='1", 400],
      [sales, 0, 400],
      [sales, -1, 400],
      [sales, 999_999, 404],
      // Ids beyond the database's integers are refused.
      [sales, 2 ** 31, 400],
      [sales, Number.MAX_SAFE_INTEGER, 400],
      [sales, -Number.MAX_SAFE_INTEGER, 400],
    ];
    for (const [user, given, status] of cases) {
      const answer = await press(user, given);
      expect([given, answer.status]).toEqual([given, status]);
      expectRefusal(await answer.text());
    }
    const all = await sendAllFailedAgain({ payload, user: editor } as unknown as PayloadRequest);
    expect(all.status).toBe(403);
  });

  it('forms: what fills the honeypot is held for review (and goes out once somebody lets it)', async () => {
    const { leadId } = await storeLead(payload, submissionOf({}, { honeypotFilled: true }));
    const { id, status } = await deliveryOf(payload, leadId);
    expect(status).toBe('held');
    expect(site.receiver.received).toHaveLength(0);
    expect((await press(sales, id)).status).toBe(200);
    await reaches(payload, leadId, 'delivered');
    expect(site.receiver.received).toHaveLength(1);
  });
});
