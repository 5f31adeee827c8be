import { once } from 'node:events';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SUPERVISE_SECONDS } from '@/leads/jobs/queue-client';
import { startWorker } from '@/leads/start-workers';
import { storeLead } from '@/leads/intake/store-lead';
import { skipPauses } from '../../support/cms-with-webhook-receiver';
import { validForm } from '../../support/valid-forms';
import { failLostJobs } from '../../support/run-queued-jobs';
import {
  startCms,
  startReceiver,
  stopCms,
  submissionOf,
  until,
} from '../../support/cms-for-lead-tests';
import { type LeadProcess, startLeadProcess } from '../../support/start-lead-process';

/** A visitor's input, recognisable wherever it appears. */
const canaries = {
  name: 'Canarina Hoàng Yến',
  email: 'canary-7f3a@tamvia-canary.vn',
  phone: '0987 123 654',
  company: 'canary-company.vn',
  description: 'canary: bí mật của tôi',
};
const traces = [...Object.values(canaries), '0987123654', '+84987123654', 'Canarina', 'canary'];

describe('a worker in a separate process', () => {
  let payload: Payload;
  let database: pg.Pool;
  let databaseUrl: string;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** The process of the first test continues in the second. */
  let child: LeadProcess | undefined;

  beforeAll(async () => {
    receiver = await startReceiver();
    ({ payload, database, databaseUrl } = await startCms({
      LEAD_WEBHOOK_URL: receiver.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
  });

  beforeEach(() => {
    receiver.received.length = 0;
  });

  afterAll(async () => {
    child?.running.kill('SIGKILL');
    await stopCms(payload, database);
    await receiver.stop();
  });

  it('foundation: nothing personal in a log, whatever goes wrong', async () => {
    await database.query(`
      CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.page = '/fault' THEN RAISE EXCEPTION 'refused %', NEW.name; END IF; RETURN NEW;
      END $$`);
    await database.query(
      'CREATE TRIGGER fault BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION fault()',
    );
    const typed = { ...validForm, ...canaries };
    const key = 'b2f5d9d0-3b8a-4c67-9d1e-0f6f3c1b7a55';
    receiver.answerWith((_, attempt) => ({ status: attempt === 1 ? 500 : 200 }));
    const pauses = await skipPauses(database);
    child = startLeadProcess(databaseUrl, [
      { body: { ...typed, key } },
      { body: { ...typed, key, name: `${canaries.name} 2` } },
      { body: { ...typed, email: 'canary' } },
      { body: { ...typed, phone: 'canary' }, html: true },
      { body: { ...typed, page: '/fault' } },
      { body: { ...typed, name: `${canaries.name} 3`, page: '/fault' }, html: true },
      { body: typed, databaseAway: true },
    ]);
    const { printed } = child;
    // The fifth form has no key and the content of the first, so it is answered as the same request; the trigger
    // would refuse it.
    await until(() => printed().includes('delivery.done'), 120);
    await pauses.end();
    const statuses = [...printed().matchAll(/posted (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '409', '422', '303', '200', '503', '503']);
    for (const event of ['lead.acknowledged', 'lead.not-stored', 'delivery.failed']) {
      expect(printed()).toContain(event);
    }
    for (const trace of traces) expect(printed()).not.toContain(trace);
  }, 240_000);

  it("foundation: a killed worker's job is taken up again within a minute", async () => {
    receiver.answerWith(() => 'silence');
    child ??= startLeadProcess(databaseUrl);
    const { running, printed } = child;
    await until(() => printed().includes('working'), 120);
    const { leadId } = await storeLead(payload, submissionOf());
    await until(() => receiver.received.length === 1, 30);
    // The worker holds the job and waits for an answer that never comes.
    running.kill('SIGKILL');
    await once(running, 'exit');

    receiver.answerWith(() => ({ status: 200 }));
    await startWorker(payload);
    const { heartbeat, pause } = await failLostJobs('lead-delivery');
    // The worker counts as dead once its last heartbeat is too old. A check notices that at most two check intervals
    // later, because each queue is checked in turn.
    expect(heartbeat + 2 * SUPERVISE_SECONDS + pause).toBeLessThan(60);
    const delivered = async () => {
      const { docs } = await payload.find({
        collection: 'deliveries',
        where: { and: [{ lead: { equals: leadId } }, { status: { equals: 'delivered' } }] },
      });
      return docs.length === 1;
    };
    await until(delivered, 60);
    const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  }, 240_000);
});
