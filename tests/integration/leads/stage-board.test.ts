import type { PayloadHandler, TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import {
  filterOf,
  firstLengths,
  moveToStage,
  readBoardOfStages,
  undoStageMove,
} from '@/leads/admin/stage-board-endpoints';
import {
  readStages,
  type Stage,
  type StageCard,
  type StageColumns,
} from '@/leads/management/read-stage-board';
import { leadStages } from '@/leads/schema/lead-stages';
import { LEADS_PER_LOAD } from '@/leads/schema/stage-board-page-sizes';
import { emptyTables } from '../../support/empty-tables';
import { insertLeads, requestBy } from '../../support/staff-accounts-and-exports';
import { sellTickets } from '../../support/publish-ticketed-event';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { expectRefusal } from '../../support/expect-refusal';

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
    for (const { cards } of shown) expect(cards).toHaveLength(LEADS_PER_LOAD);
    // The access log records how many leads were read.
    const { rows } = await desk.database.query<{ read: number }>(
      'SELECT sum(count)::int AS read FROM access_log',
    );
    expect(rows[0]?.read).toBe(6 * LEADS_PER_LOAD);
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
