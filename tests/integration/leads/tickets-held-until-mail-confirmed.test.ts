import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTicketOffer } from '@/content/queries/payload/find-ticket-offers';
import { findReceipt, receiptCookie } from '@/leads/intake/form-receipt-cookie';
import { releaseLead } from '@/leads/intake/release-suspected-lead';
import { storeLead } from '@/leads/intake/store-lead';
import { signToken } from '@/leads/model/signed-link-tokens';
import { acceptOffer, cancelTicket } from '@/leads/tickets/change-ticket';
import { changeByLink } from '@/leads/tickets/ticket-link-actions';
import { ticketView } from '@/leads/tickets/ticket-page-data';
import { endExpiredOffers } from '@/leads/tickets/waiting-list';
import { fewOrAll } from '../../support/all-combinations';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

describe('tickets that count once their mail is confirmed', () => {
  let payload: Payload;
  let database: pg.Pool;
  let event: Awaited<ReturnType<typeof makeEvent>>;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
  });

  afterAll(() => stopCms(payload, database));

  beforeEach(async () => {
    await emptyTables(database, 'leads', 'mails');
    event = await makeEvent(payload, { capacity: 2 });
    await payload.update({
      collection: 'ticket-types',
      id: event.typeId,
      data: { confirmByMail: true, holdHours: 5 },
    });
  });

  const register = async (email: string, quantity = 1, envelope = {}) => {
    const { leadId, place } = await storeLead(
      payload,
      sent(
        'get-ticket',
        { ticketType: String(event.typeId), quantity: String(quantity), email },
        { event: event.slug, page: `/events/${event.slug}`, ...envelope },
      ),
    );
    const { docs } = await payload.find({
      collection: 'tickets',
      where: { lead: { equals: leadId } },
      depth: 0,
    });
    return { leadId, place, id: docs[0]!.id };
  };

  const ticketOf = (id: number) => payload.findByID({ collection: 'tickets', id, depth: 0 });
  const statusOf = async (id: number) => (await ticketOf(id)).status;
  const mailsOf = async (id: number) => {
    const { rows } = await database.query<{ kind: string }>(
      'SELECT kind FROM mails WHERE ticket_id = $1 ORDER BY id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };
  const letTimePass = () =>
    database.query(`UPDATE tickets SET offered_until = now() - interval '1 minute'
      WHERE status IN ('unconfirmed', 'offered')`);

  const press = (token: string) => {
    const body = new URLSearchParams({ token, lng: 'en' });
    return changeByLink(
      () => Promise.resolve(payload),
      'accept',
      new Request('http://localhost/api/tickets/accept', { method: 'POST', body }),
    );
  };

  it('holds a place for its hours, says so, and counts after the button of the mail', async () => {
    const { id, place } = await register('a@khach-hang.vn');
    expect(place).toBe('unconfirmed');
    const ticket = await ticketOf(id);
    const hours = (Date.parse(ticket.offeredUntil!) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(4.9);
    expect(hours).toBeLessThanOrEqual(5);
    expect(await mailsOf(id)).toEqual(['ticket-unconfirmed']);

    const token = signToken('ticket', id);
    for (const [locale, title] of [
      ['vi', 'Còn một bước: xác nhận vé'],
      ['en', 'One step left: confirm your place'],
    ] as const) {
      expect(await ticketView(payload, token, locale)).toMatchObject({ title, canAccept: true });
    }
    // A program that opens the link changes nothing; the button does, once.
    expect(await statusOf(id)).toBe('unconfirmed');
    const answer = await press(token);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/en/tickets/${token}`);
    expect(await statusOf(id)).toBe('confirmed');
    expect(await acceptOffer(payload, id)).toBe(false);
    expect(await mailsOf(id)).toEqual(['ticket-unconfirmed', 'ticket-confirmed']);
    await letTimePass();
    await endExpiredOffers(payload);
    expect(await statusOf(id)).toBe('confirmed');
  });

  it('counts places at once where the type does not ask, which is the default', async () => {
    const plain = await makeEvent(payload, {});
    event = plain;
    const { place, id } = await register('a@khach-hang.vn');
    expect(place).toBe('confirmed');
    expect((await ticketOf(id)).offeredUntil).toBeFalsy();
    expect((await findTicketOffer('vi', plain.slug))?.types[0]?.confirmWithin ?? null).toBeNull();
  });

  it('keeps a held place from others, and gives it to the waiting list when its time is over', async () => {
    const held = await register('a@khach-hang.vn', 2);
    const next = await register('b@khach-hang.vn', 2);
    expect([held.place, next.place]).toEqual(['unconfirmed', 'waiting']);
    await letTimePass();
    expect(await acceptOffer(payload, held.id)).toBe(false);
    await endExpiredOffers(payload);
    expect(await ticketOf(held.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'not-confirmed',
    });
    // The e-mail address may belong to somebody else, so no further mail is sent to it.
    expect(await mailsOf(held.id)).toEqual(['ticket-unconfirmed']);
    expect(await statusOf(next.id)).toBe('offered');
    expect(await acceptOffer(payload, next.id)).toBe(true);
    expect(await cancelTicket(payload, next.id, 'by-link')).toBe(true);
  });

  it('never holds more places than there are, with many at once', async () => {
    const buyers = fewOrAll(40, 100);
    const all = await Promise.all(
      Array.from({ length: buyers }, (_, index) => register(`${index}@khach-hang.vn`)),
    );
    expect(all.filter(({ place }) => place === 'unconfirmed')).toHaveLength(2);
    expect(all.filter(({ place }) => place === 'waiting')).toHaveLength(buyers - 2);
  });

  it('tells the sender to look for the mail, without the link that only the mail may have', async () => {
    const { leadId } = await register('a@khach-hang.vn', 2);
    const waiting = await register('b@khach-hang.vn');
    for (const lead of [leadId, waiting.leadId]) {
      const cookie = /form_receipt=([^;]+)/.exec(receiptCookie(lead))![1]!;
      const receipt = await findReceipt(payload, decodeURIComponent(cookie), 'vi');
      expect(receipt?.ticket).toMatchObject({ href: null, calendarHref: null });
    }
  });

  it('holds a place from the release of a suspected form', async () => {
    const { leadId, id } = await register('a@khach-hang.vn', 1, { honeypotFilled: true });
    expect(await statusOf(id)).toBe('held');
    await releaseLead(payload, leadId);
    expect(await statusOf(id)).toBe('unconfirmed');
    expect((await ticketOf(id)).offeredUntil).toBeTruthy();
    expect(await mailsOf(id)).toEqual(['ticket-unconfirmed']);
  });

  it('refuses a hold that is no whole number of hours up to a week', async () => {
    for (const holdHours of [0, 1.5, 169]) {
      await expect(
        payload.update({ collection: 'ticket-types', id: event.typeId, data: { holdHours } }),
      ).rejects.toThrow();
    }
  });
});
