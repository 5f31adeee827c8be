import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignLead } from '@/leads/management/assign-lead';
import {
  endNextStep,
  lastStepChange,
  setNextStep,
  undoNextStep,
} from '@/leads/management/change-next-step';
import { remindOfSteps } from '@/leads/sla/remind-of-next-steps';
import { withdrawAll } from '@/leads/privacy/withdraw-all-consents';
import { sessionOf } from '@/lib/payload-database';
import { officeDay } from '@/lib/office-hours-arithmetic';
import {
  COLLEAGUE,
  OWNER,
  type StaffMails,
  startStaffMails,
} from '../../support/site-with-staff-and-mail-server';

const HOUR = 3_600_000;

describe('reminders of next steps', () => {
  let site: StaffMails;

  beforeAll(async () => {
    site = await startStaffMails();
  });

  beforeEach(() => site.reset());

  afterEach(() => office([{ days: [...everyDay], opens: '00:00', closes: '24:00' }]));

  afterAll(() => site.stop());

  const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

  const office = (week: { days: (typeof everyDay)[number][]; opens: string; closes: string }[]) =>
    site.payload.updateGlobal({
      slug: 'office-hours',
      data: { week, holidays: [], promiseMinutes: 30, warnMinutes: 10 },
    });

  /** The owner as somebody who changes a step, with the last change that they have seen. */
  async function reader(id: number) {
    const last = await lastStepChange(await sessionOf(site.payload), id);
    return { user: site.owner, seen: last?.id ?? null };
  }

  /** A lead with a step that was due some minutes ago. */
  async function stepSince(minutes: number, text = 'Gọi lại'): Promise<number> {
    const id = await site.leadSince(5);
    await site.query('UPDATE leads SET owner_id = $2 WHERE id = $1', [id, site.owner.id]);
    const step = { text, at: new Date(Date.now() + HOUR), owner: null };
    await setNextStep(site.payload, id, step, await reader(id));
    await site.query(
      'UPDATE leads SET next_step_at = now() - make_interval(mins => $2) WHERE id = $1',
      [id, minutes],
    );
    return id;
  }

  const remindersTo = (address: string) =>
    site.server.to(address).filter(({ mail }) => /^Đến giờ|đã đến giờ$/.test(mail.subject ?? ''));

  const look = () => remindOfSteps(site.payload);

  it('the owner of the lead gets one when the step is due, and only one', async () => {
    const id = await stepSince(1, 'Gọi lại, chốt giờ demo');
    await Promise.all([look(), look()]);
    await site.sees(() => remindersTo(OWNER).length === 1);
    await look();
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    expect(remindersTo(COLLEAGUE)).toHaveLength(0);
    const { mail } = remindersTo(OWNER)[0]!;
    expect(mail.subject).toBe('Đến giờ: Gọi lại, chốt giờ demo');
    expect(mail.text).toContain(`/admin/collections/leads/${id}`);
    expect(mail.text).toContain('giờ Việt Nam');
    const told = await site.query(`SELECT 1 FROM lead_events WHERE kind = 'step-reminded'`);
    expect(told).toHaveLength(1);
  });

  it('several are one mail, and those of the next 15 minutes another, without names', async () => {
    await stepSince(1);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1);
    const due = [await stepSince(30, 'Gửi báo giá cho chị Lan'), await stepSince(20)];
    await look();
    await site.quiet();
    expect(remindersTo(OWNER)).toHaveLength(1);
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(2);
    const { mail } = remindersTo(OWNER)[1]!;
    expect(mail.subject).toBe('2 việc tiếp theo đã đến giờ');
    expect(mail.text?.match(/leads\/\d+/g)).toEqual(due.map((id) => `leads/${id}`));
    expect(`${mail.text}${String(mail.html)}`).not.toMatch(/chị Lan|khach\.vn|\{\{/);
  });

  it('none is sent for a step that was completed, postponed, dropped or erased meanwhile', async () => {
    await stepSince(1);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1);
    const [done, moved, closed, withdrawn, erased] = [
      await stepSince(5),
      await stepSince(5),
      await stepSince(5),
      await stepSince(5),
      await stepSince(5),
    ];
    await look();
    await site.quiet();
    await endNextStep(site.payload, done, 'step-done', await reader(done));
    const later = { text: 'Gọi lại', at: new Date(Date.now() + HOUR), owner: null };
    await setNextStep(site.payload, moved, later, await reader(moved));
    await site.query(`UPDATE leads SET stage = 'won' WHERE id = $1`, [closed]);
    await withdrawAll(site.payload, withdrawn);
    await site.payload.delete({ collection: 'leads', id: erased });
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    expect(
      await site.query(`SELECT 1 FROM mails WHERE kind = 'next-step' AND status <> 'sent'`),
    ).toEqual([]);
  });

  it('none is sent for a closed lead', async () => {
    const id = await stepSince(5);
    await site.query(`UPDATE leads SET stage = 'lost' WHERE id = $1`, [id]);
    await look();
    expect(await site.query(`SELECT 1 FROM mails WHERE kind = 'next-step'`)).toEqual([]);
  });

  const give = (id: number, from: number | null, to: number) =>
    site.payload.update({ collection: 'leads', id, data: { owner: to, ownerSeen: from } });

  const idOf = async (email: string): Promise<number> => {
    const [user] = await site.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [
      email,
    ]);
    return user!.id;
  };

  it('when a lead gets a new owner before the mail is written, that colleague gets one reminder', async () => {
    await stepSince(1);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1);
    const id = await stepSince(5, 'Gửi hợp đồng');
    await look();
    await site.quiet();
    await give(id, site.owner.id, await idOf(COLLEAGUE));
    await look();
    await site.sees(() => remindersTo(COLLEAGUE).length === 1);
    await look();
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    expect(remindersTo(COLLEAGUE).map(({ mail }) => mail.subject)).toEqual([
      'Đến giờ: Gửi hợp đồng',
    ]);
  });

  it('a step with an owner of its own causes no second reminder when its lead gets another owner', async () => {
    const id = await stepSince(5);
    await site.query('UPDATE leads SET next_step_owner_id = $2 WHERE id = $1', [id, site.owner.id]);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1);
    await give(id, site.owner.id, await idOf(COLLEAGUE));
    await look();
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    expect(remindersTo(COLLEAGUE)).toHaveLength(0);
  });

  it('when the owner leaves sales, all of sales is reminded, and then the new owner', async () => {
    const leaving = await site.payload.create({
      collection: 'users',
      data: { email: 'leaves@tamvia.vn', role: 'sales', password: 'a-long-password-for-tests-1' },
    });
    const id = await stepSince(5);
    await site.query('UPDATE leads SET owner_id = $2 WHERE id = $1', [id, leaving.id]);
    await look();
    await site.sees(() => remindersTo('leaves@tamvia.vn').length === 1);
    await site.payload.update({ collection: 'users', id: leaving.id, data: { role: 'editor' } });
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1 && remindersTo(COLLEAGUE).length === 1);
    const takes = (yes: boolean) =>
      site.query('UPDATE users SET takes_leads = $2 WHERE email = $1', [COLLEAGUE, yes]);
    await takes(true);
    expect(await assignLead(site.payload, id)).toBe(await idOf(COLLEAGUE));
    await takes(false);
    await look();
    await site.passQuarter();
    expect(remindersTo(COLLEAGUE)).toHaveLength(2);
    expect(remindersTo(OWNER)).toHaveLength(1);
  });

  it('a lead that is closed before the mail is written and reopened later causes a reminder then', async () => {
    await stepSince(1);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1);
    const id = await stepSince(5);
    await look();
    await site.quiet();
    await site.payload.update({ collection: 'leads', id, data: { stage: 'lost' } });
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    await site.payload.update({ collection: 'leads', id, data: { stage: 'qualified' } });
    await look();
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(2);
  });

  it('a postponed step causes a reminder at its new time; a completed and restored one no second reminder', async () => {
    const id = await stepSince(5);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1);
    await endNextStep(site.payload, id, 'step-done', await reader(id));
    await undoNextStep(site.payload, id, await reader(id));
    await look();
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    const later = { text: 'Gọi lại', at: new Date(Date.now() + HOUR), owner: null };
    await setNextStep(site.payload, id, later, await reader(id));
    await look();
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    await site.query('UPDATE leads SET next_step_at = now() WHERE id = $1', [id]);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 2);
  });

  it('outside office hours a reminder waits for the opening', async () => {
    // The office is open on one weekday only, which is not today.
    const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
    const today = new Date(`${officeDay(new Date())}T00:00:00Z`).getUTCDay();
    await office([{ days: [days[(today + 3) % 7]!], opens: '08:30', closes: '17:30' }]);
    await stepSince(5);
    await look();
    expect(await site.query(`SELECT 1 FROM mails WHERE kind = 'next-step'`)).toEqual([]);
    await office([{ days: [...everyDay], opens: '00:00', closes: '24:00' }]);
    await look();
    await site.sees(() => remindersTo(OWNER).length === 1);
  });

  it('the chosen colleague is reminded instead of the owner; for a lead without an owner, all of sales', async () => {
    const chosen = await stepSince(5);
    await site.query(
      `UPDATE leads SET next_step_owner_id = (SELECT id FROM users WHERE email = $2) WHERE id = $1`,
      [chosen, COLLEAGUE],
    );
    await look();
    await site.sees(() => remindersTo(COLLEAGUE).length === 1);
    expect(remindersTo(OWNER)).toHaveLength(0);
    const nobodys = await stepSince(5, 'Gửi báo giá');
    await site.query('UPDATE leads SET owner_id = NULL WHERE id = $1', [nobodys]);
    await look();
    await site.passQuarter();
    expect(remindersTo(OWNER)).toHaveLength(1);
    expect(remindersTo(COLLEAGUE)).toHaveLength(2);
  });
});
