import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIn, printList, staffCancel } from '@/leads/admin/ticket-endpoints';
import { storeLead } from '@/leads/intake/store-lead';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

describe('the event team', () => {
  let payload: Payload;
  let database: pg.Pool;
  let ticketId: number;
  const users = new Map<string, TypedUser>();

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
    for (const role of ['admin', 'editor', 'event-team'] as const) {
      const data = { email: `${role}@example.com`, password: 'long-enough-password', role };
      const user = await payload.create({ collection: 'users', data });
      users.set(role, { ...user, collection: 'users' });
    }
    const event = await makeEvent(payload);
    const { leadId } = await storeLead(
      payload,
      sent('get-ticket', { ticketType: String(event.typeId) }, { event: event.slug }),
    );
    const where = { lead: { equals: leadId } };
    ticketId = (await payload.find({ collection: 'tickets', where })).docs[0]!.id;
  });

  afterAll(() => stopCms(payload, database));

  const team = () => ({ overrideAccess: false as const, user: users.get('event-team')! });
  const asked = (role: string, query = '') =>
    ({
      payload,
      user: users.get(role),
      routeParams: { id: String(ticketId) },
      searchParams: new URLSearchParams(query),
      i18n: { language: 'vi' },
    }) as unknown as PayloadRequest;

  it('reads tickets with event and type, but not their leads', async () => {
    const { docs } = await payload.find({ collection: 'tickets', depth: 1, ...team() });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({
      name: 'Trần Thị Lan',
      ticketType: { name: 'Vé sớm' },
      status: 'confirmed',
    });
    expect(docs[0]).not.toHaveProperty('lead');
  });

  it.each([
    'Trần Thị Lan',
    'tran thi lan',
    'LAN tran',
    'code',
    'code without hyphens',
    'half a code',
  ])('finds a ticket at the door by %s', async (way) => {
    const { code } = await payload.findByID({ collection: 'tickets', id: ticketId });
    const ways: Record<string, string> = {
      code,
      'code without hyphens': code.replaceAll('-', '').toLowerCase(),
      'half a code': code.replaceAll('-', '').slice(0, 5),
    };
    const like = ways[way] ?? way;
    const where = {
      or: ['code', 'name', 'email', 'company'].map((name) => ({ [name]: { like } })),
    };
    const { docs } = await payload.find({ collection: 'tickets', where, ...team() });
    expect(docs.map(({ id }) => id)).toEqual([ticketId]);
  });

  it.each(['lan nguyen', 'zzz-zzz', 'lan 9'])('finds no ticket by %s', async (like) => {
    const where = { or: ['code', 'name'].map((name) => ({ [name]: { like } })) };
    const { totalDocs } = await payload.find({ collection: 'tickets', where, ...team() });
    expect(totalDocs).toBe(0);
  });

  it.each([
    'leads',
    'consents',
    'deliveries',
    'mails',
    'resumes',
    'subscribers',
    'document-links',
    'private-documents',
    'pages',
  ] as const)('reads nothing of %s', async (collection) => {
    await expect(payload.find({ collection, ...team() })).rejects.toMatchObject({ status: 403 });
  });

  it('changes no event, ticket type, ticket or account', async () => {
    const refused = [
      payload.update({ collection: 'tickets', id: ticketId, data: { name: 'x' }, ...team() }),
      payload.delete({ collection: 'tickets', id: ticketId, ...team() }),
      payload.update({ collection: 'ticket-types', where: {}, data: { price: 0 }, ...team() }),
      payload.update({ collection: 'event-pages', where: {}, data: { slug: 'x' }, ...team() }),
      payload.create({
        collection: 'users',
        data: { email: 'x@example.com', password: 'long-enough-password', role: 'admin' },
        ...team(),
      }),
    ];
    for (const attempt of await Promise.allSettled(refused)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 403 } });
    }
    const { id } = users.get('event-team')!;
    await payload.update({ collection: 'users', id, data: { role: 'admin' }, ...team() });
    expect((await payload.findByID({ collection: 'users', id })).role).toBe('event-team');
  });

  it('checks tickets in, undoes that, prints the list, and can not cancel', async () => {
    expect((await checkIn(asked('editor'))).status).toBe(403);
    expect((await printList(asked('editor'))).status).toBe(403);
    expect((await staffCancel(asked('event-team'))).status).toBe(403);
    const statusNow = async () =>
      (await payload.findByID({ collection: 'tickets', id: ticketId })).status;
    expect((await checkIn(asked('event-team'))).status).toBe(200);
    expect(await statusNow()).toBe('checked-in');
    expect((await checkIn(asked('event-team'))).status).toBe(404);
    expect((await checkIn(asked('event-team', 'undo=true'))).status).toBe(200);
    expect(await statusNow()).toBe('confirmed');
    const sheet = await printList(asked('event-team'));
    expect(sheet.status).toBe(200);
    expect(await sheet.text()).toContain('Trần Thị Lan');
  });

  it('prints a thousand tickets of one event and no other; a past event is not offered', async () => {
    const { rows } = await database.query<{ event_id: number; lead_id: number }>(
      'SELECT event_id, lead_id FROM tickets WHERE id = $1',
      [ticketId],
    );
    const { event_id: first, lead_id: leadOf } = rows[0]!;
    const many = await makeEvent(payload, { slug: 'many' });
    const past = await makeEvent(payload, { slug: 'past' });
    for (const [{ typeId }, count, code] of [
      [many, 1000, 'M'],
      [past, 3, 'P'],
    ] as const) {
      await database.query(
        `INSERT INTO tickets (lead_id, event_id, ticket_type_id, name, quantity, code, status, unit_price,
           total, created_at, updated_at)
         SELECT $4::int, type.event_id, type.id, 'Khách ' || to_char(n, 'FM0000'), 1, $3 || n, 'confirmed', 0, 0,
           now(), now()
         FROM ticket_types type, generate_series(1, $2::int) n WHERE type.id = $1`,
        [typeId, count, code, leadOf],
      );
    }
    await database.query(
      `UPDATE event_pages_locales SET lead_magnet_date_time = now() - interval '2 days', ends_at = NULL
       WHERE _parent_id = $1`,
      [past.eventId],
    );
    const choice = await (await printList(asked('event-team'))).text();
    expect(choice).toContain(`?event=${first}"`);
    expect(choice).toContain(`?event=${many.eventId}"`);
    expect(choice).not.toContain(`?event=${past.eventId}"`);

    const sheet = await printList(asked('event-team', `event=${many.eventId}`));
    const html = await sheet.text();
    expect(html.match(/<td>☐<\/td>/g)).toHaveLength(1000);
    expect(html).toContain('<td>Khách 0001</td>');
    expect(html.indexOf('Khách 0999')).toBeLessThan(html.indexOf('Khách 1000'));
    expect(html).not.toContain('Trần Thị Lan');
    expect(html).toContain('1000 chỗ');
    expect(html.endsWith('</html>')).toBe(true);
    const { rows: logged } = await database.query<{ count: string }>(
      `SELECT count FROM access_log WHERE action = 'export' ORDER BY id DESC LIMIT 1`,
    );
    expect(Number(logged[0]?.count)).toBe(1000);
    expect((await printList(asked('event-team', 'event=999999'))).status).toBe(404);
  });
});
