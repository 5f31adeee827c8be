import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropStep, markStepDone, setStep, undoStep } from '@/leads/admin/next-step-endpoints';
import { readLeadSummary } from '@/leads/admin/read-lead-summary';
import { dueSteps } from '@/leads/management/due-next-steps';
import { mergePeople } from '@/leads/management/merge-and-split-people';
import { inactiveLeads } from '@/leads/management/inactive-leads';
import { timelineOf } from '@/leads/management/lead-timeline';
import { officeDay, officeIso } from '@/lib/office-hours-arithmetic';
import { emptyTables } from '../../support/empty-tables';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { expectRefusal } from '../../support/expect-refusal';

async function isRefused(answer: Promise<Response>, status: number, code: string): Promise<void> {
  const response = await answer;
  expect(response.status).toBe(status);
  expect(expectRefusal(await response.text()).code).toBe(code);
}

const HOUR = 3_600_000;
const CALL = 'Gọi lại, chốt giờ demo';

let desk: Desk;
let sales: TypedUser;
let colleague: TypedUser;

beforeAll(async () => {
  desk = await startDesk();
  sales = await desk.newUser('sales');
  colleague = await desk.newUser('sales');
});

afterAll(() => desk.stop());

beforeEach(() => emptyTables(desk.database, 'leads'));

const inHours = (hours: number): string => officeIso(new Date(Date.now() + hours * HOUR));

const reqOf = (user: TypedUser, id: number, body?: unknown) =>
  requestBy(desk.payload, user, {
    routeParams: { id: String(id) },
    ...(body === undefined ? {} : { json: () => Promise.resolve(body) }),
  });

/** The id of the step's last change, as a freshly loaded page knows it. */
const seenOf = async (id: number): Promise<number | null> =>
  (await readLeadSummary(await requestBy(desk.payload, sales), id))?.step.change ?? null;

const set = async (id: number, step: object = {}, user = sales): Promise<Response> => {
  const seen = await seenOf(id);
  return setStep(await reqOf(user, id, { text: CALL, at: inHours(2), owner: null, seen, ...step }));
};

/** Sends an action from a freshly loaded page or, with `seen`, from a page that was loaded before a later change. */
const press = async (
  act: typeof undoStep,
  id: number,
  { user = sales, seen }: { user?: TypedUser; seen?: number | null } = {},
): Promise<Response> =>
  act(await reqOf(user, id, { seen: seen === undefined ? await seenOf(id) : seen }));

const changeOf = async (answer: Promise<Response>): Promise<number> =>
  ((await (await answer).json()) as { change: number }).change;

const stepOf = async (id: number) => {
  const { nextStep, nextStepAt, nextStepOwner } = await desk.leadOf(id);
  return { text: nextStep, at: nextStepAt && Date.parse(nextStepAt), owner: nextStepOwner };
};

const nothing = { text: null, at: null, owner: null };

const historyOf = async (id: number) =>
  (await timelineOf(desk.payload, id, 'vi')).filter(({ title }) => /việc/i.test(title));

const makeDue = (id: number, hours: number) =>
  desk.database.query(
    'UPDATE leads SET next_step_at = now() - make_interval(hours => $2) WHERE id = $1',
    [id, hours],
  );

