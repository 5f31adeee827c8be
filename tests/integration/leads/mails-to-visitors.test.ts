import ICAL from 'ical.js';
import jsQR from 'jsqr';
import type { Payload } from 'payload';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sendMail } from '@/leads/mail/send-mail';
import { requeueMails } from '@/leads/jobs/requeue-mails';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { MAIL_QUEUE } from '@/leads/jobs/job-queues';
import { startWorker } from '@/leads/start-workers';
import { releaseLead } from '@/leads/intake/release-suspected-lead';
import { addMissingTemplates } from '@/leads/mail/mail-templates';
import { storeLead } from '@/leads/intake/store-lead';
import { brand } from '../../../brand.config';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms, until } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';
import { eventTimes, makeEvent, sent } from '../../support/form-submissions-and-events';

describe('mails', () => {
  let payload: Payload;
  let database: pg.Pool;
  let server: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    server = await startMailServer();
    ({ payload, database } = await startCms({
      SMTP_URL: server.url,
      SITE_URL: 'https://www.tamvia.example',
      DATA_DIR: '.cache/test/mail-data',
    }));
    await startWorker(payload);
  });

  beforeEach(async () => {
    server.answerWith(() => 'take');
    server.arrived.length = 0;
    await emptyTables(database, 'leads', 'mails');
  });

  afterAll(async () => {
    await stopCms(payload, database);
    closeMailTransport();
    await server.stop();
  });

  const statuses = async () => {
    const { rows } = await database.query<{ kind: string; status: string; last_result: string }>(
      'SELECT kind, status, last_result FROM mails ORDER BY kind',
    );
    return rows;
  };

  const arrives = async (address: string, count = 1) => {
    await until(() => server.to(address).length >= count, 30);
    return server.to(address)[count - 1]!.mail;
  };

  it('§1 event registration and document request convert beside book demo', async () => {
    const event = await makeEvent(payload);
    const forms = [
      sent('book-demo', { email: 'demo@khach-hang.vn' }),
      sent('contact', { email: 'hoi@khach-hang.vn' }),
      sent(
        'get-ticket',
        { email: 've@khach-hang.vn', ticketType: String(event.typeId) },
        { event: event.slug },
      ),
    ];
    for (const form of forms) await storeLead(payload, form);
    const expected = {
      'demo@khach-hang.vn': `${brand.name} đã nhận yêu cầu demo`,
      'hoi@khach-hang.vn': `${brand.name} đã nhận tin nhắn của bạn`,
      've@khach-hang.vn': 'Vé của bạn: Ngày hội chăm sóc khách hàng',
    };
    for (const [address, subject] of Object.entries(expected)) {
      const mail = await arrives(address);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain('Trần Thị Lan');
      expect(mail.html).toContain('<html lang="vi">');
    }
    // Notices to the team after the first one are delayed (mail-digest.test.ts).
    const isThanked = async () =>
      (await statuses()).every(({ kind, status }) => kind === 'team-notice' || status === 'sent');
    await until(isThanked, 30);
    await arrives(brand.email);
    const { rows } = await database.query(
      `SELECT kind, (SELECT count(*)::int FROM mails WHERE lead_id = leads.id AND status = 'sent'
         AND mails.kind <> 'team-notice') AS mails FROM leads ORDER BY kind`,
    );
    expect(rows).toEqual([
      { kind: 'book-demo', mails: 1 },
      { kind: 'get-ticket', mails: 1 },
      { kind: 'contact', mails: 1 },
    ]);
  });

  it('a ticket comes with a calendar file and a QR code that other programs can read', async () => {
    const event = await makeEvent(payload, { price: 500_000 });
    const { leadId } = await storeLead(
      payload,
      sent(
        'get-ticket',
        { ticketType: String(event.typeId), quantity: '2', preferredLanguage: 'en' },
        { event: event.slug },
      ),
    );
    const { docs } = await payload.find({
      collection: 'tickets',
      where: { lead: { equals: leadId } },
      depth: 0,
    });
    const ticket = docs[0]!;
    const mail = await arrives('lan@tamvia.vn');
    expect(mail.subject).toBe('Your ticket: Customer care day');
    expect(mail.text).toContain('Early bird');
    expect(mail.text).toContain('₫1,000,000');
    expect(mail.text).toContain('09:00 (Vietnam time)');

    const file = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'))!;
    const calendar = ICAL.Component.fromString(file.content.toString('utf8'));
    const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    expect(entry.summary).toBe('Customer care day');
    expect(entry.location).toBe('Golden Lotus Centre');
    expect(entry.startDate.toJSDate().toISOString()).toBe(eventTimes.start);
    expect(entry.endDate.toJSDate().toISOString()).toBe(eventTimes.end);

    const picture = mail.attachments.find(({ contentType }) => contentType === 'image/png')!;
    const { data, info } = await sharp(picture.content)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `https://www.tamvia.example/admin/collections/tickets?search=${ticket.code}`,
    );
    expect(mail.html).not.toContain('src="http');
    expect(mail.text).toContain('how to pay the total of ₫1,000,000');
    expect(mail.text).toContain('At the door, show the QR code');
  });

  it('a free ticket does not mention payment, and an online ticket no entrance', async () => {
    const event = await makeEvent(payload, {
      price: 0,
      places: { vi: 'Trực tuyến', en: 'Online, the link comes by email' },
    });
    const toEvent = { ticketType: String(event.typeId) };
    for (const [email, preferredLanguage] of [
      ['mien-phi@khach-hang.vn', 'vi'],
      ['free@khach-hang.vn', 'en'],
    ] as const) {
      const form = { ...toEvent, email, preferredLanguage };
      await storeLead(payload, sent('get-ticket', form, { event: event.slug }));
    }
    const vietnamese = await arrives('mien-phi@khach-hang.vn');
    expect(vietnamese.text).toContain('trực tuyến');
    expect(vietnamese.text).not.toMatch(/thanh toán|Tổng tiền|₫|vào cửa|mã QR/);
    const english = await arrives('free@khach-hang.vn');
    expect(english.text).toContain('This is an online event');
    expect(english.text).not.toMatch(/\bpay|Total|₫|door|QR code/);
    for (const { attachments } of [vietnamese, english]) {
      expect(attachments.map(({ contentType }) => contentType)).not.toContain('image/png');
    }
  });

  it('while the mail server is down a mail is retried, and sent once with the same text and id', async () => {
    server.answerWith((to, attempt) =>
      to === 'lan@tamvia.vn' && attempt < 3 ? { code: 451 } : 'take',
    );
    await storeLead(payload, sent('contact'));
    const allSent = async () => (await statuses()).every(({ status }) => status === 'sent');
    await until(allSent, 30, { hurried: [MAIL_QUEUE] });
    expect(server.to('lan@tamvia.vn')).toHaveLength(1);
    const { rows } = await database.query<{ id: number; attempts: string }>(
      "SELECT id, attempts FROM mails WHERE kind = 'contact-received'",
    );
    expect(Number(rows[0]!.attempts)).toBe(3);
    // A duplicate job finds that the mail was sent, and sends it no second time.
    await sendMail(payload, rows[0]!.id);
    expect(server.to('lan@tamvia.vn')).toHaveLength(1);
  });

  it('a permanently refused address is not retried', async () => {
    server.answerWith((to) => (to === 'lan@tamvia.vn' ? { code: 550 } : 'take'));
    await storeLead(payload, sent('contact'));
    await until(async () => (await statuses())[0]?.status === 'failed', 30);
    // The mail to the team is awaited too, so that it is not sent during the next test.
    await arrives(brand.email);
    expect((await statuses())[0]).toEqual({
      kind: 'contact-received',
      status: 'failed',
      last_result: 'SMTP_550',
    });
  });

  it('without a mail server mails are stored, and sent when a user clicks send', async () => {
    const { env } = await import('@/lib/env');
    const address = env().SMTP_URL;
    delete env().SMTP_URL;
    try {
      await storeLead(payload, sent('contact'));
      await until(async () => (await statuses()).every(({ status }) => status === 'kept'), 30);
      const { docs } = await payload.find({ collection: 'mails', sort: 'kind' });
      expect(docs[0]).toMatchObject({
        to: 'lan@tamvia.vn',
        subject: `${brand.name} đã nhận tin nhắn của bạn`,
      });
    } finally {
      env().SMTP_URL = address;
    }
    expect(server.to('lan@tamvia.vn')).toEqual([]);
    expect(await requeueMails(payload, ['kept', 'failed'])).toBe(2);
    await arrives('lan@tamvia.vn');
    await arrives(brand.email);
  });

  it("visitors' input can inject neither headers nor markup into a mail", async () => {
    const name = 'Lan\r\nBcc: thu-ba@khach-hang.vn\r\n\r\n<img src=x onerror=alert(1)>';
    const form = sent('contact');
    // The test writes the name into the database, past the validation of the form: the mail has to be safe by itself.
    form.values.name = name;
    const { leadId } = await storeLead(payload, form);
    // A web address in a name makes the lead suspected; a person may release it.
    expect(await releaseLead(payload, leadId)).toBe(true);
    const mail = await arrives('lan@tamvia.vn');
    const notice = await arrives(brand.email);
    for (const each of [mail, notice]) {
      expect(each.headers.has('bcc')).toBe(false);
      expect(each.html).not.toContain('<img');
    }
    expect(notice.subject).toContain('Bcc: thu-ba@khach-hang.vn');
    expect(server.to('thu-ba@khach-hang.vn')).toEqual([]);
  });

  it('mails to people with marketing consent have an unsubscribe link, others have none', async () => {
    await storeLead(payload, sent('contact', { email: 'a@khach-hang.vn' }));
    await storeLead(
      payload,
      sent('contact', { email: 'b@khach-hang.vn', consentMarketing: 'yes' }),
    );
    expect((await arrives('a@khach-hang.vn')).text).not.toContain('/newsletter/');
    expect((await arrives('b@khach-hang.vn')).text).toMatch(
      /https:\/\/www\.tamvia\.example\/newsletter\/w[\w-]+/,
    );
  });

  it('no mail of a suspected sender is sent until it is released', async () => {
    const { leadId } = await storeLead(
      payload,
      sent('contact', { name: 'Xem http://qua-tang.example' }),
    );
    expect((await statuses()).map(({ status }) => status)).toEqual(['held', 'held']);
    expect(await releaseLead(payload, leadId)).toBe(true);
    await arrives('lan@tamvia.vn');
    const lead = await payload.findByID({ collection: 'leads', id: leadId });
    expect(lead.suspicion).toBe('address-in-name');
    expect(lead.releasedAt).toEqual(expect.any(String));
  });

  it('mails to an address typed by strangers are limited, and no lead is lost', async () => {
    const count = async (kinds: string[]) => {
      const { rows } = await database.query<{ mails: number; leads: number }>(
        `SELECT (SELECT count(*)::int FROM mails WHERE kind::text = ANY($1) AND status <> 'skipped') AS mails,
           (SELECT count(*)::int FROM leads) AS leads`,
        [kinds],
      );
      return rows[0];
    };
    const to = (email: string) => [
      ...['An', 'Bình', 'Chi'].map((name) => sent('contact', { email, name })),
      ...['An', 'Bình', 'Chi'].map((name) =>
        sent('book-demo', { email: email.toUpperCase(), name }),
      ),
    ];
    // While this lock is held no digests are made: each lead keeps its own mail until they are counted.
    const holder = await database.connect();
    onTestFinished(() => holder.release(true));
    await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [
      `mails:notices:${brand.email}`,
    ]);
    await Promise.all(to('stranger@khach.vn').map((form) => storeLead(payload, form)));
    const thanks = ['contact-received', 'demo-received'];
    expect(await count(thanks)).toEqual({ mails: 2, leads: 6 });
    await storeLead(payload, sent('contact', { email: 'other@khach.vn' }));
    expect(await count(thanks)).toEqual({ mails: 3, leads: 7 });
    await database.query(`UPDATE mails SET created_at = now() - interval '25 hours'`);
    await storeLead(payload, sent('contact', { email: 'stranger@khach.vn' }));
    expect(await count(thanks)).toEqual({ mails: 4, leads: 8 });
    expect(await count(['team-notice'])).toEqual({ mails: 8, leads: 8 });
  });

  it('an address gets two unrequested mails a day in all, more once its owner is known, and staff send the rest', async () => {
    const event = await makeEvent(payload);
    const email = 'stranger@khach.vn';
    const ticket = () =>
      sent('get-ticket', { email, ticketType: String(event.typeId) }, { event: event.slug });
    const unrequested = async () => {
      const { rows } = await database.query<{ kind: string; stored: string; last_result: string }>(
        `SELECT id, kind::text AS kind, last_result,
           CASE status WHEN 'skipped' THEN 'skipped' ELSE 'sent' END AS stored
         FROM mails WHERE "to" = $1 ORDER BY id`,
        [email],
      );
      return rows.map(({ kind, stored }) => `${kind}: ${stored}`);
    };
    await storeLead(payload, sent('contact', { email }));
    await storeLead(payload, sent('newsletter', { email: email.toUpperCase() }));
    const { leadId } = await storeLead(payload, ticket());
    await storeLead(payload, sent('book-demo', { email }));
    await database.query(`UPDATE mails SET "to" = lower("to")`);
    expect(await unrequested()).toEqual([
      'contact-received: sent',
      'newsletter-confirm: sent',
      'ticket-confirmed: skipped',
      'demo-received: skipped',
    ]);
    // A colleague has answered the lead, so its e-mail address counts as that of its sender.
    await database.query('UPDATE leads SET first_response_at = now() WHERE id = $1', [leadId]);
    await storeLead(payload, sent('contact', { email, name: 'Again' }));
    expect((await unrequested()).at(-1)).toBe('contact-received: sent');
    // A mail that was skipped is still listed with its lead, and a colleague can send it.
    const { rows } = await database.query<{ id: number; last_result: string }>(
      `SELECT id, last_result FROM mails WHERE lead_id = ${leadId} AND status = 'skipped'`,
    );
    expect(rows.map(({ last_result }) => last_result)).toEqual(['DAILY_LIMIT']);
    expect(await requeueMails(payload, ['skipped'], rows[0]!.id)).toBe(1);
    await until(
      () => server.to(email).some(({ mail }) => mail.subject?.startsWith('Vé của bạn')),
      30,
    );
  });

  it('editors change the text of a mail; unknown placeholders are refused', async () => {
    const { docs } = await payload.find({
      collection: 'mail-templates',
      where: { kind: { equals: 'contact-received' } },
      locale: 'vi',
    });
    const template = docs[0]!;
    const save = (data: Record<string, string>) =>
      payload.update({ collection: 'mail-templates', id: template.id, locale: 'vi', data });
    for (const wrong of ['Chào {{email}}', 'Chào {{name', 'Chào {{ten}}', '  ']) {
      await expect(save({ body: wrong })).rejects.toMatchObject({ status: 400 });
    }
    await save({ subject: 'Cảm ơn {{name}}' });
    try {
      await storeLead(payload, sent('contact'));
      expect((await arrives('lan@tamvia.vn')).subject).toBe('Cảm ơn Trần Thị Lan');
    } finally {
      await save({ subject: template.subject! });
    }
  });

  it('instances that start at the same time create each template once, in both languages', async () => {
    await database.query('DELETE FROM mail_templates');
    const added = await Promise.all([addMissingTemplates(payload), addMissingTemplates(payload)]);
    const [row] = (
      await database.query<{ kinds: number; languages: number }>(
        `SELECT count(DISTINCT _parent_id)::int AS kinds, count(*)::int AS languages
         FROM mail_templates_locales WHERE subject <> ''`,
      )
    ).rows;
    expect(added.toSorted((a, b) => a - b)).toEqual([0, row!.kinds]);
    expect(row!.languages).toBe(row!.kinds * 2);
  });
});
