import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeLead } from '@/leads/intake/store-lead';
import { cancelTicket } from '@/leads/tickets/change-ticket';
import { postForm } from '../../support/form-posts';
import { validForms } from '../../support/valid-forms';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

describe('the end of registration', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({ FORM_RATE_LIMIT: '1000000' }));
  });

  afterAll(() => stopCms(payload, database));

  const buy = (event: { slug: string; typeId: number }, email: string) =>
    storeLead(
      payload,
      sent('get-ticket', { ticketType: String(event.typeId), email }, { event: event.slug }),
    );

  const leadsOf = async (email: string) => {
    const { rows } = await database.query('SELECT 1 FROM leads WHERE email = $1', [email]);
    return rows.length;
  };

  it('a cancelled ticket can be bought again at once', async () => {
    const event = await makeEvent(payload, { slug: 'again' });
    const first = await buy(event, 'lan@khach-hang.vn');
    const same = await buy(event, 'lan@khach-hang.vn');
    expect([same.outcome, same.leadId]).toEqual(['known', first.leadId]);
    const where = { lead: { equals: first.leadId } };
    const [ticket] = (await payload.find({ collection: 'tickets', where })).docs;
    await cancelTicket(payload, ticket?.id ?? 0, 'by-link');
    const second = await buy(event, 'lan@khach-hang.vn');
    expect([second.outcome, second.place]).toEqual(['stored', 'confirmed']);
    expect(second.leadId).not.toBe(first.leadId);
  });

  it('a past event accepts no registration, and the typed input is kept', async () => {
    const event = await makeEvent(payload, { slug: 'past' });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const data = {
      leadMagnetDateTime: yesterday,
      endsAt: yesterday,
      _status: 'published' as const,
    };
    const end = (locale: 'vi' | 'en') =>
      payload.update({ collection: 'event-pages', id: event.eventId, locale, data });
    const send = (email: string, locale: string, json: boolean) => {
      const choices = { ticketType: String(event.typeId), event: event.slug, email, locale };
      return postForm({ ...validForms['get-ticket'], ...choices }, { kind: 'get-ticket', json });
    };
    await end('vi');
    const script = await send('a@khach-hang.vn', 'vi', true);
    expect([script.status, (JSON.parse(script.text) as { code: string }).code]).toEqual([
      410,
      'closed',
    ]);
    const plain = await send('b@khach-hang.vn', 'vi', false);
    expect(plain.headers.get('location')).toBe('/form/get-ticket');
    const [stash] = (await payload.find({ collection: 'form-stashes', sort: '-id', limit: 1 }))
      .docs;
    expect(stash?.contents).toMatchObject({
      values: { email: 'b@khach-hang.vn' },
      notice: 'closed',
    });
    // The event's date was changed in one language only: in the other it is not over, and registrations are stored.
    expect((await send('c@khach-hang.vn', 'en', true)).status).toBe(200);
    await end('en');
    expect((await send('d@khach-hang.vn', 'en', true)).status).toBe(410);
    await expect(buy(event, 'e@khach-hang.vn')).rejects.toMatchObject({
      code: 'REGISTRATION_CLOSED',
    });
    const counts = await Promise.all(
      'abcde'.split('').map((one) => leadsOf(`${one}@khach-hang.vn`)),
    );
    expect(counts).toEqual([0, 0, 1, 0, 0]);
  });
});
