import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeLead } from '@/leads/intake/store-lead';
import { nextArrivals } from '@/leads/tickets/expected-event-attendance';
import { cancelTicket } from '@/leads/tickets/change-ticket';
import type { CheckInAnswer, CheckInList } from '@/leads/tickets/check-in-state';
import { checkInTicket } from '@/leads/tickets/admit-people-with-ticket';
import { fewOrAll } from '../../support/all-combinations';
import { type TestCheckInEvent, Phone } from '../../support/phone-checking-in-tickets';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

/** How many tickets are scanned at once. */
const MANY = fewOrAll(60, 200);

/**
 * The results of two phones that scan one ticket at once: one lets the guest in, the other learns that somebody has.
 */
const oneOfTwo = new Set(['already-in', 'entered']);

describe('check-in at the door', () => {
  let payload: Payload;
  let database: pg.Pool;
  let team: TypedUser;
  let event: TestCheckInEvent;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
    const data = {
      email: 'team@example.com',
      password: 'long-enough-password',
      role: 'event-team' as const,
    };
    team = { ...(await payload.create({ collection: 'users', data })), collection: 'users' };
  });

  beforeEach(async () => {
    event = await makeEvent(payload, { capacity: 1000 });
  });

  afterAll(() => stopCms(payload, database));

  const phone = (at = event, user: TypedUser | null = team) => new Phone(payload, at, user);

  /** Registers somebody by the form and returns the ticket. */
  const buy = async (email: string, quantity = '1') => {
    const { leadId } = await storeLead(
      payload,
      sent(
        'get-ticket',
        { ticketType: String(event.typeId), email, quantity },
        { event: event.slug },
      ),
    );
    const where = { lead: { equals: leadId } };
    return (await payload.find({ collection: 'tickets', where, depth: 0 })).docs[0]!;
  };

  /** Creates many tickets at once, all of one lead. */
  const buyMany = async (count: number): Promise<string[]> => {
    const { lead } = await buy('many@example.com');
    const prefix = randomUUID().slice(0, 8);
    await database.query(
      `INSERT INTO tickets (lead_id, event_id, ticket_type_id, name, quantity, code, status, unit_price,
         total, created_at, updated_at)
       SELECT $1, $2, $3, 'Khách ' || n, 1, $4 || n, 'confirmed', 0, 0, now(), now()
       FROM generate_series(1, $5::int) n`,
      [lead, event.eventId, event.typeId, prefix, count],
    );
    return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  };

  const ticketOf = (id: number) => payload.findByID({ collection: 'tickets', id, depth: 0 });

  const arrivals = async () =>
    (await nextArrivals({ payload } as unknown as PayloadRequest, 'vi', 99)).find(
      ({ id }) => id === event.eventId,
    );

  it('two phones scan each of many tickets at once: everybody enters once, and one of the two sees when', async () => {
    const codes = await buyMany(MANY);
    const phones = [phone(), phone()];
    const told = new Map<string, CheckInAnswer[]>(codes.map((code) => [code, []]));
    // The second phone scans in another order, so that both sometimes reach one ticket at once.
    const orders = [codes, codes.map((_, index) => codes[(index * 7 + 3) % MANY]!)];
    await Promise.all(
      phones.map(async (one, index) => {
        for (const code of orders[index]!) told.get(code)!.push(...(await one.send([{ code }])));
      }),
    );
    for (const [code, answers] of told) {
      const outcomes = new Set(answers.map(({ outcome }) => outcome));
      expect({ code, outcomes }).toEqual({ code, outcomes: oneOfTwo });
      const [first, second] = answers;
      expect(first?.state?.since).toBe(second?.state?.since);
    }
    expect(await arrivals()).toMatchObject({ arrived: MANY, expected: MANY + 1 });
  });

  it('two phones that were offline send many entries each at once: nobody enters twice, and each clash is reported', async () => {
    const codes = await buyMany(MANY);
    const entries = codes.map((code) => ({ code }));
    const answers = await Promise.all([phone().send(entries), phone().send(entries)]);
    for (const [index, code] of codes.entries()) {
      const both = new Set(answers.map((all) => all[index]?.outcome));
      expect({ code, both }).toEqual({ code, both: oneOfTwo });
    }
    expect(await arrivals()).toMatchObject({ arrived: MANY });
    const { rows } = await database.query<{ entries: number }>(
      `SELECT DISTINCT jsonb_array_length(entries) AS entries FROM tickets
       WHERE event_id = $1 AND entries IS NOT NULL`,
      [event.eventId],
    );
    expect(rows).toEqual([{ entries: 1 }]);
  });

  it('the same entries sent again, also at once, count once and get the same answer', async () => {
    const codes = await buyMany(20);
    const entries = codes.map((code) => ({ code, key: randomUUID() }));
    const one = phone();
    const answers = [
      ...(await Promise.all([one.send(entries), one.send(entries)])),
      await one.send(entries),
    ];
    for (const answer of answers) {
      expect(new Set(answer.map(({ outcome }) => outcome))).toEqual(new Set(['entered']));
    }
    expect(await arrivals()).toMatchObject({ arrived: 20 });
  });

  it('guests cancel while phones scan: a ticket is either cancelled or used', async () => {
    const tickets = [];
    for (let guest = 0; guest < 20; guest += 1) tickets.push(await buy(`g-${guest}@example.com`));
    const answers = await Promise.all(
      tickets.map(({ id, code }) =>
        Promise.all([phone().send([{ code }]), cancelTicket(payload, id, 'by-link')]),
      ),
    );
    for (const [index, [[answer], cancelled]] of answers.entries()) {
      expect(answer?.outcome).toBe(cancelled ? 'cancelled' : 'entered');
      expect((await ticketOf(tickets[index]!.id)).status).toBe(
        cancelled ? 'cancelled' : 'checked-in',
      );
    }
  });

  it('a group enters in parts, never more people than the ticket has', async () => {
    const { code, id } = await buy('group@example.com', '4');
    const one = phone();
    const [first] = await one.send([{ code }]);
    expect(first).toMatchObject({ outcome: 'entered', state: { arrived: 1, quantity: 4 } });
    expect((await ticketOf(id)).status).toBe('checked-in');
    expect(await arrivals()).toMatchObject({ arrived: 1, expected: 4 });
    const apart = await Promise.all([
      one.send([{ code, people: 2 }]),
      phone().send([{ code, people: 2 }]),
    ]);
    expect(apart.flat().map(({ outcome, people }) => `${outcome} ${people}`)).toEqual(
      expect.arrayContaining(['entered 2', 'partly 1']),
    );
    expect((await one.send([{ code }]))[0]).toMatchObject({
      outcome: 'already-in',
      state: { arrived: 4 },
    });
    expect(await arrivals()).toMatchObject({ arrived: 4, expected: 4 });
  });

  it('the printed list says how many of a group are in, and ticks the group when it is complete', async () => {
    const { code } = await buy('sheet@example.com', '4');
    const one = phone();
    await one.send([{ code, people: 3 }]);
    const partly = await one.sheet();
    expect(partly).toContain('<td>3 / 4</td>');
    expect(partly).not.toContain('☑');
    await one.send([{ code }]);
    const all = await one.sheet();
    expect(all).toContain('<td>4 / 4</td>');
    expect(all).toContain('<td>☑</td>');
  });

  it('after an entry is undone the guest can enter again; a repeated or late entry stays undone', async () => {
    const { code, id } = await buy('undo@example.com', '2');
    const key = randomUUID();
    const one = phone();
    await one.send([{ code, key, people: 2 }]);
    expect((await one.send([{ code, key, undo: true }]))[0]).toMatchObject({
      outcome: 'taken-back',
      state: { arrived: 0, status: 'confirmed', since: null },
    });
    expect((await one.send([{ code, key, people: 2 }]))[0]?.outcome).toBe('taken-back');
    const late = randomUUID();
    const both = await one.send([
      { code, key: late, undo: true },
      { code, key: late },
    ]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['taken-back', 'taken-back']);
    expect((await ticketOf(id)).checkedInAt).toBeNull();
    expect((await one.send([{ code }]))[0]).toMatchObject({
      outcome: 'entered',
      state: { arrived: 1 },
    });
  });

  it("undoing one colleague's entry keeps the entry of another", async () => {
    const { code } = await buy('two-entries@example.com', '3');
    const key = randomUUID();
    await phone().send([{ code, key, people: 1 }]);
    await phone().send([{ code, people: 2 }]);
    const [answer] = await phone().send([{ code, key, undo: true }]);
    expect(answer?.state).toMatchObject({ arrived: 2, status: 'checked-in' });
  });

  it('stores the time of entry correctly, although the phone’s clock is wrong', async () => {
    const { code, id } = await buy('clock@example.com');
    const wrong = (minutes: number) => new Date(Date.UTC(2019, 0, 1, 0, minutes)).toISOString();
    await phone().send([{ code, at: wrong(0) }], wrong(30));
    const ago = Date.now() - Date.parse((await ticketOf(id)).checkedInAt ?? '');
    expect(Math.round(ago / 60_000)).toBe(30);
  });

  it('an entry dated years ago is stored as a week old, and the list can still be read', async () => {
    const { code } = await buy('crafted@example.com');
    const at = (year: number) => new Date(Date.UTC(year, 0, 1)).toISOString();
    await phone().send([{ code, at: at(2001) }], at(2099));
    const [row] = (await phone().list()).tickets;
    const days = (Date.now() - Date.parse(row?.since ?? '')) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBe(7);
  });

  it('a ticket of another event, a cancelled or waiting one, and an unknown one are refused', async () => {
    const other = await makeEvent(payload, { slug: 'elsewhere' });
    const mine = await buy('here@example.com');
    const gone = await buy('gone@example.com');
    const waits = await buy('waits@example.com');
    await cancelTicket(payload, gone.id, 'by-staff');
    await database.query(`UPDATE tickets SET status = 'waiting' WHERE id = $1`, [waits.id]);
    expect((await phone(other).send([{ code: mine.code }]))[0]).toMatchObject({
      outcome: 'other-event',
      event: 'Ngày hội chăm sóc khách hàng',
    });
    const answers = await phone().send(
      [gone.code, waits.code, 'ZZZ-ZZZ-ZZZ'].map((code) => ({ code })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['cancelled', 'no-place', 'unknown']);
    expect(await arrivals()).toMatchObject({ arrived: 0 });
  });

  it('a ticket checked in before entries had keys counts as completely used', async () => {
    const { code, id } = await buy('before@example.com', '2');
    await database.query(
      `UPDATE tickets SET status = 'checked-in', checked_in_at = now() WHERE id = $1`,
      [id],
    );
    expect((await phone().send([{ code }]))[0]).toMatchObject({
      outcome: 'already-in',
      state: { arrived: 2 },
    });
    expect(await checkInTicket(payload, id, true)).toBe(true);
    expect((await phone().send([{ code }]))[0]?.outcome).toBe('entered');
    expect(await checkInTicket(payload, id, false)).toBe(true); // this guest is checked in with the printed list
    expect(await ticketOf(id)).toMatchObject({ status: 'checked-in', arrived: 2 });
  });

  it('a phone gets names and the last digits of telephone numbers, no addresses; of cancelled tickets only the code', async () => {
    const comes = await buy('comes@example.com');
    const gone = await buy('leaves@example.com');
    await cancelTicket(payload, gone.id, 'by-staff');
    const answer = await phone().read();
    const text = await answer.text();
    expect(text).not.toContain('example.com');
    expect(text).not.toContain('912345678');
    const { tickets, event: about, user } = JSON.parse(text) as CheckInList;
    const rowOf = (code: string) => tickets.find((row) => row.code === code);
    expect(rowOf(comes.code)).toEqual({
      code: comes.code,
      name: 'Trần Thị Lan',
      company: 'Công ty Hạt Gạo',
      type: 'Vé sớm',
      phoneEnd: '5678',
      status: 'confirmed',
      quantity: 1,
      arrived: 0,
      since: null,
    });
    expect(rowOf(gone.code)).toMatchObject({ name: '', company: '', phoneEnd: '' });
    expect(about.until).not.toBeNull();
    expect(user).toBe(team.id);
    const { rows } = await database.query<{ count: string }>(
      `SELECT count FROM access_log WHERE action = 'export' ORDER BY id DESC LIMIT 1`,
    );
    expect(Number(rows[0]?.count)).toBe(1);
  });

  it('a phone gets the entries of other phones since its last request, without names', async () => {
    const ticket = await buy('heard@example.com');
    const quiet = await buy('quiet@example.com');
    const hourAgo = `now() - interval '1 hour'`;
    await database.query(`UPDATE tickets SET updated_at = ${hourAgo} WHERE event_id = $1`, [
      event.eventId,
    ]);
    const { now, people } = await phone().list();
    await phone().send([{ code: ticket.code }]);
    const heard = await phone().read(`&since=${encodeURIComponent(now)}`);
    const body: unknown = await heard.json();
    expect(body).toMatchObject({
      people,
      changed: [{ code: ticket.code, status: 'checked-in', arrived: 1, quantity: 1 }],
    });
    expect(JSON.stringify(body)).not.toContain('Lan');
    expect(JSON.stringify(body)).not.toContain(quiet.code);
  });

  it('a phone is told that the person of a ticket has changed, without the name', async () => {
    const ticket = await buy('renamed@example.com');
    const { now, people: before } = await phone().list();
    const heard = async () => {
      const answer = await phone().read(`&since=${encodeURIComponent(now)}`);
      return (await answer.json()) as { people: string };
    };
    expect((await heard()).people).toBe(before);
    // Changes the name like an erasure: the ticket's date does not change.
    await database.query(`UPDATE tickets SET name = '[…]' WHERE id = $1`, [ticket.id]);
    const renamed = await heard();
    expect(renamed.people).not.toBe(before);
    expect(JSON.stringify(renamed)).not.toContain('[…]');
    const list = await phone().list();
    expect(list.people).toBe(renamed.people);
    expect(list.tickets[0]?.name).toBe('[…]');
    await cancelTicket(payload, ticket.id, 'by-staff');
    expect((await heard()).people).not.toBe(renamed.people);
  });

  it('stores who admitted a guest, who sent the entry, and when the first of a group came', async () => {
    const { code, id } = await buy('colleague@example.com', '4');
    const sentAt = new Date().toISOString();
    const ago = (minutes: number) => new Date(Date.parse(sentAt) - minutes * 60_000).toISOString();
    await phone().send([{ code, at: ago(20), user: team.id + 1 }], sentAt);
    await phone().send([{ code, at: ago(10), user: team.id }], sentAt);
    const { rows } = await database.query<{ entries: object[] }>(
      'SELECT entries FROM tickets WHERE id = $1',
      [id],
    );
    expect(rows[0]?.entries).toMatchObject([
      { by: team.id, enteredBy: team.id + 1 },
      { by: team.id },
    ]);
    expect(rows[0]?.entries[1]).not.toHaveProperty('enteredBy');
    const [partly] = await phone().send([{ code, people: 3, at: ago(30) }], sentAt);
    expect(partly).toMatchObject({ outcome: 'partly', people: 2 });
    const minutes = (Date.now() - Date.parse(partly?.first ?? '')) / 60_000;
    expect(Math.round(minutes)).toBe(20);
  });

  it('other roles get 403, and an expired session 401', async () => {
    const data = {
      email: 'editor@example.com',
      password: 'long-enough-password',
      role: 'editor' as const,
    };
    const made = await payload.create({ collection: 'users', data });
    const editor: TypedUser = { ...made, collection: 'users' };
    for (const [user, status] of [
      [editor, 403],
      [null, 401],
    ] as const) {
      expect((await phone(event, user).read()).status).toBe(status);
      expect((await phone(event, user).post([])).status).toBe(status);
    }
  });

  it.each([
    { code: 'ABC-DEF-GHJ', key: 'no-uuid' },
    { code: '' },
    { code: 'ABC-DEF-GHJ', people: 0 },
    { code: 'ABC-DEF-GHJ', people: 1.5 },
    { code: 'ABC-DEF-GHJ', at: 'yesterday' },
    { code: 'ABC-DEF-GHJ', at: '0001-01-01T00:00:00Z' },
    { code: 'ABC-DEF-GHJ', at: '9999-01-01T00:00:00Z' },
  ])('refuses an invalid entry: %j', async (entry) => {
    const answer = await phone().post([entry]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad-request' });
  });

  it('refuses too many entries in a request, an invalid event, and an invalid time', async () => {
    const many = Array.from({ length: 201 }, () => ({ code: 'ABC-DEF-GHJ' }));
    expect((await phone().post(many)).status).toBe(400);
    expect((await phone({ ...event, eventId: Number.NaN }).read()).status).toBe(400);
    expect((await phone({ ...event, eventId: 999_999 }).read()).status).toBe(404);
    expect((await phone().read('&since=soon')).status).toBe(400);
    expect((await phone().read('&since=0000-01-01T00:00:00Z')).status).toBe(400);
    expect((await phone().post([], '9999-01-01T00:00:00Z')).status).toBe(400);
  });
});
