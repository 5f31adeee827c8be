import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dueTime } from '@/lib/office-hours-arithmetic';
import { answerLead, claimLead, unanswerLead } from '@/leads/sla/mark-lead-answered';
import { escalate } from '@/leads/sla/escalate-overdue-leads';
import { slaSettings } from '@/leads/sla/reply-time-settings';
import { ALERT_QUEUE, SLA_QUEUE } from '@/leads/jobs/reply-deadline-queues';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { queue } from '@/leads/jobs/queue-client';
import { ASSIGNMENT_QUEUE, MAIL_QUEUE } from '@/leads/jobs/job-queues';
import { startWorker } from '@/leads/start-workers';
import { releaseLead } from '@/leads/intake/release-suspected-lead';
import { storeLead } from '@/leads/intake/store-lead';
import type { Lead, User } from '@/payload-types';
import { isGenuine } from '../../support/cms-with-webhook-receiver';
import { emptyTables } from '../../support/empty-tables';
import { startCms, startReceiver, stopCms, until } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';
import { sent } from '../../support/form-submissions-and-events';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const allDay = [{ days: [...everyDay], opens: '00:00', closes: '24:00' }];

describe('the reply time of a lead', () => {
  let payload: Payload;
  let database: pg.Pool;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let owner: User;
  let colleague: User;

  const person = (email: string, role: 'sales' | 'admin') =>
    payload.create({
      collection: 'users',
      data: { email, role, name: email, password: 'a-long-password-for-tests-1' },
    });

  const office = (data: Record<string, unknown>) =>
    payload.updateGlobal({
      slug: 'office-hours',
      data: {
        week: allDay,
        holidays: [],
        promiseMinutes: 30,
        warnMinutes: 10,
        alertUrl: receiver.url,
        manager: 'manager@tamvia.vn',
        ...data,
      },
    });

  beforeAll(async () => {
    [mails, receiver] = await Promise.all([startMailServer(), startReceiver()]);
    ({ payload, database } = await startCms({
      SMTP_URL: mails.url,
      SITE_URL: 'https://www.tamvia.example',
      LEAD_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    await person('admin@tamvia.vn', 'admin'); // the first account always becomes an admin
    owner = await person('owner@tamvia.vn', 'sales');
    colleague = await person('colleague@tamvia.vn', 'sales');
    await startWorker(payload);
    // These tests run the check of due leads themselves; the worker's check each minute would interfere.
    await (await queue()).offWork(SLA_QUEUE);
    // Assigning locks a lead for a moment, and the check skips locked leads until the next minute.
    await (await queue()).offWork(ASSIGNMENT_QUEUE);
  });

  beforeEach(async () => {
    await office({});
    await emptyTables(database, 'leads', 'mails');
    mails.arrived.length = 0;
    receiver.received.length = 0;
    receiver.answerWith(() => ({ status: 200 }));
  });

  afterAll(async () => {
    await stopCms(payload, database);
    closeMailTransport();
    await Promise.all([mails.stop(), receiver.stop()]);
  });

  const leadOf = (id: number): Promise<Lead> =>
    payload.findByID({ collection: 'leads', id, depth: 0 });

  const store = async (...what: Parameters<typeof sent>): Promise<Lead> =>
    leadOf((await storeLead(payload, sent(...what))).leadId);

  /** Changes the times of a lead as if it came in `minutes` minutes ago. */
  const sinceMinutes = (id: number, minutes: number) =>
    database.query(
      `UPDATE leads SET clock_started_at = now() - make_interval(mins => $2),
         warn_at = now() - make_interval(mins => $2 - 20),
         due_at = now() - make_interval(mins => $2 - 30) WHERE id = $1`,
      [id, minutes],
    );

  const minutesBetween = (from: string | null | undefined, to: string | null | undefined) =>
    (new Date(to ?? '').getTime() - new Date(from ?? '').getTime()) / 60_000;

  const alertsOf = async (kind: string) => {
    const { rows } = await database.query<{ to: string }>(
      'SELECT "to" FROM mails WHERE kind::text = $1 ORDER BY "to"',
      [kind],
    );
    return rows.map(({ to }) => to);
  };

  describe('D20 each lead has a due time, and alerts go out before it is late', () => {
    it('ends 30 office minutes after it came in, and its owner is warned 10 minutes before', async () => {
      const lead = await store('book-demo');
      expect(minutesBetween(lead.createdAt, lead.dueAt)).toBeCloseTo(30, 0);
      expect(minutesBetween(lead.warnAt, lead.dueAt)).toBe(10);
    });

    it('follows the office hours and holidays in the CMS', async () => {
      const today = new Date().toISOString();
      await office({
        week: [{ days: [...everyDay], opens: '08:30', closes: '17:30' }],
        holidays: [{ name: 'Nghỉ', nameEn: 'Closed', kind: 'closed', date: today }],
      });
      const { hours } = await slaSettings(payload);
      const lead = await store('contact');
      expect(lead.dueAt).toBe(dueTime(new Date(lead.clockStartedAt!), hours, 30)?.toISOString());
      const opening = new Date(new Date(lead.dueAt!).getTime() - 30 * 60_000);
      expect(opening.toISOString().slice(11, 16)).toBe('01:30'); // 8:30 in Viet Nam
    });

    it('warns the owner only, once, however many processes check', async () => {
      const { id } = await store('book-demo');
      await payload.update({ collection: 'leads', id, data: { owner: owner.id } });
      await sinceMinutes(id, 25);
      await Promise.all(Array.from({ length: 6 }, () => escalate(payload)));
      await escalate(payload);
      expect(await alertsOf('lead-due-soon')).toEqual(['owner@tamvia.vn']);
      expect(await alertsOf('lead-late')).toEqual([]);
      await until(() => receiver.received.length === 1, 20);
      const { headers, body } = receiver.received[0]!;
      expect(isGenuine(headers, body)).toBe(true);
      expect(headers['idempotency-key']).toBe(`lead-${id}-due-soon`);
      expect(JSON.parse(body)).toMatchObject({
        type: 'lead.due-soon',
        lead: { id, kind: 'book-demo', owner: owner.id },
      });
    });

    it('alerts all of sales and the manager of an overdue lead, once, without personal data', async () => {
      const { id } = await store('book-demo');
      await sinceMinutes(id, 31);
      await Promise.all([escalate(payload), escalate(payload), escalate(payload)]);
      await escalate(payload);
      const everybody = ['colleague@tamvia.vn', 'manager@tamvia.vn', 'owner@tamvia.vn'];
      expect(await alertsOf('lead-late')).toEqual(everybody);
      expect(await alertsOf('lead-due-soon')).toEqual([]);
      await until(() => mails.to('manager@tamvia.vn').length === 1, 30, { hurried: [MAIL_QUEUE] });
      const { raw, mail } = mails.to('manager@tamvia.vn')[0]!;
      const said = `${raw}${mail.text}${String(mail.html)}${mail.subject}`;
      expect(said).toContain(`https://www.tamvia.example/admin/collections/leads/${id}`);
      for (const personal of ['Trần Thị Lan', 'lan@tamvia.vn']) {
        expect(said).not.toContain(personal);
      }
      // The message contains no complete telephone number in any grouping; four digits of one may occur in a random id.
      expect(said.replaceAll(/\D/g, '')).not.toContain('912345678');
      await until(() => receiver.received.length === 1, 20);
      expect(receiver.received[0]!.body).not.toMatch(/Lan|lan@|0912/);
    });

    it('warns all of sales of a lead without an owner', async () => {
      const { id } = await store('book-demo');
      await database.query('UPDATE leads SET owner_id = NULL WHERE id = $1', [id]);
      await sinceMinutes(id, 25);
      await escalate(payload);
      expect(await alertsOf('lead-due-soon')).toHaveLength(3);
      await until(() => receiver.received.length === 1, 20);
    });

    it('also warns of a lead whose mail is being written at that moment', async () => {
      const { id } = await store('book-demo');
      await sinceMinutes(id, 31);
      const writer = await database.connect();
      try {
        // An uncommitted row that refers to a lead locks the lead's key.
        await writer.query('BEGIN');
        await writer.query('SELECT id FROM leads WHERE id = $1 FOR KEY SHARE', [id]);
        await escalate(payload);
        expect(await alertsOf('lead-late')).not.toEqual([]);
      } finally {
        await writer.query('ROLLBACK');
        writer.release();
      }
    });

    it('the alert is retried while its webhook is down, under one key', async () => {
      receiver.answerWith((_, attempt) => ({ status: attempt === 1 ? 503 : 200 }));
      const { id } = await store('book-demo');
      await sinceMinutes(id, 31);
      await escalate(payload);
      await until(() => receiver.received.length === 2, 40, { hurried: [ALERT_QUEUE] });
      const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys)).toEqual(new Set([`lead-${id}-late`]));
    });

    it('does not alert about answered leads, spam, or leads without a due time', async () => {
      const answered = await store('book-demo', { email: 'a@khach.vn' });
      const spam = await store('book-demo', { email: 'b@khach.vn' });
      const newsletter = await store('newsletter', { email: 'c@khach.vn' });
      await answerLead(payload, answered.id, owner);
      await payload.update({ collection: 'leads', id: spam.id, data: { stage: 'spam' } });
      for (const { id } of [answered, spam]) await sinceMinutes(id, 60);
      expect(newsletter.dueAt).toBeNull();
      await escalate(payload);
      expect(await alertsOf('lead-late')).toEqual([]);
      expect((await leadOf(spam.id)).firstResponseAt).toBeNull();
    });
  });

  it('does not start for a suspected lead until it is released', async () => {
    const held = await store('book-demo', {}, { honeypotFilled: true });
    expect(held.dueAt).toBeNull();
    await releaseLead(payload, held.id);
    const released = await leadOf(held.id);
    expect(minutesBetween(new Date().toISOString(), released.dueAt)).toBeCloseTo(30, 0);
  });

  it('stops at the first answer; the first of two clicks wins', async () => {
    const { id } = await store('book-demo');
    await sinceMinutes(id, 12);
    const pressed = await Promise.all([
      answerLead(payload, id, owner),
      answerLead(payload, id, colleague),
    ]);
    expect(pressed.filter(Boolean)).toHaveLength(1);
    const lead = await leadOf(id);
    expect(lead).toMatchObject({
      stage: 'contacted',
      respondedBy: pressed[0] ? owner.id : colleague.id,
    });
    expect(lead.responseMinutes).toBeCloseTo(12, 0);
    const { docs } = await payload.find({
      collection: 'lead-events',
      where: { and: [{ lead: { equals: id } }, { kind: { equals: 'responded' } }] },
    });
    expect(docs).toHaveLength(1);
    expect(docs[0]?.data).toEqual({ minutes: 12, inTime: true, stage: 'new' });
  });

  it('stops when the stage changes, and stays stopped', async () => {
    const { id } = await store('book-demo');
    await payload.update({ collection: 'leads', id, data: { stage: 'qualified' } });
    const first = (await leadOf(id)).firstResponseAt;
    expect(first).toBeTruthy();
    await payload.update({ collection: 'leads', id, data: { stage: 'new' } });
    await payload.update({ collection: 'leads', id, data: { stage: 'won' } });
    expect((await leadOf(id)).firstResponseAt).toBe(first);
  });

  it('keeps its due time when "answered" is undone', async () => {
    const { id, dueAt } = await store('book-demo');
    await answerLead(payload, id, owner);
    expect(await unanswerLead(payload, id, colleague)).toBeNull();
    expect(await leadOf(id)).toMatchObject({
      stage: 'new',
      dueAt,
      firstResponseAt: null,
      respondedBy: null,
      responseMinutes: null,
    });
    const { docs } = await payload.find({
      collection: 'lead-events',
      where: { and: [{ lead: { equals: id } }, { kind: { equals: 'responded' } }] },
      sort: 'id',
      depth: 0,
    });
    expect(docs.map(({ actor }) => actor)).toEqual([owner.id, colleague.id]);
    expect(docs[1]?.data).toEqual({ undone: true });
    // After the undo the lead can be alerted about, and answered, again.
    await sinceMinutes(id, 60);
    await escalate(payload);
    expect(await alertsOf('lead-late')).not.toEqual([]);
    expect(await answerLead(payload, id, colleague)).toBe(true);
    expect((await leadOf(id)).respondedBy).toBe(colleague.id);
  });

  it.each(['new', 'contacted', 'qualified', 'lost', 'spam'] as const)(
    'has the stage "%s" again, and the same owner, when "answered" is undone',
    async (stage) => {
      const { id, dueAt } = await store('book-demo');
      await claimLead(payload, id, owner, null);
      // The stage is set in the database: a change by a colleague could count as an answer.
      await database.query('UPDATE leads SET stage = $2 WHERE id = $1', [id, stage]);
      expect(await answerLead(payload, id, colleague)).toBe(true);
      expect((await leadOf(id)).stage).toBe(stage === 'new' ? 'contacted' : stage);
      expect(await unanswerLead(payload, id, colleague)).toBeNull();
      expect(await leadOf(id)).toMatchObject({
        stage,
        dueAt,
        owner: owner.id,
        status: '1',
        firstResponseAt: null,
        respondedBy: null,
      });
      // Undo after a second answer restores the stage before that answer, not the stage before the first one.
      await database.query(`UPDATE leads SET stage = 'spam' WHERE id = $1`, [id]);
      await answerLead(payload, id, owner);
      expect(await unanswerLead(payload, id, owner)).toBeNull();
      expect((await leadOf(id)).stage).toBe('spam');
    },
  );

  it('gets the stage "new" when an answer recorded by an earlier release is undone', async () => {
    const { id } = await store('book-demo');
    await answerLead(payload, id, owner);
    await database.query(`UPDATE lead_events SET data = data - 'stage' WHERE kind = 'responded'`);
    expect(await unanswerLead(payload, id, owner)).toBeNull();
    expect((await leadOf(id)).stage).toBe('new');
  });

  it('undoing "answered" is refused once the stage has changed or a letter was sent, and without a recorded answer', async () => {
    const [waiting, further, written] = [
      await store('book-demo', { email: 'a@khach.vn' }),
      await store('book-demo', { email: 'b@khach.vn' }),
      await store('book-demo', { email: 'c@khach.vn' }),
    ];
    for (const { id } of [further, written]) await answerLead(payload, id, owner);
    await payload.update({ collection: 'leads', id: further.id, data: { stage: 'qualified' } });
    await payload.create({
      collection: 'mails',
      data: {
        kind: 'sales-letter',
        locale: 'vi',
        status: 'sent',
        lead: written.id,
        attempts: 1,
        idempotencyKey: 'letter-sent',
      },
    });
    expect(await unanswerLead(payload, waiting.id, owner)).toBe('not-answered');
    expect(await unanswerLead(payload, further.id, owner)).toBe('later-stage');
    expect(await unanswerLead(payload, written.id, owner)).toBe('letter-sent');
    for (const { id } of [further, written]) {
      expect((await leadOf(id)).firstResponseAt).toBeTruthy();
    }
  });

  it('of two colleagues who claim a lead at once only one gets it', async () => {
    const { id } = await store('book-demo');
    const taken = await Promise.all([
      claimLead(payload, id, owner, null),
      claimLead(payload, id, colleague, null),
    ]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await leadOf(id)).owner).toBe(taken[0] ? owner.id : colleague.id);
    const from = taken[0] ? owner.id : colleague.id;
    expect(await claimLead(payload, id, colleague, from)).toBe(true);
  });
});
