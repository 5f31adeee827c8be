import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverToWebhook } from '@/leads/delivery/deliver-to-webhook';
import { loadLead } from '@/leads/delivery/load-lead-for-delivery';
import { sendNotice } from '@/leads/privacy/send-external-erasure-request';
import { notifyWithdrawal } from '@/leads/privacy/pass-on-consent-withdrawal';
import { withdrawAll } from '@/leads/privacy/withdraw-all-consents';
import { storeLead } from '@/leads/intake/store-lead';
import { makeStaff } from '../../support/staff-accounts-and-exports';
import {
  startCms,
  startReceiver,
  stopCms,
  submissionOf,
  until,
} from '../../support/cms-for-lead-tests';
import { startHubspot, startPipedrive } from '../../support/fake-crm-servers';
import { lookAndErase } from '../../support/erase-person-as-admin';
import { shortenLimits } from '../../support/short-query-timeouts';

/** No worker runs here: the test takes each step itself. */
describe('notices to other systems', () => {
  let payload: Payload;
  let database: pg.Pool;
  let admin: TypedUser;
  let made = 0;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let pipedrive: Awaited<ReturnType<typeof startPipedrive>>;
  let hubspot: Awaited<ReturnType<typeof startHubspot>>;

  beforeAll(async () => {
    receiver = await startReceiver();
    pipedrive = await startPipedrive();
    hubspot = await startHubspot();
    ({ payload, database } = await startCms({
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
      PIPEDRIVE_API_TOKEN: 'a-token-of-pipedrive',
      PIPEDRIVE_URL: pipedrive.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_GUID: '0f6e3f5c-8a1d-4c53-9b1e-3c1d0d6c8e11',
      HUBSPOT_ACCESS_TOKEN: 'a-token-of-hubspot',
      HUBSPOT_URL: hubspot.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    [admin] = await makeStaff(payload);
  }, 240_000);

  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answerWith(() => ({ status: 200 }));
    pipedrive.persons.length = 0;
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await Promise.all([receiver.stop(), pipedrive.stop(), hubspot.stop()]);
  });

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.query<Row>(text, values)).rows;

  async function newLead(email?: string): Promise<{ id: number; email: string }> {
    made += 1;
    const address = email ?? `told-${made}@khac.example`;
    const form = { email: address, phone: `0905${100_000 + made}`, consentMarketing: 'yes' };
    return { id: (await storeLead(payload, submissionOf(form))).leadId, email: address };
  }

  async function erase(email: string) {
    const { id } = await payload.create({
      collection: 'privacy-requests',
      data: { kind: 'erasure', status: 'open', email, receivedAt: new Date().toISOString() },
      user: admin,
    });
    const receipt = await lookAndErase(payload, id, admin);
    const notices = await query<{ id: number; target: string }>(
      'SELECT id, target::text FROM privacy_notices WHERE request_id = $1',
      [id],
    );
    return { receipt, notice: (name: string) => notices.find(({ target }) => target === name)!.id };
  }

  const deliveryOf = async (lead: number, target: string) =>
    (
      await query<{ id: number; status: string; last_result: string | null }>(
        `SELECT id, status::text, last_result FROM deliveries WHERE lead_id = $1 AND target = $2`,
        [lead, target],
      )
    )[0]!;

  const stateOf = async (notice: number) =>
    (
      await query<{ status: string; last_result: string | null }>(
        'SELECT status::text, last_result FROM privacy_notices WHERE id = $1',
        [notice],
      )
    )[0];

  it('a webhook that is receiving the lead at that moment is notified afterwards', async () => {
    const { id, email } = await newLead();
    receiver.answerWith(() => 'silence');
    const { id: delivery } = await deliveryOf(id, 'webhook');
    const limits = shortenLimits();
    const sending = deliverToWebhook(payload, delivery).catch((error: unknown) => error);
    await until(() => receiver.received.length === 1, 30);
    limits.end();
    const [limit] = limits.set;
    const { receipt, notice } = await erase(email);
    expect(receipt?.told).toContain('webhook');
    const [job] = await query<{ seconds: number }>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
       WHERE name = 'privacy-notice' AND data->>'noticeId' = $1`,
      [String(notice('webhook'))],
    );
    // The job waits for more seconds than any request takes.
    expect(job?.seconds).toBeGreaterThan(limit! / 1000);
    await sending;
    receiver.answerWith(() => ({ status: 200 }));
    await sendNotice(payload, notice('webhook'));
    expect(await stateOf(notice('webhook'))).toMatchObject({ status: 'told', last_result: 'ok' });
    // The erasure has deleted the delivery, so the lead is not sent again.
    await deliverToWebhook(payload, delivery);
    expect(receiver.received).toHaveLength(2);
  });

  it('a webhook confirms an erasure only with 2xx or 410', async () => {
    const { id, email } = await newLead();
    await deliverToWebhook(payload, (await deliveryOf(id, 'webhook')).id);
    const { notice } = await erase(email);
    receiver.answerWith(() => ({ status: 404 }));
    await expect(sendNotice(payload, notice('webhook'))).rejects.toThrow('HTTP_404');
    expect(await stateOf(notice('webhook'))).toEqual({
      status: 'pending',
      last_result: 'HTTP_404',
    });
    receiver.answerWith(() => ({ status: 410 }));
    await sendNotice(payload, notice('webhook'));
    expect(await stateOf(notice('webhook'))).toMatchObject({ status: 'told' });
  });

  /** Adds to Pipedrive the person, deal and note of a lead whose answer got lost, and an older deal of the person. */
  async function madeThere(lead: number, email: string): Promise<void> {
    pipedrive.persons.push({ id: 7, name: 'Lan', emails: [{ value: email }] });
    pipedrive.deals.push(
      { id: 8, title: `Lan · book-demo · #${lead}-0123abcd`, person_id: 7 },
      { id: 9, title: 'Hợp đồng cũ', person_id: 7 },
    );
    pipedrive.notes.push({ id: 10, content: `<p>x</p><p>#${lead}-0123abcd</p>`, deal_id: 8 });
    const open = { step: 'personId', since: new Date().toISOString() };
    await query(`UPDATE deliveries SET remote = $2 WHERE lead_id = $1 AND target = 'pipedrive'`, [
      lead,
      { open },
    ]);
  }

  it('a person created in Pipedrive whose id was never received is looked up and erased there', async () => {
    const { id, email } = await newLead();
    await madeThere(id, email);
    const { notice } = await erase(email);
    await sendNotice(payload, notice('pipedrive'));
    expect(await stateOf(notice('pipedrive'))).toMatchObject({ status: 'told' });
    expect(pipedrive.persons).toEqual([]);
    expect(pipedrive.deals.map(({ title }) => title)).toEqual(['Hợp đồng cũ']);
    expect(pipedrive.notes).toEqual([]);
  });

  it('more persons and notes than fit on a page of Pipedrive are all erased there', async () => {
    const { id, email } = await newLead();
    await madeThere(id, email);
    const more = Array.from({ length: 230 }, (_, index) => index + 100);
    for (const person of more) {
      pipedrive.persons.push({ id: person, name: 'Lan', emails: [{ value: email }] });
      pipedrive.notes.push({ id: person, content: `<p>#${id}-0123abcd</p>`, deal_id: 8 });
    }
    const { notice } = await erase(email);
    await sendNotice(payload, notice('pipedrive'));
    expect(await stateOf(notice('pipedrive'))).toMatchObject({ status: 'told' });
    expect([pipedrive.persons, pipedrive.notes]).toEqual([[], []]);
  });

  it('an erasure that can not read all persons of Pipedrive is left to a person at once, and erases nothing', async () => {
    const { id, email } = await newLead();
    await madeThere(id, email);
    const more = Array.from({ length: 2001 }, (_, index) => index + 100);
    for (const person of more) {
      pipedrive.persons.push({ id: person, name: 'Lan', emails: [{ value: email }] });
    }
    const { notice } = await erase(email);
    await sendNotice(payload, notice('pipedrive'));
    expect(await stateOf(notice('pipedrive'))).toMatchObject({
      status: 'failed',
      last_result: 'TOO_MANY_RECORDS',
    });
    expect(pipedrive.persons).toHaveLength(more.length + 1);
    pipedrive.persons.length = 0;
  });

  it('a person not found at first is searched again for a while', async () => {
    const { id, email } = await newLead();
    await madeThere(id, email);
    pipedrive.persons.length = 0;
    const { notice } = await erase(email);
    await expect(sendNotice(payload, notice('pipedrive'))).rejects.toThrow('ANSWER_LOST');
    expect(await stateOf(notice('pipedrive'))).toMatchObject({ status: 'pending' });
    await query(`UPDATE privacy_notices SET created_at = now() - interval '1 hour' WHERE id = $1`, [
      notice('pipedrive'),
    ]);
    await sendNotice(payload, notice('pipedrive'));
    expect(await stateOf(notice('pipedrive'))).toMatchObject({ status: 'told' });
  });

  it('a HubSpot contact without an e-mail address waits for a person', async () => {
    const about = { leads: [1], keys: [], persons: [], deals: [], notes: [], emails: [] };
    const [row] = await query<{ id: number }>(
      `INSERT INTO privacy_notices (request_id, target, status, about, attempts)
       SELECT max(id), 'hubspot', 'pending', $1, 0 FROM privacy_requests RETURNING id`,
      [about],
    );
    await sendNotice(payload, row!.id);
    expect(await stateOf(row!.id)).toEqual({ status: 'failed', last_result: 'NO_EMAIL' });
  });

  it('CRMs are notified even if the leads and deliveries were deleted before', async () => {
    const { id, email } = await newLead();
    await madeThere(id, email);
    await payload.delete({ collection: 'leads', id });
    const { receipt, notice } = await erase(email);
    expect(receipt).toMatchObject({ leads: [], told: ['pipedrive', 'hubspot'] });
    await sendNotice(payload, notice('pipedrive'));
    await sendNotice(payload, notice('hubspot'));
    expect(pipedrive.persons).toEqual([]);
    expect(hubspot.erased).toContain(email);
  });

  describe('notices of withdrawn consent', () => {
    it('cover every lead of the address, and go only to systems that have one', async () => {
      const { id: sentLead, email } = await newLead();
      const { id: waiting } = await newLead(email.toUpperCase());
      const { id: stranger } = await newLead();
      await deliverToWebhook(payload, (await deliveryOf(sentLead, 'webhook')).id);
      receiver.received.length = 0;
      await withdrawAll(payload, waiting);

      const { consents } = await loadLead(payload, sentLead);
      expect(consents.map(({ purpose, granted }) => [purpose, granted])).toEqual([
        ['reply', false],
        ['marketing', false],
      ]);
      expect((await loadLead(payload, stranger)).consents.every(({ granted }) => granted)).toBe(
        true,
      );
      expect(await deliveryOf(waiting, 'webhook')).toMatchObject({
        status: 'skipped',
        last_result: 'WITHDRAWN',
      });
      expect(await deliveryOf(sentLead, 'hubspot')).toMatchObject({ status: 'skipped' });
      expect(await deliveryOf(stranger, 'hubspot')).toMatchObject({ status: 'pending' });
      await deliverToWebhook(payload, (await deliveryOf(waiting, 'webhook')).id);
      expect(receiver.received).toEqual([]);

      const jobs = await query<{ data: { leadId: number; consentIds: number[] } }>(
        `SELECT data FROM pgboss.job WHERE name = 'consent-withdrawal' AND data->>'target' = 'webhook'`,
      );
      expect(jobs.map(({ data }) => data.leadId)).toEqual([sentLead]);
      receiver.answerWith((_request, attempt) => ({ status: attempt === 1 ? 503 : 200 }));
      await expect(notifyWithdrawal(payload, jobs[0]!.data)).rejects.toThrow('HTTP_503');
      await notifyWithdrawal(payload, jobs[0]!.data);
      const [first, second] = receiver.received;
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
      expect(JSON.parse(second!.body)).toMatchObject({
        type: 'consent.withdrawn',
        lead: { id: sentLead },
        consents: [
          { purpose: 'reply', granted: false },
          { purpose: 'marketing', granted: false },
        ],
      });
      expect(second!.body).not.toContain(email);
    });

    type Job = { leadId: number; consentIds: number[]; target: 'pipedrive' | 'hubspot' };
    const jobsFor = async (lead: number) =>
      (
        await query<{ data: Job; seconds: number }>(
          `SELECT data, extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
           WHERE name = 'consent-withdrawal' AND data->>'leadId' = $1 AND data->>'target' <> 'webhook'
           ORDER BY data->>'target' DESC`,
          [String(lead)],
        )
      ).map(({ data, seconds }) => ({ ...data, seconds }));

    it('reach every configured CRM: Pipedrive by status and note, HubSpot by unsubscribing', async () => {
      const { id, email } = await newLead();
      pipedrive.persons.push({ id: 21, name: 'Lan', emails: [{ value: email }] });
      await withdrawAll(payload, id);
      const [toPipedrive, toHubspot, ...others] = await jobsFor(id);
      expect([toPipedrive?.target, toHubspot?.target, others]).toEqual([
        'pipedrive',
        'hubspot',
        [],
      ]);
      // The notice waits until a delivery that is under way has arrived.
      expect(toPipedrive!.seconds).toBeGreaterThanOrEqual(15);
      expect(JSON.stringify(toPipedrive)).not.toContain(email);
      pipedrive.treatBy(({ method }) => (method === 'PATCH' ? { status: 503 } : 'answer'));
      await expect(notifyWithdrawal(payload, toPipedrive!)).rejects.toThrow('HTTP_503');
      pipedrive.treatBy(() => 'answer');
      // The notice is sent again, as after a lost answer, and there is still only one note.
      await notifyWithdrawal(payload, toPipedrive!);
      await notifyWithdrawal(payload, toPipedrive!);
      expect(pipedrive.persons).toMatchObject([{ id: 21, marketing_status: 'unsubscribed' }]);
      const notes = pipedrive.notes.filter(({ person_id }) => person_id === 21);
      expect(notes.map(({ content }) => content)).toEqual([
        expect.stringContaining('Consent withdrawn: reply, marketing'),
      ]);
      await notifyWithdrawal(payload, toHubspot!);
      expect(hubspot.unsubscribed).toEqual([`${email} all`]);
    });

    const subscribed = JSON.stringify({ success: true, data: { marketing_status: 'subscribed' } });
    it.each([
      ['refuses to change', { status: 400 }, [31, 32]],
      ['leaves', { status: 200, body: subscribed }, [33, 34]],
    ])('note it on every person whose status Pipedrive %s', async (_what, answer, persons) => {
      const { id, email } = await newLead();
      for (const person of persons) {
        pipedrive.persons.push({ id: person, name: 'Lan', emails: [{ value: email }] });
      }
      await withdrawAll(payload, id);
      const [toPipedrive] = await jobsFor(id);
      pipedrive.treatBy(({ method }) => (method === 'PATCH' ? answer : 'answer'));
      await notifyWithdrawal(payload, toPipedrive!);
      pipedrive.treatBy(() => 'answer');
      const notes = pipedrive.notes.filter(({ content }) => content.includes('Consent withdrawn'));
      expect(notes.map(({ person_id }) => person_id)).toEqual(expect.arrayContaining(persons));
      const requests = await query<{ note: string }>(
        'SELECT note FROM privacy_requests WHERE lead_id = $1',
        [id],
      );
      expect(requests).toEqual([{ note: 'consent.withdrawn → pipedrive' }]);
    });

    it('about marketing alone name its subscription in HubSpot', async () => {
      const { env } = await import('@/lib/env');
      const { withdrawConsent } = await import('@/leads/newsletter/unsubscribe');
      const { id, email } = await newLead();
      await withdrawConsent(payload, id);
      const [, toHubspot] = await jobsFor(id);
      env().HUBSPOT_SUBSCRIPTION_ID = 77;
      await notifyWithdrawal(payload, toHubspot!);
      delete env().HUBSPOT_SUBSCRIPTION_ID;
      expect(hubspot.unsubscribed.at(-1)).toBe(`${email} 77`);
    });

    it('that no attempt can bring become a request for the admins, once for each system', async () => {
      const { env } = await import('@/lib/env');
      const { askPerson } = await import('@/leads/privacy/pass-on-consent-withdrawal');
      const { id } = await newLead();
      await withdrawAll(payload, id);
      const [toPipedrive, toHubspot] = await jobsFor(id);
      const token = env().HUBSPOT_ACCESS_TOKEN;
      delete env().HUBSPOT_ACCESS_TOKEN;
      await notifyWithdrawal(payload, toHubspot!);
      env().HUBSPOT_ACCESS_TOKEN = token;
      // Calls what the dead-letter queue calls after the last attempt.
      await askPerson(payload, toPipedrive!);
      await askPerson(payload, toPipedrive!);
      const requests = await query<{ kind: string; status: string; note: string }>(
        'SELECT kind::text, status::text, note FROM privacy_requests WHERE lead_id = $1 ORDER BY id',
        [id],
      );
      expect(requests).toEqual([
        { kind: 'withdrawal', status: 'open', note: 'consent.withdrawn → hubspot' },
        { kind: 'withdrawal', status: 'open', note: 'consent.withdrawn → pipedrive' },
      ]);
    });
  });
});
