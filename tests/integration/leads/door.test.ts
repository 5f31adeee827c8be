import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeLead } from '@/leads/intake/store-lead';
import { cancelTicket, checkInTicket } from '@/leads/tickets/change-ticket';
import { startCms, stopCms } from '../../support/leads';
import { makeEvent, sent } from '../../support/submissions';

describe('at the door', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
  });

  afterAll(() => stopCms(payload, database));

  /** Registers one person and gives the ticket's id. */
  const buy = async (event: { slug: string; typeId: number }, email: string) => {
    const { leadId } = await storeLead(
      payload,
      sent('get-ticket', { ticketType: String(event.typeId), email }, { event: event.slug }),
    );
    const where = { lead: { equals: leadId } };
    return (await payload.find({ collection: 'tickets', where, depth: 0 })).docs[0]!.id;
  };

  const statusOf = async (id: number) =>
    (await payload.findByID({ collection: 'tickets', id, depth: 0 })).status;

  it('a hundred guests come in once each, while two phones read every ticket and others cancel', async () => {
    const event = await makeEvent(payload, { capacity: 120 });
    const guests: number[] = [];
    for (let guest = 0; guest < 100; guest += 1) {
      guests.push(await buy(event, `guest-${guest}@example.com`));
    }
    const leaving = new Set(guests.filter((_id, index) => index % 10 === 0));
    const read = (id: number) => checkInTicket(payload, id, false);
    const answers: (boolean | null)[][] = [];
    // Five at a time: more would only wait for the database's connections.
    for (let first = 0; first < guests.length; first += 5) {
      const come = guests.slice(first, first + 5).map((id) => {
        const leaves = leaving.has(id) && cancelTicket(payload, id, 'by-link');
        return Promise.all([read(id), leaves, read(id)]);
      });
      answers.push(...(await Promise.all(come)));
    }
    for (const [index, [first, cancelled, second]] of answers.entries()) {
      const changes = [first, cancelled, second].filter(Boolean);
      expect(changes, `guest ${index}`).toHaveLength(1);
      expect(await statusOf(guests[index]!)).toBe(cancelled ? 'cancelled' : 'checked-in');
    }
  });
});