describe('the next step of a lead', () => {
  it('is planned, postponed and completed with one click each, all recorded in the history', async () => {
    const id = await desk.newLead();
    const [first, second] = [inHours(2), inHours(26)];
    expect((await set(id, { at: first })).status).toBe(200);
    expect(await stepOf(id)).toEqual({ text: CALL, at: Date.parse(first), owner: null });
    expect((await set(id, { at: second })).status).toBe(200);
    expect((await stepOf(id)).at).toBe(Date.parse(second));
    expect((await press(markStepDone, id)).status).toBe(200);
    expect(await stepOf(id)).toEqual(nothing);
    const history = await historyOf(id);
    expect(history.map(({ title }) => title.split(/[:(]/)[0]?.trim())).toEqual([
      'Xong việc',
      'Dời việc',
      'Việc tiếp theo',
    ]);
    expect(history.map(({ text, by }) => [text, by])).toEqual(
      Array.from({ length: 3 }, () => [CALL, sales.name]),
    );
  });

  it('a postponed, completed or dropped step can be restored unchanged, once', async () => {
    const id = await desk.newLead();
    const at = inHours(3);
    await set(id, { at, owner: colleague.id });
    const planned = { text: CALL, at: Date.parse(at), owner: colleague.id };
    await set(id, { at: inHours(30), owner: colleague.id });
    expect((await press(undoStep, id)).status).toBe(200);
    expect(await stepOf(id)).toEqual(planned);
    for (const act of [markStepDone, dropStep]) {
      await press(act, id);
      expect(await stepOf(id)).toEqual(nothing);
      await press(undoStep, id);
      expect(await stepOf(id)).toEqual(planned);
    }
    await isRefused(press(undoStep, id), 409, 'nothing-to-undo');
  });

  it('sent twice is stored once, and a step that a colleague has completed can not be changed', async () => {
    const id = await desk.newLead();
    const at = inHours(2);
    await Promise.all([set(id, { at }), set(id, { at })]);
    expect((await desk.eventsOf(id)).filter(({ kind }) => kind.startsWith('step-'))).toHaveLength(
      1,
    );
    const answers = await Promise.all([press(markStepDone, id), press(markStepDone, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    ['no words', { text: '  ' }, 'bad-request'],
    ['too many words', { text: 'x'.repeat(201) }, 'bad-request'],
    ['no time', { at: 'mai' }, 'bad-request'],
    ['a time without its zone', { at: '2027-01-01T09:00:00' }, 'bad-request'],
    ['a time that has passed', { at: inHours(-1) }, 'past'],
    ['a time in two years', { at: inHours(2 * 366 * 24) }, 'too-far'],
    ['nobody of sales', { owner: 999_999 }, 'not-staff'],
    ['an owner that is no id', { owner: 'Lan' }, 'bad-request'],
  ])('%s is refused with a clear answer', async (_name, step, code) => {
    const id = await desk.newLead();
    await isRefused(set(id, step), 400, code);
    expect(await stepOf(id)).toEqual(nothing);
  });

  it("editors and the event team can neither set nor end it, and it can not be written through the lead's form", async () => {
    const id = await desk.newLead();
    for (const role of ['editor', 'event-team'] as const) {
      const user = await desk.newUser(role);
      await isRefused(set(id, {}, user), 403, 'forbidden');
      for (const act of [markStepDone, dropStep, undoStep]) {
        await isRefused(press(act, id, { user }), 403, 'forbidden');
      }
    }
    await set(id);
    const before = await stepOf(id);
    await desk.payload.update({
      collection: 'leads',
      id,
      data: { nextStep: 'Khác', nextStepAt: null, stage: 'qualified' },
      ...as(sales),
    });
    expect(await stepOf(id)).toEqual(before);
  });

  it('a step changed since it was read can not be completed, postponed or dropped', async () => {
    const id = await desk.newLead();
    const read = await changeOf(set(id));
    await set(id, { text: 'Gửi hợp đồng' }, colleague);
    const before = await stepOf(id);
    await isRefused(press(markStepDone, id, { seen: read }), 409, 'changed');
    await isRefused(press(dropStep, id, { seen: read }), 409, 'changed');
    await isRefused(set(id, { at: inHours(30), seen: read }), 409, 'changed');
    await isRefused(set(id, { at: inHours(30), seen: null }), 409, 'changed');
    expect(await stepOf(id)).toEqual(before);
    for (const act of [markStepDone, dropStep, undoStep]) {
      for (const body of [{}, { seen: 'x' }]) {
        const answer = Promise.resolve(act(await reqOf(sales, id, body)));
        await isRefused(answer, 400, 'bad-request');
      }
    }
  });

  it("a late undo does not revert a colleague's later change", async () => {
    const id = await desk.newLead();
    await set(id, { at: inHours(2) });
    const mine = await changeOf(set(id, { at: inHours(26) }));
    const theirs = await changeOf(set(id, { at: inHours(50) }, colleague));
    const before = await stepOf(id);
    await isRefused(press(undoStep, id, { seen: mine }), 409, 'nothing-to-undo');
    expect(await stepOf(id)).toEqual(before);
    expect((await press(undoStep, id, { seen: theirs })).status).toBe(200);
    expect(await stepOf(id)).not.toEqual(before);
  });

  it('an overdue step can be reassigned or reworded at its time, but not moved to another time in the past', async () => {
    const id = await desk.newLead();
    await set(id);
    await makeDue(id, 3);
    const { at: due } = await stepOf(id);
    const at = `${officeIso(new Date(due!)).slice(0, 16)}:00+07:00`;
    expect((await set(id, { at, owner: colleague.id })).status).toBe(200);
    expect((await set(id, { at, owner: colleague.id, text: 'Gọi số khác' })).status).toBe(200);
    expect(await stepOf(id)).toEqual({ text: 'Gọi số khác', at: due, owner: colleague.id });
    await isRefused(set(id, { at: inHours(-1), owner: colleague.id }), 400, 'past');
  });

  it('the history says who gets a step that is only reassigned', async () => {
    const id = await desk.newLead();
    const at = inHours(2);
    await set(id, { at });
    await set(id, { at, owner: colleague.id });
    expect((await historyOf(id))[0]?.title).toBe(`Giao việc: ${colleague.name}`);
    await set(id, { at });
    expect((await historyOf(id))[0]?.title).toBe('Giao việc: người phụ trách');
    await set(id, { at: inHours(26), owner: colleague.id });
    expect((await historyOf(id))[0]?.title).toMatch(
      new RegExp(`^Dời việc: .+ → .+, ${colleague.name}$`),
    );
  });

  it('passes to the owner of the lead when the chosen colleague leaves sales', async () => {
    const id = await desk.newLead();
    const leaving = await desk.newUser('sales');
    await set(id, { owner: leaving.id });
    await desk.payload.update({ collection: 'users', id: leaving.id, data: { role: 'editor' } });
    expect((await stepOf(id)).owner).toBeNull();
    await set(id, { owner: colleague.id });
    expect((await stepOf(id)).owner).toBe(colleague.id);
  });

  it('stays with its lead when that is merged with another of the same person', async () => {
    const [one, other] = [await desk.newLead(), await desk.newLead()];
    await set(other);
    expect(await mergePeople(desk.payload, [one, other], sales.id)).toBe(1);
    expect((await stepOf(other)).text).toBe(CALL);
    expect(await stepOf(one)).toEqual(nothing);
  });

  it('a lead with a planned step does not count as inactive', async () => {
    const id = await desk.newLead();
    await desk.payload.update({
      collection: 'leads',
      id,
      data: { stage: 'contacted' },
      ...as(sales),
    });
    await set(id, { at: inHours(24) });
    await desk.database.query(`UPDATE lead_events SET at = at - interval '20 days'`);
    await desk.database.query(
      `UPDATE leads SET created_at = created_at - interval '20 days',
         first_response_at = first_response_at - interval '20 days'`,
    );
    const quiet = async () => (await inactiveLeads(await requestBy(desk.payload, sales), 5)).total;
    expect(await quiet()).toBe(0);
    await makeDue(id, 1);
    expect(await quiet()).toBe(1);
  });

  it('the summary suggests the next opening time, and says when a reminder waits for the office to open', async () => {
    const id = await desk.newLead();
    const sunday = new Date(Date.now() + 7 * 24 * HOUR);
    // The weekday of the office's time zone: late in the day it is ahead of UTC.
    const weekday = () => new Date(officeDay(sunday)).getUTCDay();
    while (weekday() !== 0) sunday.setTime(sunday.getTime() + 24 * HOUR);
    const day = officeDay(sunday);
    await set(id, { at: `${day}T10:00:00+07:00` });
    const req = await requestBy(desk.payload, sales);
    const step = (await readLeadSummary(req, id))?.step;
    expect(step?.next?.remindsAt).toMatch(/T01:30:00/);
    expect(Date.parse(step?.next?.remindsAt ?? '')).toBeGreaterThan(sunday.getTime());
    expect(Date.parse(step?.later ?? '')).toBeGreaterThan(sunday.getTime());
    expect(step?.later).toMatch(/T01:30:00/);
    expect(step?.staff.map((person) => person.id)).toContain(colleague.id);
  });
});

describe('next steps that are due', () => {
  it('one’s own come first, then the oldest; later ones and those of closed leads are omitted', async () => {
    const [mine, older, newer, later, closed] = [
      await desk.newLead(),
      await desk.newLead(),
      await desk.newLead(),
      await desk.newLead(),
      await desk.newLead(),
    ];
    for (const id of [older, newer, closed]) await set(id, { owner: colleague.id });
    await set(mine, { owner: sales.id });
    await set(later, { owner: sales.id, at: inHours(48) });
    await makeDue(mine, 1);
    await makeDue(older, 30);
    await makeDue(newer, 2);
    await makeDue(closed, 3);
    await desk.database.query(`UPDATE leads SET stage = 'lost' WHERE id = $1`, [closed]);
    const { leads, total } = await dueSteps(await requestBy(desk.payload, sales), 5);
    expect(leads.map(({ lead, isMine }) => [lead.id, isMine])).toEqual([
      [mine, true],
      [older, false],
      [newer, false],
    ]);
    expect(total).toBe(3);
  });

  it('a step without a colleague of its own belongs to the owner of the lead', async () => {
    const id = await desk.newLead();
    await set(id);
    await makeDue(id, 1);
    const isMine = async () =>
      (await dueSteps(await requestBy(desk.payload, sales), 5)).leads[0]?.isMine;
    expect(await isMine()).toBe(false);
    await desk.database.query('UPDATE leads SET owner_id = $2 WHERE id = $1', [id, sales.id]);
    expect(await isMine()).toBe(true);
  });
});
