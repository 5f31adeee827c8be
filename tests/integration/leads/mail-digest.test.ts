import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerLead } from '@/leads/sla/mark-lead-answered';
import { sendMail } from '@/leads/mail/send-mail';
import { storeLead } from '@/leads/intake/store-lead';
import { brand } from '../../../brand.config';
import {
  COLLEAGUE,
  OWNER,
  type StaffMails,
  startStaffMails,
} from '../../support/site-with-staff-and-mail-server';
import { sent } from '../../support/form-submissions-and-events';

describe('digest mails to staff', () => {
  let site: StaffMails;

  beforeAll(async () => {
    site = await startStaffMails();
  });

  beforeEach(() => site.reset());

  afterAll(() => site.stop());

  it('the first alert is sent at once, and those of the next 15 minutes in one mail', async () => {
    const first = await site.leadSince(40);
    await site.look();
    await site.sees(
      () => site.alertsTo(OWNER).length === 1 && site.alertsTo(COLLEAGUE).length === 1,
    );
    expect(site.alertsTo(OWNER)[0]?.mail.text).toContain(`/admin/collections/leads/${first}`);

    const late = [];
    for (let minutes = 31; minutes < 43; minutes += 1) late.push(await site.leadSince(minutes));
    const soon = await site.leadSince(25);
    await site.look();
    await site.quiet();
    expect(site.alertsTo(OWNER)).toHaveLength(1);

    await site.passQuarter();
    expect(site.alertsTo(OWNER)).toHaveLength(2);
    expect(site.alertsTo(COLLEAGUE)).toHaveLength(2);
    const { mail } = site.alertsTo(OWNER)[1]!;
    expect(mail.subject).toBe('13 khách chờ trả lời, 12 đã quá hạn');
    const text = mail.text ?? '';
    expect(text).toContain('12 đã quá hạn, 1 sắp đến hạn');
    // The digest lists leads by waiting time: the first ten with the name of their form, the rest as a number.
    expect(text.match(/\/admin\/collections\/leads\/\d+/g)).toEqual(
      late
        .toReversed()
        .slice(0, 10)
        .map((id) => `/admin/collections/leads/${id}`),
    );
    expect(text).toContain('và 3 khách nữa');
    expect(text).toContain('https://www.tamvia.example/admin/leads-board');
    expect(text).toContain('giờ Việt Nam');
    expect(`${text}${String(mail.html)}`).not.toMatch(/Trần Thị Lan|khach\.vn|\{\{/);
    expect(String(mail.html)).toContain(
      `href="https://www.tamvia.example/admin/collections/leads/${late.at(-1)}"`,
    );
    expect(text).not.toContain(`/leads/${soon}\n`);
  });

  it('one check that finds many leads sends one mail per person, not one per lead', async () => {
    await site.leadSince(40);
    await site.query(
      `INSERT INTO leads SELECT (jsonb_populate_record(leads, jsonb_build_object(
         'id', nextval('leads_id_seq'), 'key', gen_random_uuid()))).*
       FROM leads, generate_series(1, 232)`,
    );
    await site.look();
    await site.sees(() => site.alertsTo(OWNER).length > 0 && site.alertsTo(COLLEAGUE).length > 0);
    await site.quiet();
    expect(site.alertsTo(OWNER).map(({ mail }) => mail.subject)).toEqual([
      '233 khách chờ trả lời, 233 đã quá hạn',
    ]);
    expect(site.alertsTo(COLLEAGUE)).toHaveLength(1);
    expect(await site.query(`SELECT 1 FROM leads WHERE escalated_at IS NULL`)).toEqual([]);
  });

  it('a mail also lists leads that become due before the next mail may be sent', async () => {
    const late = await site.leadSince(31);
    const next = await site.leadSince(18);
    const owned = await site.leadSince(19);
    await site.query('UPDATE leads SET owner_id = $2 WHERE id = $1', [owned, site.owner.id]);
    await site.look();
    await site.sees(
      () => site.alertsTo(OWNER).length === 1 && site.alertsTo(COLLEAGUE).length === 1,
    );
    const told = (address: string) =>
      site
        .alertsTo(address)[0]
        ?.mail.text?.match(/leads\/\d+/g)
        ?.map((found) => Number(found.slice(6)));
    expect(told(OWNER)).toEqual([late, owned, next]);
    // A lead with an owner concerns only the owner until it is overdue.
    expect(told(COLLEAGUE)).toEqual([late, next]);
  });

  it('leads answered meanwhile are omitted, and no mail is sent when none is left', async () => {
    await site.leadSince(40);
    await site.look();
    await site.sees(() => site.alertsTo(OWNER).length === 1);
    const [answered, left] = [await site.leadSince(32), await site.leadSince(33)];
    await site.look();
    await site.quiet();
    await answerLead(site.payload, answered, site.owner);
    await site.passQuarter();
    expect(site.alertsTo(OWNER)).toHaveLength(2);
    // A single remaining lead gets the usual mail instead of a digest.
    expect(site.alertsTo(OWNER)[1]?.mail.text).toContain(`/admin/collections/leads/${left}`);
    expect(site.alertsTo(OWNER)[1]?.mail.subject).toBe('Quá hạn trả lời: đặt lịch demo');

    const third = await site.leadSince(32);
    await site.look();
    await site.quiet();
    await answerLead(site.payload, third, site.owner);
    await site.passQuarter();
    expect(site.alertsTo(OWNER)).toHaveLength(2);
    expect(await site.query(`SELECT 1 FROM mails WHERE status <> 'sent'`)).toEqual([]);
  });

  it('a mail that failed, or whose process died, is sent with the same text, once', async () => {
    site.server.answerWith((to, attempt) => (to === OWNER && attempt < 2 ? { code: 451 } : 'take'));
    await Promise.all([site.leadSince(40), site.leadSince(41)]);
    await site.look();
    await site.sees(() => site.alertsTo(OWNER).length === 1);
    expect(site.alertsTo(OWNER)[0]?.mail.subject).toBe('2 khách chờ trả lời, 2 đã quá hạn');
    // Resets the status of the mail. The database is then as after a crash between the mail server's answer and
    // storing it.
    const [row] = await site.query<{ id: number }>(
      `UPDATE mails SET status = 'pending' WHERE "to" = $1 AND kind = 'lead-late' RETURNING id`,
      [OWNER],
    );
    await sendMail(site.payload, row!.id);
    const ids = site.alertsTo(OWNER).map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('the team is told of a new request at once, and of the following ones in one mail', async () => {
    const notices = () => site.server.to(brand.email).map(({ mail }) => mail);
    await storeLead(site.payload, sent('contact', { email: 'first@khach.vn' }));
    await site.sees(() => notices().length === 1);
    expect(notices()[0]?.text).toContain('first@khach.vn');
    const later = [];
    for (const kind of ['book-demo', 'contact', 'career'] as const) {
      later.push((await storeLead(site.payload, sent(kind, { email: `${kind}@khach.vn` }))).leadId);
    }
    await site.quiet();
    expect(notices()).toHaveLength(1);
    // A notice is delayed by at most half of the promised 30 minutes.
    const [wait] = await site.query<{ minutes: number }>(
      `SELECT max(extract(epoch FROM start_after - now()) / 60)::float8 AS minutes FROM pgboss.job
       WHERE name = 'mail' AND state < 'active'`,
    );
    expect(wait?.minutes).toBeLessThanOrEqual(15);
    await site.passQuarter();
    expect(notices()).toHaveLength(2);
    expect(notices()[1]?.subject).toBe('3 yêu cầu mới đang chờ trả lời');
    for (const id of later) expect(notices()[1]?.text).toContain(`/admin/collections/leads/${id}`);
    expect(notices()[1]?.text).not.toMatch(/khach\.vn|Trần Thị Lan/);
    expect(await site.query(`SELECT 1 FROM mails WHERE status <> 'sent'`)).toEqual([]);
  });

  it('a shorter promised reply time shortens the delay of a notice', async () => {
    await site.payload.updateGlobal({
      slug: 'office-hours',
      data: { promiseMinutes: 10, warnMinutes: 4 },
    });
    await storeLead(site.payload, sent('contact'));
    await site.sees(() => site.server.to(brand.email).length === 1);
    await storeLead(site.payload, sent('contact', { email: 'next@khach.vn' }));
    await site.quiet();
    const [wait] = await site.query<{ minutes: number }>(
      `SELECT max(extract(epoch FROM start_after - now()) / 60)::float8 AS minutes FROM pgboss.job
       WHERE name = 'mail' AND state < 'active'`,
    );
    await site.payload.updateGlobal({
      slug: 'office-hours',
      data: { promiseMinutes: 30, warnMinutes: 10 },
    });
    expect(wait?.minutes).toBeGreaterThan(1);
    expect(wait?.minutes).toBeLessThanOrEqual(5);
  });
});
