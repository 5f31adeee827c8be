import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseLead } from '@/leads/intake/release-suspected-lead';
import { storeLead } from '@/leads/intake/store-lead';
import { acceptOffer, cancelTicket } from '@/leads/tickets/change-ticket';
import { checkInTicket } from '@/leads/tickets/admit-people-with-ticket';
import { ticketView } from '@/leads/tickets/ticket-page-data';
import { endExpiredOffers } from '@/leads/tickets/waiting-list';
import { signToken } from '@/leads/model/signed-link-tokens';
import { fewOrAll } from '../../support/all-combinations';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

describe('tickets', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
  });

  beforeEach(() => emptyTables(database, 'leads', 'mails'));

  afterAll(() => stopCms(payload, database));

  const buy = async (
    event: { slug: string; typeId: number },
    quantity = 1,
    form: Record<string, string> = {},
    envelope = {},
  ) => {
    const result = await storeLead(
      payload,
      sent(
        'get-ticket',
        { ticketType: String(event.typeId), quantity: String(quantity), ...form },
        { event: event.slug, page: `/events/${event.slug}`, ...envelope },
      ),
    );
    const { docs } = await payload.find({
      collection: 'tickets',
      where: { lead: { equals: result.leadId } },
      depth: 0,
    });
    return { ...result, ticket: docs[0]! };
  };

  const statusOf = async (id: number) =>
    (await payload.findByID({ collection: 'tickets', id, depth: 0 })).status;

  const mailsOf = async (id: number) => {
    const { rows } = await database.query<{ kind: string; status: string }>(
      'SELECT kind, status FROM mails WHERE ticket_id = $1 ORDER BY id',
      [id],
    );
    return rows.map(({ kind, status }) => `${kind} ${status}`);
  };

  it('D13 ticket types have name, price in VND and capacity per event', async () => {
    const event = await makeEvent(payload, { price: 750_000, capacity: 40 });
    for (const [locale, name] of [
      ['vi', 'Vé sớm'],
      ['en', 'Early bird'],
    ] as const) {
      const { docs } = await payload.find({
        collection: 'ticket-types',
        where: { event: { equals: event.eventId } },
        locale,
        depth: 0,
      });
      expect(docs).toHaveLength(1);
      expect(docs[0]).toMatchObject({ name, price: 750_000, capacity: 40, event: event.eventId });
    }
    for (const wrong of [{ price: 1.5 }, { price: -1 }, { capacity: -3 }, { capacity: 2.5 }]) {
      const data = { event: event.eventId, name: 'Vé', price: 0, capacity: 1, ...wrong };
      await expect(payload.create({ collection: 'ticket-types', data })).rejects.toThrow();
    }
  });

  it('D13 the total is shown and stored, and nothing is paid', async () => {
    const event = await makeEvent(payload, { price: 750_000 });
    const { ticket, place } = await buy(event, 3);
    expect(place).toBe('confirmed');
    expect(ticket).toMatchObject({ quantity: 3, unitPrice: 750_000, total: 2_250_000 });
    const token = signToken('ticket', ticket.id);
    const shown = await ticketView(payload, token, 'vi');
    expect(shown?.details.map(([, value]) => value.replaceAll('\u00a0', ' '))).toContain(
      '2.250.000 ₫',
    );
    const english = await ticketView(payload, token, 'en');
    expect(english?.details.map(([, value]) => value)).toContain('₫2,250,000');
    // A later change of the price does not affect existing registrations.
    await payload.update({ collection: 'ticket-types', id: event.typeId, data: { price: 1 } });
    const after = await payload.findByID({ collection: 'tickets', id: ticket.id, depth: 0 });
    expect(after.total).toBe(2_250_000);
  });

  it('D13 capacity can not be oversold', async () => {
    const event = await makeEvent(payload, { capacity: 15 });
    const count = fewOrAll(40, 100);
    const buyers = Array.from({ length: count }, (_, index) =>
      buy(event, 1, { email: `${index}@khach-hang.vn` }, { locale: index % 2 ? 'en' : 'vi' }),
    );
    const places = (await Promise.all(buyers)).map(({ place }) => place);
    expect(places.filter((place) => place === 'confirmed')).toHaveLength(15);
    expect(places.filter((place) => place === 'waiting')).toHaveLength(count - 15);
    const { rows } = await database.query(
      'SELECT status, sum(quantity)::int AS places FROM tickets GROUP BY status ORDER BY status',
    );
    expect(rows).toEqual([
      { status: 'confirmed', places: 15 },
      { status: 'waiting', places: count - 15 },
    ]);
  });

  it('D13 capacity can not be oversold (several places at once, by either kind of change)', async () => {
    const event = await makeEvent(payload, { capacity: 20 });
    const first = await Promise.all(
      Array.from({ length: 8 }, (_, index) => buy(event, 3, { email: `a${index}@khach-hang.vn` })),
    );
    const confirmed = first.filter(({ place }) => place === 'confirmed');
    expect(confirmed).toHaveLength(6);
    // Cancellations, registrations and offers to the waiting list, all at once.
    await Promise.all([
      ...confirmed.slice(0, 3).map(({ ticket }) => cancelTicket(payload, ticket.id, 'by-link')),
      ...Array.from({ length: 10 }, (_, index) =>
        buy(event, (index % 4) + 1, { email: `b${index}@khach-hang.vn` }),
      ),
    ]);
    const { rows } = await database.query<{ taken: number }>(
      "SELECT sum(quantity)::int AS taken FROM tickets WHERE status IN ('confirmed', 'offered')",
    );
    expect(rows[0]?.taken).toBeLessThanOrEqual(20);
    expect(rows[0]?.taken).toBeGreaterThan(15);
  });

  it('a returned seat is offered to the first on the waiting list, and to the next when that offer expires', async () => {
    const event = await makeEvent(payload, { capacity: 1 });
    const holder = await buy(event, 1, { email: 'a@khach-hang.vn' });
    const second = await buy(event, 1, { email: 'b@khach-hang.vn' });
    const third = await buy(event, 1, { email: 'c@khach-hang.vn' });
    expect([holder.place, second.place, third.place]).toEqual(['confirmed', 'waiting', 'waiting']);

    expect(await cancelTicket(payload, holder.ticket.id, 'by-link')).toBe(true);
    expect(await cancelTicket(payload, holder.ticket.id, 'by-link')).toBe(false);
    expect(await statusOf(second.ticket.id)).toBe('offered');
    expect(await statusOf(third.ticket.id)).toBe('waiting');
    // An offered place is reserved: nobody else gets it meanwhile.
    expect((await buy(event, 1, { email: 'd@khach-hang.vn' })).place).toBe('waiting');

    await database.query(
      "UPDATE tickets SET offered_until = now() - interval '1 minute' WHERE id = $1",
      [second.ticket.id],
    );
    expect(await acceptOffer(payload, second.ticket.id)).toBe(false);
    await endExpiredOffers(payload);
    expect(await statusOf(second.ticket.id)).toBe('cancelled');
    expect(await statusOf(third.ticket.id)).toBe('offered');
    expect(await acceptOffer(payload, third.ticket.id)).toBe(true);
    expect(await mailsOf(second.ticket.id)).toEqual([
      'ticket-waiting pending',
      'ticket-offered pending',
      'ticket-cancelled pending',
    ]);
    expect(await mailsOf(third.ticket.id)).toEqual([
      'ticket-waiting pending',
      'ticket-offered pending',
      'ticket-confirmed pending',
    ]);
  });

  it('added seats invite people on the waiting list at once', async () => {
    const event = await makeEvent(payload, { capacity: 0 });
    const { ticket } = await buy(event, 2);
    expect(ticket.status).toBe('waiting');
    await payload.update({ collection: 'ticket-types', id: event.typeId, data: { capacity: 2 } });
    expect(await statusOf(ticket.id)).toBe('offered');
    await expect(
      payload.delete({ collection: 'ticket-types', id: event.typeId }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('a suspected registration takes no seat until it is released', async () => {
    const event = await makeEvent(payload, { capacity: 1 });
    const held = await buy(event, 1, { email: 'a@khach-hang.vn' }, { honeypotFilled: true });
    expect([held.place, held.ticket.status]).toEqual(['held', 'held']);
    expect(await mailsOf(held.ticket.id)).toEqual(['ticket-confirmed held']);
    const person = await buy(event, 1, { email: 'b@khach-hang.vn' });
    expect(person.place).toBe('confirmed');

    expect(await releaseLead(payload, held.leadId)).toBe(true);
    expect(await releaseLead(payload, held.leadId)).toBe(false);
    expect(await statusOf(held.ticket.id)).toBe('waiting');
    expect(await mailsOf(held.ticket.id)).toEqual(['ticket-waiting pending']);
    expect(await releaseLead(payload, person.leadId)).toBe(false);
  });

  it('a guest is checked in once, and that can be undone', async () => {
    const event = await makeEvent(payload);
    const { ticket } = await buy(event);
    const atOnce = [1, 2, 3].map(() => checkInTicket(payload, ticket.id, false));
    expect((await Promise.all(atOnce)).filter(Boolean)).toHaveLength(1);
    expect(await cancelTicket(payload, ticket.id, 'by-link')).toBe(false);
    expect(await checkInTicket(payload, ticket.id, true)).toBe(true);
    expect(await statusOf(ticket.id)).toBe('confirmed');
  });

  it('a form sent twice registers once, and a deleted ticket type stores nothing', async () => {
    const event = await makeEvent(payload);
    const key = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => buy(event, 1, {}, { key })));
    expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(1);
    expect(results.every(({ place }) => place === 'confirmed')).toBe(true);
    const gone = { slug: event.slug, typeId: 999_999 };
    await expect(buy(gone)).rejects.toMatchObject({ code: 'REGISTRATION_CLOSED' });
    const { rows } = await database.query(
      'SELECT (SELECT count(*)::int FROM leads) AS leads, (SELECT count(*)::int FROM tickets) AS tickets',
    );
    expect(rows).toEqual([{ leads: 1, tickets: 1 }]);
  });

  it('§3 invoice fields: companyName, companyAddress, companyTaxCode, invoiceReceiptEmail (as they are stored)', async () => {
    const event = await makeEvent(payload);
    const invoice = {
      companyName: 'Công ty Hạt Gạo',
      companyAddress: '12 Lê Lợi, Quận 1',
      companyTaxCode: '0312345678',
      invoiceReceiptEmail: 'ke-toan@hatgao.vn',
    };
    const { leadId } = await buy(event, 1, { invoice: 'yes', ...invoice });
    const lead = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
    expect(lead).toMatchObject({
      ...invoice,
      kind: 'get-ticket',
      event: event.slug,
      hub: 'ha-noi',
      department: 'cskh',
      firstQuestion: 'piloting',
      secondQuestion: 'practising',
    });
  });
});
