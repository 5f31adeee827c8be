import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimLead } from '@/leads/sla/mark-lead-answered';
import { moveStage } from '@/leads/sla/move-lead-to-stage';
import { assignLead } from '@/leads/management/assign-lead';
import { timelineOf } from '@/leads/management/lead-timeline';
import { releaseLead } from '@/leads/intake/release-suspected-lead';
import type { Lead, LeadSetting } from '@/payload-types';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { untilWaiting } from '../../support/wait-for-locks';

let desk: Desk;
let payload: Payload;

beforeAll(async () => {
  desk = await startDesk();
  ({ payload } = desk);
});

afterAll(() => desk.stop());

const nobodyTakesLeads = () => desk.database.query('UPDATE users SET takes_leads = false');
const setRules = (rules: NonNullable<LeadSetting['rules']>) =>
  payload.updateGlobal({ slug: 'lead-settings', data: { rules }, user: desk.admin });

describe('§4 an assigned lead carries code 1', () => {
  it('and an unassigned one 29, whoever changes its owner', async () => {
    const sales = await desk.newUser('sales');
    const id = await desk.newLead();
    expect((await desk.leadOf(id)).status).toBe('29');
    // A code in the request is ignored: the lead's code follows from its owner.
    await payload.update({ collection: 'leads', id, data: { status: '1' }, ...as(sales) });
    expect((await desk.leadOf(id)).status).toBe('29');

    await payload.update({ collection: 'leads', id, data: { owner: sales.id }, ...as(sales) });
    expect(await desk.leadOf(id)).toMatchObject({ status: '1', owner: sales.id });
    expect((await desk.leadOf(id)).assignedAt).toBeTruthy();
    await payload.update({ collection: 'leads', id, data: { owner: null }, ...as(sales) });
    expect(await desk.leadOf(id)).toMatchObject({ status: '29', owner: null, assignedAt: null });

    expect((await desk.eventsOf(id)).map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['submitted', null],
      ['assigned', sales.id],
      ['status', sales.id],
      ['assigned', sales.id],
      ['status', sales.id],
    ]);
    const titles = (await timelineOf(payload, id, 'en')).map(({ title }) => title);
    expect(titles).toContain('Status changed: Unassigned → Assigned');
    expect(titles).toContain('Status changed: Assigned → Unassigned');
  });

  it('and a save that shall be answered with some fields alone changes and records no others', async () => {
    const sales = await desk.newUser('sales');
    const id = await desk.newLead();
    await payload.update({ collection: 'leads', id, data: { owner: sales.id }, ...as(sales) });
    const before = await desk.eventsOf(id);
    const select = { name: true } as const;
    await payload.update({ collection: 'leads', id, data: { name: 'Hà' }, select });
    await payload.update({
      collection: 'users',
      id: sales.id,
      data: { name: 'Lan' },
      select,
      ...as(sales),
    });
    expect(await desk.leadOf(id)).toMatchObject({ name: 'Hà', status: '1', owner: sales.id });
    expect(await desk.eventsOf(id)).toEqual(before);
  });

  it('also when the worker assigns it, and when that account is deleted', async () => {
    const sales = await desk.newUser('sales', true);
    const id = await desk.newLead();
    expect(await assignLead(payload, id)).toBe(sales.id);
    expect(await desk.leadOf(id)).toMatchObject({ status: '1', owner: sales.id });
    await payload.delete({ collection: 'users', id: sales.id });
    expect(await desk.leadOf(id)).toMatchObject({ status: '29', owner: null });
    expect((await desk.eventsOf(id)).slice(1)).toMatchObject([
      { kind: 'assigned', data: { from: null, to: sales.id } },
      { kind: 'status', data: { from: '29', to: '1' } },
      { kind: 'assigned', data: { from: sales.id, to: null } },
      { kind: 'status', data: { from: '1', to: '29' } },
    ]);
  });

  it('also when its owner becomes an editor, who sees no leads', async () => {
    const sales = await desk.newUser('sales', true);
    const id = await desk.newLead();
    await assignLead(payload, id);
    await payload.update({ collection: 'users', id: sales.id, data: { role: 'editor' } });
    expect(await desk.leadOf(id)).toMatchObject({ status: '29', owner: null });
    expect(await assignLead(payload, id)).toBeNull();
  });
});

