import type { PayloadHandler, TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import {
  filterOf,
  firstLengths,
  moveToStage,
  readBoardOfStages,
  undoStageMove,
} from '@/leads/admin/stage-endpoints';
import {
  readStages,
  type Stage,
  type StageCard,
  type StageColumns,
} from '@/leads/management/stage-board';
import { formKinds } from '@/leads/schema/forms';
import { leadStages } from '@/leads/schema/lead-stages';
import { STAGE_STEP } from '@/leads/schema/stage-lengths';
import { emptyTables } from '../../support/empty-tables';
import { insertLeads, requestBy } from '../../support/exports';
import { sellTickets } from '../../support/event';
import { type Desk, startDesk } from '../../support/lead-desk';
import { expectRefusal } from '../../support/refusals';

let desk: Desk;
let sales: TypedUser;
let colleague: TypedUser;

beforeAll(async () => {
  desk = await startDesk();
  sales = await desk.newUser('sales');
  colleague = await desk.newUser('sales');
});

afterAll(() => desk.stop());

beforeEach(() => emptyTables(desk.database, 'leads', 'access_log'));

const everything = { mine: false, kind: 'all', search: '', late: false, where: [] } as const;

const ask = async (handler: PayloadHandler, body: unknown, user: TypedUser | null, id?: number) =>
  handler(
    await requestBy(desk.payload, user, {
      ...(id === undefined ? {} : { routeParams: { id: String(id) } }),
      json: () => Promise.resolve(body),
    }),
  );

const columnsBy = async (filter: object, lengths: object, user = sales): Promise<StageColumns> => {
  const answer = await ask(readBoardOfStages, { ...everything, ...filter, lengths }, user);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { columns: StageColumns }).columns;
};

const move = (id: number, from: Stage, to: Stage, user = sales) =>
  ask(moveToStage, { from, to }, user, id);

type Answer = { code?: string; change: number; card: StageCard };
const bodyOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).json()) as Answer;

const kindsOf = async (id: number) => (await desk.eventsOf(id)).map(({ kind }) => kind);

const idsOf = (columns: StageColumns, stage: Stage) =>
  columns[stage]?.cards.map(({ id }) => id) ?? [];

async function isRefused(answer: Response | Promise<Response>, status: number, code: string) {
  const response = await answer;
  expect(response.status).toBe(status);
  expect(expectRefusal(await response.clone().text()).code).toBe(code);
}

