import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filterOf, readBoardOfStages } from '@/leads/admin/stage-board-endpoints';
import type { StageColumns } from '@/leads/management/read-stage-board';
import { formKinds } from '@/leads/schema/form-definitions';
import { emptyTables } from '../../support/empty-tables';
import { requestBy } from '../../support/staff-accounts-and-exports';
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

const ask = async (filter: object) =>
  readBoardOfStages(
    await requestBy(desk.payload, sales, {
      json: () => Promise.resolve({ ...everything, ...filter, lengths: { new: 20 } }),
    }),
  );

/** The leads of the first column, in its order. */
async function newLeadsBy(filter: object): Promise<number[]> {
  const answer = await ask(filter);
  expect(answer.status).toBe(200);
  const { columns } = (await answer.json()) as { columns: StageColumns };
  return columns.new?.cards.map(({ id }) => id) ?? [];
}

describe('the filter of the board of stages', () => {
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
    const found = async (filter: object) => (await newLeadsBy(filter)).toSorted((a, b) => a - b);
    expect(await found({})).toEqual([mine, theirs, letter]);
    expect(await found({ kind: 'sales' })).toEqual([mine, theirs]);
    expect(await found({ kind: 'newsletter' })).toEqual([letter]);
    expect(await found({ mine: true })).toEqual([mine]);
    expect(await found({ search: 'dang thuy van' })).toEqual([mine]);
    expect(await found({ search: 'không có ai' })).toEqual([]);
    expect(await found({ search: "'; DROP TABLE leads; --" })).toEqual([]);
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
    expect(await newLeadsBy({ late: true })).toEqual([late]);
    const inCity = { where: [[{ hub: { equals: 'ho-chi-minh' } }]] };
    expect(await newLeadsBy(inCity)).toEqual([late, soon]);
    expect(await newLeadsBy({ ...inCity, late: true })).toEqual([late]);
    const either = { where: [[{ id: { equals: plain } }], [{ id: { equals: soon } }]] };
    expect(await newLeadsBy(either)).toEqual([soon, plain]);
  });

  it.each([
    [{ password: { equals: 'x' } }],
    [{ 'owner.hash': { exists: true } }],
    [{ 'attribution.source': { equals: 'x' } }],
    [{ attribution: { equals: 'x' } }],
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
    const answer = await ask({ where: [[condition]] });
    expect(answer.status).toBe(400);
    expect(expectRefusal(await answer.text()).code).toBe('bad-request');
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
      { attribution: { exists: 'true' } },
    ]) {
      const found = await newLeadsBy({ where: [[condition]] });
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
    // A condition that tests two fields, or one field twice, is none that the board offers.
    for (const more of [
      { owner: { equals: String(me) }, ...city },
      { owner: { equals: String(me), exists: 'true' } },
      { kind: { equals: 'contact' }, ...city },
    ]) {
      expect(filterOf(of(more), me)).toEqual({ ...everything, where: [[more]] });
    }
    // The board offers one's own leads, not those of another colleague: such a condition is kept as it is.
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
