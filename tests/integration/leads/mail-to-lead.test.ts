import { randomUUID } from 'node:crypto';
import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendLetter } from '@/leads/admin/mail-to-lead-endpoints';
import { timelineOf } from '@/leads/management/lead-timeline';
import { requeueMails } from '@/leads/jobs/requeue-mails';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { withdrawAll } from '@/leads/privacy/withdraw-all-consents';
import { startWorker } from '@/leads/start-workers';
import { storeLead } from '@/leads/intake/store-lead';
import { env } from '@/lib/env';
import { brand } from '../../../brand.config';
import { emptyTables } from '../../support/empty-tables';
import { makeStaff, requestBy } from '../../support/staff-accounts-and-exports';
import { startCms, stopCms, until } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';
import { expectRefusal } from '../../support/expect-refusal';
import { sent } from '../../support/form-submissions-and-events';

describe('a letter to a lead', () => {
  let payload: Payload;
  let database: pg.Pool;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let sales: TypedUser;
  let editor: TypedUser;

  beforeAll(async () => {
    server = await startMailServer();
    ({ payload, database } = await startCms({
      SMTP_URL: server.url,
      SITE_URL: 'https://www.tamvia.example',
    }));
    [, sales, editor] = await makeStaff(payload);
    sales.name = 'Phạm Minh Đức';
    await payload.update({ collection: 'users', id: sales.id, data: { name: sales.name } });
    await startWorker(payload);
  });

  beforeEach(async () => {
    server.answerWith(() => 'take');
    server.arrived.length = 0;
    env().SMTP_URL = server.url;
    await emptyTables(database, 'leads', 'mails');
  });

  afterAll(async () => {
    await stopCms(payload, database);
    closeMailTransport();
    await server.stop();
  });

  const ADDRESS = 'khach@khach-hang.vn';
  const newLead = async (form: Record<string, string> = {}) =>
    (await storeLead(payload, sent('book-demo', { email: ADDRESS, ...form }))).leadId;
  const letter = (more: Record<string, unknown> = {}) => ({
    key: randomUUID(),
    subject: 'Lịch demo sáng thứ Tư',
    message: 'Chào chị Lan,\n\nTôi giữ cho chị 10 giờ sáng thứ Tư.',
    ...more,
  });
  const write = async (lead: number, body: unknown, user: TypedUser | null = sales) =>
    sendLetter(
      await requestBy(payload, user, {
        routeParams: { id: String(lead) },
        json: () => Promise.resolve(body),
      }),
    );
  const letters = () =>
    server.to(ADDRESS).filter(({ mail }) => mail.subject === 'Lịch demo sáng thứ Tư');
  const leadOf = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 });
  const eventsOf = async (lead: number) => {
    const { rows } = await database.query<{ kind: string; actor_id: number | null }>(
      'SELECT kind, actor_id FROM lead_events WHERE lead_id = $1 ORDER BY id',
      [lead],
    );
    return rows;
  };

  it('is sent in the writer’s name with unsubscribe links, and is the first answer', async () => {
    const lead = await newLead({ consentMarketing: 'yes' });
    expect((await write(lead, letter())).status).toBe(200);
    await until(() => letters().length > 0, 30);
    const { mail, raw } = letters()[0]!;
    expect(mail.replyTo?.value).toEqual([{ name: 'Phạm Minh Đức', address: sales.email }]);
    expect(mail.from?.value[0]).toMatchObject({ name: `Phạm Minh Đức (${brand.name})` });
    expect(mail.text).toContain('Tôi giữ cho chị 10 giờ sáng thứ Tư.');
    expect(mail.text).toContain('Phạm Minh Đức\n');
    expect(mail.html).toContain('<html lang="vi">');
    expect(mail.text).toMatch(/https:\/\/www\.tamvia\.example\/newsletter\/\S+/);
    expect(mail.text).toMatch(/https:\/\/www\.tamvia\.example\/privacy\/\S+/);
    expect(raw).not.toContain('Auto-Submitted');

    await until(async () => (await leadOf(lead)).stage === 'contacted', 30);
    expect(await leadOf(lead)).toMatchObject({ respondedBy: sales.id });
    await until(
      async () => (await eventsOf(lead)).filter(({ kind }) => kind === 'mailed').length === 3,
      30,
    );
    expect(await eventsOf(lead)).toEqual(
      expect.arrayContaining([
        { kind: 'responded', actor_id: sales.id },
        { kind: 'mailed', actor_id: sales.id },
      ]),
    );
    const timeline = await timelineOf(payload, lead, 'en');
    expect(timeline.find(({ text }) => text === 'Lịch demo sáng thứ Tư')).toMatchObject({
      title: 'Mail: Letter of a colleague (sent)',
      by: 'Phạm Minh Đức',
    });
  });

  it('is sent once however often it is submitted, in English to a lead who prefers English', async () => {
    const lead = await newLead({ preferredLanguage: 'en' });
    const one = letter();
    const answers = await Promise.all([1, 2, 3].map(() => write(lead, one)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await until(() => letters().length > 0, 30);
    expect((await write(lead, one)).status).toBe(200);
    for (const other of [{ message: 'Lời khác' }, { subject: 'Tiêu đề khác' }]) {
      const answer = await write(lead, { ...one, ...other });
      expect(answer.status).toBe(409);
      expect(expectRefusal(await answer.text()).code).toBe('other-words');
    }
    expect(letters()).toHaveLength(1);
    expect(letters()[0]!.mail.html).toContain('<html lang="en">');
    expect(letters()[0]!.mail.text).toContain('reaches Phạm Minh Đức directly');
  });

  it('does not count as an answer until it is sent: refused, or without a mail server, it waits', async () => {
    server.answerWith((to) => (to === ADDRESS ? { code: 550 } : 'take'));
    const refused = await newLead();
    await write(refused, letter());
    const statusOf = async (lead: number) => {
      const { rows } = await database.query<{ status: string }>(
        `SELECT status FROM mails WHERE lead_id = $1 AND kind = 'sales-letter'`,
        [lead],
      );
      return rows[0]?.status;
    };
    await until(async () => (await statusOf(refused)) === 'failed', 30);
    expect((await leadOf(refused)).firstResponseAt).toBeNull();

    env().SMTP_URL = undefined;
    const kept = await newLead({ phone: '0912345699' });
    await write(kept, letter());
    await until(async () => (await statusOf(kept)) === 'kept', 30);
    expect((await leadOf(kept)).firstResponseAt).toBeNull();
    env().SMTP_URL = server.url;
    server.answerWith(() => 'take');
    await requeueMails(payload, ['kept', 'failed']);
    for (const lead of [kept, refused]) {
      await until(async () => (await statusOf(lead)) === 'sent', 30);
    }
    expect((await leadOf(refused)).firstResponseAt).not.toBeNull();
    expect((await leadOf(kept)).firstResponseAt).not.toBeNull();
  });

  it('can not be sent to a lead that is held, has no address, or withdrew its consent', async () => {
    const withdrawn = await newLead();
    await withdrawAll(payload, withdrawn);
    const [held, without] = [await newLead({ phone: '0912345601' }), await newLead()];
    await database.query(`UPDATE leads SET suspicion = 'trap' WHERE id = $1`, [held]);
    await database.query(`UPDATE leads SET email = '' WHERE id = $1`, [without]);
    for (const lead of [withdrawn, held, without]) {
      const answer = await write(lead, letter());
      expect(answer.status).toBe(409);
      expectRefusal(await answer.text());
    }
    expect(letters()).toEqual([]);
  });

  it('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (letters)', async () => {
    const lead = await newLead();
    for (const [id, body, user, status] of [
      [lead, letter(), null, 403],
      [lead, letter(), editor, 403],
      [lead, null, sales, 400],
      [lead, letter({ key: 'x' }), sales, 400],
      [lead, letter({ subject: '  ' }), sales, 400],
      [lead, letter({ message: 'x'.repeat(8001) }), sales, 400],
      [999_999, letter(), sales, 404],
    ] as const) {
      const answer = await write(id, body, user);
      expect(answer.status).toBe(status);
      expectRefusal(await answer.text());
    }
  });
});