describe('the content of the board of stages', () => {
  it('reads no more leads than it shows, and counts all of a thousand', async () => {
    await insertLeads(desk.database, 1000);
    await desk.database.query(
      `UPDATE leads SET stage = (ARRAY['new', 'contacted', 'qualified', 'won', 'lost', 'spam'])[1 + id % 6]::enum_leads_stage`,
    );
    const req = await requestBy(desk.payload, sales);
    const columns = await readStages(req, filterOf(), firstLengths());
    const shown = Object.values(columns);
    expect(shown).toHaveLength(Object.keys(leadStages).length);
    expect(shown.reduce((sum, { total }) => sum + total, 0)).toBe(1000);
    for (const { cards } of shown) expect(cards).toHaveLength(STAGE_STEP);
    // The access log records how many leads were read.
    const { rows } = await desk.database.query<{ read: number }>(
      'SELECT sum(count)::int AS read FROM access_log',
    );
    expect(rows[0]?.read).toBe(6 * STAGE_STEP);
  });

  it('loads more of one column only, up to a limit', async () => {
    await insertLeads(desk.database, 50);
    const columns = await columnsBy({}, { new: 45 });
    expect(Object.keys(columns)).toEqual(['new']);
    expect(columns.new?.cards).toHaveLength(45);
    expect(columns.new?.total).toBe(50);
    for (const lengths of [{ new: 0 }, { new: 1001 }, { new: 1.5 }, { old: 5 }, 'new']) {
      await isRefused(
        ask(readBoardOfStages, { ...everything, lengths }, sales),
        400,
        'bad-request',
      );
    }
  });

  it('a card shows the lead, its owner, next step, registrations, and waiting time', async () => {
    const id = await desk.newLead({ name: 'Trần Thị Lan' });
    await desk.database.query(
      `UPDATE leads SET owner_id = $2, next_step = 'Gọi lại', next_step_at = now() + interval '1 hour',
         created_at = now() - interval '9 days' WHERE id = $1`,
      [id, colleague.id],
    );
    const card = (await columnsBy({}, { new: 20 })).new?.cards[0];
    expect(card).toMatchObject({
      id,
      name: 'Trần Thị Lan',
      kind: 'book-demo',
      stage: 'new',
      owner: { id: colleague.id, name: colleague.name },
      step: { text: 'Gọi lại' },
      value: null,
      isHeld: false,
    });
    expect(Date.now() - Date.parse(card?.since ?? '')).toBeGreaterThan(8 * 24 * 3_600_000);
    const { card: moved } = await bodyOf(move(id, 'new', 'contacted'));
    expect(Date.now() - Date.parse(moved.since)).toBeLessThan(60_000);
    expect(JSON.stringify(card)).not.toMatch(/@|phone|searchText|contentHash/);
  });

  it('the value of a lead is the total of its registrations except cancelled ones', async () => {
    const [type] = await sellTickets(desk.payload, [{ price: 500_000, capacity: 9 }]);
    const [id, without] = [await desk.newLead(), await desk.newLead()];
    const register = (total: number, status: string) =>
      desk.database.query(
        `INSERT INTO tickets (lead_id, code, status, event_id, ticket_type_id, quantity, unit_price, total)
         SELECT $1, gen_random_uuid(), $3::enum_tickets_status, event_id, id, 1, $2, $2
         FROM ticket_types WHERE id = $4`,
        [id, total, status, Number(type)],
      );
    await register(1_000_000, 'confirmed');
    await register(500_000, 'waiting');
    await register(7_000_000, 'cancelled');
    const cards = (await columnsBy({}, { new: 20 })).new?.cards;
    expect(cards?.find((card) => card.id === id)?.value).toBe(1_500_000);
    expect(cards?.find((card) => card.id === without)?.value).toBeNull();
  });

  it('filters by owner, by form and by words without diacritics', async () => {
    const mine = await desk.newLead({ name: 'Đặng Thuỳ Vân' });
    const theirs = await desk.newLead({ name: 'Lê Minh' });
    const letter = await desk.newLead({ name: 'Bản Tin' });
    await desk.database.query('UPDATE leads SET owner_id = $2 WHERE id = $1', [mine, sales.id]);
    await desk.database.query('UPDATE leads SET owner_id = $2 WHERE id = $1', [
      theirs,
      colleague.id,
    ]);
    await desk.database.query(`UPDATE leads SET kind = 'newsletter' WHERE id = $1`, [letter]);
    const found = async (filter: object) =>
      idsOf(await columnsBy(filter, { new: 20 }), 'new').toSorted((a, b) => a - b);
    expect(await found({})).toEqual([mine, theirs, letter]);
    expect(await found({ kind: 'sales' })).toEqual([mine, theirs]);
    expect(await found({ kind: 'newsletter' })).toEqual([letter]);
    expect(await found({ mine: true })).toEqual([mine]);
    expect(await found({ search: 'dang thuy van' })).toEqual([mine]);
    expect(await found({ search: 'không có ai' })).toEqual([]);
    expect(await found({ search: "'; DROP TABLE leads; --" })).toEqual([]);
  });

  it('leads with a next step come first in an open stage, the latest changed in a closed one', async () => {
    const [plain, late, soon] = [await desk.newLead(), await desk.newLead(), await desk.newLead()];
    const plan = (id: number, hours: number) =>
      desk.database.query(
        `UPDATE leads SET next_step = 'x', next_step_at = now() + make_interval(hours => $2) WHERE id = $1`,
        [id, hours],
      );
    await plan(soon, 2);
    await plan(late, -2);
    expect(idsOf(await columnsBy({}, { new: 20 }), 'new')).toEqual([late, soon, plain]);
    for (const id of [soon, plain, late]) await move(id, 'new', 'lost');
    expect(idsOf(await columnsBy({}, { lost: 20 }), 'lost')).toEqual([late, plain, soon]);
  });

  it('filters by overdue steps and by the filter of the list', async () => {
    const [late, soon] = [await desk.newLead(), await desk.newLead()];
    const plan = (id: number, hours: number) =>
      desk.database.query(
        `UPDATE leads SET next_step = 'Gọi', next_step_at = now() + make_interval(hours => $2),
           hub = 'ho-chi-minh' WHERE id = $1`,
        [id, hours],
      );
    await plan(late, -1);
    await plan(soon, 1);
    const plain = await desk.newLead();
    expect(idsOf(await columnsBy({ late: true }, { new: 20 }), 'new')).toEqual([late]);
    const inCity = { where: [[{ hub: { equals: 'ho-chi-minh' } }]] };
    expect(idsOf(await columnsBy(inCity, { new: 20 }), 'new')).toEqual([late, soon]);
    expect(idsOf(await columnsBy({ ...inCity, late: true }, { new: 20 }), 'new')).toEqual([late]);
    const either = { where: [[{ id: { equals: plain } }], [{ id: { equals: soon } }]] };
    expect(idsOf(await columnsBy(either, { new: 20 }), 'new')).toEqual([soon, plain]);
  });

  it.each([
    [{ password: { equals: 'x' } }],
    [{ 'owner.hash': { exists: true } }],
    [{ ownerSeen: { equals: 1 } }],
    [{ stage: { spell: 'x' } }],
    [{ stage: { equals: 'x' } }],
    [{ stage: { like: 'new' } }],
    [{ stage: 'new' }],
    [{ or: [{ stage: { equals: 'new' } }] }],
    [{ owner: { equals: 'x' } }],
    [{ owner: { equals: 1e20 } }],
    [{ owner: { equals: { value: 1 } } }],
    [{ owner: { exists: 'x' } }],
    [{ createdAt: { less_than: 'x' } }],
    [{ createdAt: { less_than: 1e20 } }],
    [{ createdAt: { less_than: '+275760-01-01' } }],
    [{ createdAt: { like: '2026' } }],
    [{ name: { like: 5 } }],
    [{ name: { equals: null } }],
    [{ name: { equals: '\0' } }],
    [{ name: { in: [['x']] } }],
    [{ name: { near: '1,2,3' } }],
    [{ name: { equals: 'x'.repeat(20_000) } }],
  ])('an invalid condition is answered with 400: %j', async (condition) => {
    const body = { ...everything, where: [[condition]], lengths: { new: 5 } };
    await isRefused(ask(readBoardOfStages, body, sales), 400, 'bad-request');
  });

  it('a condition may have any operator and value of its field', async () => {
    const id = await desk.newLead({ name: 'Trần Thị Lan' });
    await desk.database.query('UPDATE leads SET owner_id = $2 WHERE id = $1', [id, sales.id]);
    for (const condition of [
      { name: { like: 'lan' } },
      { name: { contains: 'Thị' } },
      { name: { in: ['Trần Thị Lan', 'x'] } },
      { company: { not_in: [] } },
      { kind: { in: 'book-demo,contact' } },
      { createdAt: { greater_than: '2026-01-01' } },
      { nextStepAt: { exists: 'false' } },
      { owner: { in: [String(sales.id)] } },
      { owner: { not_equals: colleague.id } },
      { id: { equals: id } },
      { nextStepOwner: { equals: 'null' } },
      { 'attribution.source': { exists: 'false' } },
    ]) {
      const found = idsOf(await columnsBy({ where: [[condition]] }, { new: 5 }), 'new');
      expect([condition, found]).toEqual([condition, [id]]);
    }
  });

  it('the board reads the filter in the address of a list', () => {
    const me = sales.id;
    const filter = { ...everything, kind: 'sales' };
    const of = (...all: object[]) => ({ where: { or: [{ and: all }] } });
    const city = { hub: { equals: 'ho-chi-minh' } };
    expect(
      filterOf(
        {
          ...of(
            { owner: { equals: String(me) } },
            { kind: { not_in: ['career', 'newsletter'] } },
            { nextStepAt: { less_than: '2026-11-26T09:00:00.000Z' } },
            city,
          ),
          late: '1',
        },
        me,
      ),
    ).toEqual({ ...filter, mine: true, late: true, where: [[city]] });
    expect(filterOf(of({ owner: { equals: me } }), me)).toEqual({ ...everything, mine: true });
    // A condition with two fields or tests is more than a choice of the board.
    for (const more of [
      { owner: { equals: String(me) }, ...city },
      { owner: { equals: String(me), exists: 'true' } },
      { kind: { equals: 'contact' }, ...city },
    ]) {
      expect(filterOf(of(more), me)).toEqual({ ...everything, where: [[more]] });
    }
    // Without a form all forms are meant, and another colleague's leads stay a condition.
    const other = { owner: { equals: String(me + 1) } };
    expect(filterOf(of(other), me)).toEqual({ ...everything, where: [[other]] });
    const two = { where: { or: [{ and: [city] }, { and: [other] }] } };
    expect(filterOf(two, me)).toEqual({ ...everything, where: [[city], [other]] });
  });

  it('the address contains only the owner, form and overdue filters', () => {
    const filter = { ...everything, kind: 'sales' };
    expect(filterOf({ mine: '1', kind: 'contact', late: '1', search: 'Lan' })).toEqual({
      ...filter,
      mine: true,
      kind: 'contact',
      late: true,
    });
    for (const kind of ['x', ['contact'], undefined]) {
      expect(filterOf({ mine: 'x', kind, late: 'x' })).toEqual(filter);
    }
    for (const kind of formKinds) expect(filterOf({ kind }).kind).toBe(kind);
  });
});