describe('concurrent changes of a lead', () => {
  it('a new owner is kept when a form opened earlier is saved', async () => {
    const [first, second] = [await desk.newUser('sales'), await desk.newUser('sales')];
    const id = await desk.newLead();
    const { owner, ownerSeen } = await desk.leadOf(id);
    expect(await claimLead(payload, id, first, null)).toBe(true);

    const save = (data: Partial<Lead>) =>
      payload.update({ collection: 'leads', id, data, ...as(second) });
    await save({ owner, ownerSeen, stage: 'contacted' });
    expect(await desk.leadOf(id)).toMatchObject({
      owner: first.id,
      status: '1',
      stage: 'contacted',
      ownerSeen: first.id,
    });
    // A form with an outdated owner is refused, and nothing changes.
    await expect(save({ owner: second.id, ownerSeen, stage: 'won' })).rejects.toMatchObject({
      status: 409,
    });
    expect(await desk.leadOf(id)).toMatchObject({ owner: first.id, stage: 'contacted' });
    // A save succeeds from a form that knows the current owner, and from the list, where no form was open.
    await save({ owner: second.id, ownerSeen: first.id });
    expect((await desk.leadOf(id)).owner).toBe(second.id);
    await save({ owner: first.id });
    expect((await desk.leadOf(id)).owner).toBe(first.id);
    const assigned = (await desk.eventsOf(id)).filter(({ kind }) => kind === 'assigned');
    expect(assigned).toHaveLength(3);
  });

  it('a stage changed on the board is kept when a form opened earlier is saved', async () => {
    const [first, second] = [await desk.newUser('sales'), await desk.newUser('sales')];
    const id = await desk.newLead();
    const { stage, stageSeen } = await desk.leadOf(id);
    expect([stage, stageSeen]).toEqual(['new', 'new']);
    expect(await moveStage(payload, id, { from: 'new', to: 'qualified' }, first)).toHaveProperty(
      'change',
    );

    const save = (data: Partial<Lead>) =>
      payload.update({ collection: 'leads', id, data, ...as(second) });
    // The form sends the stage that it was opened with; the user has chosen another owner.
    await save({ stage, stageSeen, owner: second.id });
    expect(await desk.leadOf(id)).toMatchObject({
      stage: 'qualified',
      stageSeen: 'qualified',
      owner: second.id,
    });
    // A stage change by a form opened before the move is reported, and changes nothing.
    await expect(save({ stage: 'lost', stageSeen, owner: null })).rejects.toMatchObject({
      status: 409,
    });
    expect(await desk.leadOf(id)).toMatchObject({ stage: 'qualified', owner: second.id });
    // A stage change is allowed for a form opened after the move, for one with the same stage, and for the list, where
    // no form was open.
    await save({ stage: 'won', stageSeen: 'qualified' });
    await save({ stage: 'won', stageSeen: 'qualified' });
    await save({ stage: 'lost' });
    expect((await desk.leadOf(id)).stage).toBe('lost');
    const moves = (await desk.eventsOf(id)).filter(({ kind }) => kind === 'stage');
    expect(moves.map(({ data }) => data)).toEqual([
      { from: 'new', to: 'qualified' },
      { from: 'qualified', to: 'won' },
      { from: 'won', to: 'lost' },
    ]);
  });

  it('a stage changed while a bulk update waited is kept', async () => {
    const sales = await desk.newUser('sales');
    const id = await desk.newLead();
    const other = await desk.database.connect();
    await other.query('BEGIN');
    await other.query(`UPDATE leads SET stage = 'won' WHERE id = $1`, [id]);
    const saved = payload.update({ collection: 'leads', id, data: { owner: sales.id } });
    await untilWaiting(desk.database, 1);
    await other.query('COMMIT');
    other.release();
    await saved;
    expect(await desk.leadOf(id)).toMatchObject({ owner: sales.id, stage: 'won' });
  });

  it('an owner set while a bulk update waited is kept', async () => {
    const sales = await desk.newUser('sales');
    const id = await desk.newLead();
    const other = await desk.database.connect();
    await other.query('BEGIN');
    await other.query(
      `UPDATE leads SET owner_id = $2, status = '1', assigned_at = now(),
      deal_id = '77', warned_at = now() WHERE id = $1`,
      [id, sales.id],
    );
    const saved = payload.update({ collection: 'leads', id, data: { stage: 'contacted' } });
    await untilWaiting(desk.database, 1);
    await other.query('COMMIT');
    other.release();
    await saved;
    const lead = await desk.leadOf(id);
    expect(lead).toMatchObject({ owner: sales.id, status: '1', dealId: '77', stage: 'contacted' });
    expect(lead.warnedAt).toBeTruthy();
    expect(lead.assignedAt).toBeTruthy();
  });

  it('the first of two concurrent answers counts', async () => {
    const both = [await desk.newUser('sales'), await desk.newUser('sales')];
    const id = await desk.newLead();
    const other = await desk.database.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM leads WHERE id = $1 FOR UPDATE', [id]);
    const moves = Promise.all(
      both.map((user) =>
        payload.update({ collection: 'leads', id, data: { stage: 'contacted' }, ...as(user) }),
      ),
    );
    await untilWaiting(desk.database, 2);
    await other.query('COMMIT');
    other.release();
    await moves;
    const answers = (await desk.eventsOf(id)).filter(({ kind }) => kind === 'responded');
    expect(answers).toHaveLength(1);
    expect((await desk.leadOf(id)).respondedBy).toBe(answers[0]!.actor_id);
  });

  it('a code that an earlier release let users set is kept until the owner changes', async () => {
    const sales = await desk.newUser('sales');
    const id = await desk.newLead();
    await desk.database.query(`UPDATE leads SET status = '1' WHERE id = $1`, [id]);
    await payload.update({ collection: 'leads', id, data: { stage: 'contacted' }, ...as(sales) });
    expect(await desk.leadOf(id)).toMatchObject({ status: '1', owner: null });
    for (const owner of [sales.id, null]) {
      await payload.update({ collection: 'leads', id, data: { owner }, ...as(sales) });
    }
    expect(await desk.leadOf(id)).toMatchObject({ status: '29', owner: null });
  });
});