describe('moving a lead on the board', () => {
  it("does the same as the lead's form: history, first answer, reply time", async () => {
    const [byBoard, byForm] = [await desk.newLead(), await desk.newLead()];
    const answer = await move(byBoard, 'new', 'qualified');
    expect(answer.status).toBe(200);
    expect((await bodyOf(answer)).card).toMatchObject({ id: byBoard, stage: 'qualified' });
    await desk.payload.update({
      collection: 'leads',
      id: byForm,
      data: { stage: 'qualified' },
      overrideAccess: false,
      user: sales,
    });
    expect(await kindsOf(byBoard)).toEqual(await kindsOf(byForm));
    const events = await desk.eventsOf(byBoard);
    expect(events).toContainEqual({
      kind: 'stage',
      actor_id: sales.id,
      data: { from: 'new', to: 'qualified' },
    });
    const [one, other] = [await desk.leadOf(byBoard), await desk.leadOf(byForm)];
    expect(one.firstResponseAt).toBeTruthy();
    expect([one.respondedBy, one.stage]).toEqual([other.respondedBy, other.stage]);
  });

  it('a lead that a colleague has moved is not moved, and the answer contains its current state', async () => {
    const id = await desk.newLead();
    await move(id, 'new', 'won', colleague);
    const before = await desk.eventsOf(id);
    const answer = await move(id, 'new', 'contacted');
    await isRefused(answer, 409, 'changed');
    expect((await bodyOf(answer)).card).toMatchObject({ id, stage: 'won' });
    expect(await desk.eventsOf(id)).toEqual(before);
  });

  it('of two concurrent moves only one succeeds', async () => {
    const id = await desk.newLead();
    const answers = await Promise.all([
      move(id, 'new', 'contacted'),
      move(id, 'new', 'lost', colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await kindsOf(id)).filter((kind) => kind === 'stage')).toHaveLength(1);
  });

  it('undoing a move also removes the first answer that it recorded, and the reply time continues', async () => {
    const id = await desk.newLead();
    const { dueAt } = await desk.leadOf(id);
    const { change } = await bodyOf(move(id, 'new', 'contacted'));
    const undone = await ask(undoStageMove, { change }, sales, id);
    expect(undone.status).toBe(200);
    expect((await bodyOf(undone)).card.stage).toBe('new');
    expect(await desk.leadOf(id)).toMatchObject({ stage: 'new', firstResponseAt: null, dueAt });
    await isRefused(ask(undoStageMove, { change }, sales, id), 409, 'nothing-to-undo');
  });

  it('an answer recorded before a move stays when the move is undone', async () => {
    const id = await desk.newLead();
    await move(id, 'new', 'contacted');
    const { firstResponseAt } = await desk.leadOf(id);
    for (const to of ['new', 'qualified'] as const) {
      const { change } = await bodyOf(move(id, 'contacted', to));
      await ask(undoStageMove, { change }, sales, id);
      expect(await desk.leadOf(id)).toMatchObject({ stage: 'contacted', firstResponseAt });
    }
  });

  it('undoing a move to "new" records no first answer', async () => {
    const id = await desk.newLead();
    await move(id, 'new', 'spam');
    await move(id, 'spam', 'contacted');
    const { change } = await bodyOf(move(id, 'contacted', 'new'));
    await ask(undoStageMove, { change }, sales, id);
    expect(await desk.leadOf(id)).toMatchObject({ stage: 'contacted', firstResponseAt: null });
  });

  it('a late undo reverts no later move, and nothing after a letter', async () => {
    const id = await desk.newLead();
    const { change } = await bodyOf(move(id, 'new', 'contacted'));
    await move(id, 'contacted', 'won', colleague);
    const late = await ask(undoStageMove, { change }, sales, id);
    await isRefused(late, 409, 'nothing-to-undo');
    expect((await bodyOf(late)).card.stage).toBe('won');

    const written = await desk.newLead();
    const answered = await bodyOf(move(written, 'new', 'contacted'));
    await desk.database.query(
      `INSERT INTO mails (lead_id, kind, status, locale, idempotency_key, "to", subject, updated_at, created_at)
       VALUES ($1, 'sales-letter', 'sent', 'vi', 'stage-board', 'a@b.example', 'x', now(), now())`,
      [written],
    );
    const undo = ask(undoStageMove, { change: answered.change }, sales, written);
    await isRefused(undo, 409, 'letter-sent');
    expect((await desk.leadOf(written)).stage).toBe('contacted');
  });

  it('an unknown lead and invalid input are refused with a clear message', async () => {
    const id = await desk.newLead();
    await isRefused(move(999_999, 'new', 'won'), 404, 'not-found');
    await isRefused(ask(undoStageMove, { change: 1 }, sales, 999_999), 404, 'not-found');
    await isRefused(move(id, 'new', 'new'), 400, 'bad-request');
    for (const body of [null, {}, { from: 'new' }, { from: 'new', to: 'x' }, 'new']) {
      await isRefused(ask(moveToStage, body, sales, id), 400, 'bad-request');
    }
    for (const body of [null, {}, { change: 0 }, { change: 2 ** 31 }, { change: 'x' }]) {
      await isRefused(ask(undoStageMove, body, sales, id), 400, 'bad-request');
    }
  });

  it.each(['editor', 'event-team', null] as (Role | null)[])(
    '%s neither sees the board nor moves a lead',
    async (role) => {
      const id = await desk.newLead();
      const user = role && (await desk.newUser(role));
      const before = await desk.leadOf(id);
      await isRefused(
        ask(readBoardOfStages, { ...everything, lengths: { new: 5 } }, user),
        403,
        'forbidden',
      );
      await isRefused(ask(moveToStage, { from: 'new', to: 'won' }, user, id), 403, 'forbidden');
      await isRefused(ask(undoStageMove, { change: 1 }, user, id), 403, 'forbidden');
      expect(await desk.leadOf(id)).toEqual(before);
    },
  );
});