describe('assigning leads', () => {
  beforeEach(async () => {
    await nobodyTakesLeads();
    await setRules([]);
  });

  it("queues each new lead once, in the lead's transaction; a held one when it is released", async () => {
    const jobs = async (id: number) => {
      const { rows } = await desk.database.query(
        `SELECT 1 FROM pgboss.job WHERE name = 'lead-assignment' AND data = $1`,
        [{ leadId: id }],
      );
      return rows.length;
    };
    expect(await jobs(await desk.newLead())).toBe(1);
    await desk.newUser('sales', true);
    const held = await desk.newLead({}, { honeypotFilled: true });
    expect(await jobs(held)).toBe(0);
    expect(await assignLead(payload, held)).toBeNull();
    await releaseLead(payload, held);
    expect(await jobs(held)).toBe(1);
    expect(await assignLead(payload, held)).not.toBeNull();
  });

  it('assigns in turn, exactly evenly, however many workers run, and never twice', async () => {
    const team = [await desk.newUser('sales', true), await desk.newUser('sales', true)];
    team.push(await desk.newUser('admin', true));
    await desk.newUser('sales', false);
    const leads = await Promise.all(Array.from({ length: 30 }, () => desk.newLead()));
    // Three workers try to assign each lead at once.
    const given = await Promise.all(
      [...leads, ...leads, ...leads].map((id) => assignLead(payload, id)),
    );
    expect(given.filter((owner) => owner !== null)).toHaveLength(30);
    const { rows } = await desk.database.query<{ owner_id: number; count: number }>(
      'SELECT owner_id, count(*)::int FROM leads WHERE id = ANY($1) GROUP BY 1 ORDER BY 1',
      [leads],
    );
    expect(rows).toEqual(team.map(({ id }) => ({ owner_id: id, count: 10 })));
    const order = await desk.database.query<{ owner_id: number }>(
      'SELECT owner_id FROM leads WHERE id = ANY($1) ORDER BY assigned_at',
      [leads],
    );
    const turns = order.rows.map(({ owner_id: owner }) => owner);
    for (let turn = 0; turn < 30; turn += 3) {
      expect(new Set(turns.slice(turn, turn + 3)).size).toBe(3);
    }
    for (const id of leads) {
      const assigned = (await desk.eventsOf(id)).filter(({ kind }) => kind === 'assigned');
      expect(assigned).toHaveLength(1);
      expect(assigned[0]).toMatchObject({ actor_id: null, data: { by: 'turn' } });
    }
  });

  it('uses the first matching rule, unless its owner takes no leads', async () => {
    const [inTurn, retail, english] = [
      await desk.newUser('sales', true),
      await desk.newUser('sales', true),
      await desk.newUser('sales', true),
    ];
    await setRules([
      { industries: ['retail'], interest: '/solutions/retail', owner: retail.id },
      { languages: ['en'], owner: english.id },
      { kinds: ['career'], owner: inTurn.id },
    ]);
    const page = { page: '/solutions/retail' };
    expect(await assignLead(payload, await desk.newLead({ industry: 'retail' }, page))).toBe(
      retail.id,
    );
    const english1 = await desk.newLead({ industry: 'retail', preferredLanguage: 'en' });
    expect(await assignLead(payload, english1)).toBe(english.id);
    await payload.update({ collection: 'users', id: retail.id, data: { takesLeads: false } });
    const passed = await desk.newLead({ industry: 'retail', preferredLanguage: 'vi' }, page);
    expect(await assignLead(payload, passed)).toBe(inTurn.id);
  });

  it('leaves a lead unassigned while no colleague takes leads', async () => {
    const id = await desk.newLead();
    expect(await assignLead(payload, id)).toBeNull();
    expect((await desk.leadOf(id)).status).toBe('29');
  });
});
