import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAccess } from '@/cms/access/log-data-access';
import { sessionOf } from '@/lib/payload-database';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

let desk: Desk;
let payload: Payload;
let leadId: number;
const people = new Map<string, TypedUser | null>([['visitor', null]]);

beforeAll(async () => {
  desk = await startDesk();
  ({ payload } = desk);
  people.set('admin', desk.admin);
  people.set('editor', await desk.newUser('editor'));
  people.set('sales', await desk.newUser('sales'));
  leadId = await desk.newLead();
  await payload.create({ collection: 'lead-notes', data: { lead: leadId, text: 'Gọi lại.' } });
});

afterAll(() => desk.stop());

const person = (name: string) => as(people.get(name) ?? null);
const refused = { status: 403 };

describe('access to the sales desk', () => {
  const collections = [
    'lead-notes',
    'lead-mentions',
    'lead-events',
    'lead-views',
    'access-log',
  ] as const;

  it.each(['visitor', 'editor'])('%s reads and writes nothing of it', async (name) => {
    for (const collection of collections) {
      const where = { id: { exists: true } };
      const attempts = [
        payload.find({ collection, ...person(name) }),
        payload.count({ collection, ...person(name) }),
        payload.create({ collection, data: { lead: leadId, text: 'x' } as never, ...person(name) }),
        payload.update({ collection, where, data: {}, ...person(name) }),
        payload.delete({ collection, where, ...person(name) }),
      ];
      for (const attempt of await Promise.allSettled(attempts)) {
        expect(attempt).toMatchObject({ status: 'rejected', reason: refused });
      }
    }
    await expect(
      payload.findGlobal({ slug: 'lead-settings', ...person(name) }),
    ).rejects.toMatchObject(refused);
  });

  it.each(['sales', 'admin'])(
    '%s reads history and notes, adds notes, changes none',
    async (name) => {
      const note = await payload.create({
        collection: 'lead-notes',
        // The author can not be forged.
        data: { lead: leadId, text: `Của ${name}`, author: 99_999 },
        depth: 0,
        ...person(name),
      });
      expect(note.author).toBe(people.get(name)?.id);
      const { totalDocs } = await payload.find({ collection: 'lead-events', ...person(name) });
      expect(totalDocs).toBeGreaterThan(0);
      for (const collection of ['lead-notes', 'lead-events'] as const) {
        const where = { id: { exists: true } };
        await expect(
          payload.update({ collection, where, data: {}, ...person(name) }),
        ).rejects.toMatchObject(refused);
        await expect(payload.delete({ collection, where, ...person(name) })).rejects.toMatchObject(
          refused,
        );
      }
      await expect(
        payload.create({ collection: 'lead-events', data: {} as never, ...person(name) }),
      ).rejects.toMatchObject(refused);
    },
  );

  it('only admins read the access log, set rules and delete leads; nobody changes the log', async () => {
    await expect(
      payload.find({ collection: 'access-log', ...person('sales') }),
    ).rejects.toMatchObject(refused);
    await expect(
      payload.updateGlobal({ slug: 'lead-settings', data: { rules: [] }, ...person('sales') }),
    ).rejects.toMatchObject(refused);
    await expect(
      payload.delete({ collection: 'leads', id: leadId, ...person('sales') }),
    ).rejects.toMatchObject(refused);
    await expect(
      payload.delete({ collection: 'access-log', where: {}, ...person('admin') }),
    ).rejects.toMatchObject(refused);
  });

  it('sales sees colleagues who can own a lead, and no editors', async () => {
    const { docs } = await payload.find({ collection: 'users', ...person('sales') });
    expect(new Set(docs.map(({ role }) => role))).toEqual(new Set(['sales', 'admin']));
    const own = await payload.find({ collection: 'users', ...person('editor') });
    expect(own.docs.map(({ id }) => id)).toEqual([people.get('editor')?.id]);
  });

  it('a saved view is its owner’s, or the team’s when shared', async () => {
    const other = await desk.newUser('sales');
    const save = (title: string, isShared: boolean) =>
      payload.create({
        collection: 'lead-views',
        data: { title, isShared, query: 'where[stage][equals]=new', owner: other.id },
        depth: 0,
        ...person('sales'),
      });
    const [own, shared] = [await save('Của tôi', false), await save('Cả nhóm', true)];
    expect(own.owner).toBe(people.get('sales')?.id);
    const seen = await payload.find({ collection: 'lead-views', ...as(other) });
    expect(seen.docs.map(({ id }) => id)).toEqual([shared.id]);
    await expect(
      payload.delete({ collection: 'lead-views', id: shared.id, ...as(other) }),
    ).rejects.toMatchObject({ status: 403 });
    // Only its owner can rename or share a view, whoever else sees it, and it can not be given to another owner.
    const data = { title: 'Tên mới', isShared: true };
    await expect(
      payload.update({ collection: 'lead-views', id: own.id, data, ...as(other) }),
    ).rejects.toMatchObject({ status: 403 });
    const renamed = await payload.update({
      collection: 'lead-views',
      id: own.id,
      data: { ...data, owner: other.id },
      depth: 0,
      ...person('sales'),
    });
    expect(renamed).toMatchObject({ ...data, owner: people.get('sales')?.id });
    const elsewhere = { title: 'x', query: '#//evil.example' };
    await expect(
      payload.create({ collection: 'lead-views', data: elsewhere, ...person('sales') }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe('the access log', () => {
  const logged = async () => {
    const { rows } = await desk.database.query<Record<string, unknown>>(
      `SELECT user_id, action, collection, count::int, ids, filter FROM access_log ORDER BY id`,
    );
    return rows;
  };

  it('records each view, list and export, repeated views once, without personal data', async () => {
    await desk.database.query('DELETE FROM access_log');
    const [sales, admin] = [person('sales'), person('admin')];
    const where = { email: { equals: 'somebody.secret@example.com' } };
    await payload.findByID({ collection: 'leads', id: leadId, ...sales });
    await payload.findByID({ collection: 'leads', id: leadId, ...sales });
    await payload.findByID({ collection: 'leads', id: leadId, ...admin });
    await payload.find({ collection: 'leads', where: { id: { equals: leadId } }, ...sales });
    await payload.find({ collection: 'leads', where, ...sales });
    // Reads by the site itself, to deliver or to mail, are not logged.
    await payload.find({ collection: 'leads' });
    const session = await sessionOf(payload);
    const record = { user: Number(sales.user?.id), collection: 'leads', ids: [1, 2], count: 2 };
    await recordAccess(session, { ...record, action: 'export', filter: where });
    await recordAccess(session, { ...record, action: 'export', filter: where });

    // Reading a lead also reads, and logs, its consents and deliveries.
    const rows = (await logged()).filter(({ collection }) => collection === 'leads');
    const [salesId, adminId] = [sales.user?.id, admin.user?.id];
    expect(rows.map(({ user_id, action, count }) => [user_id, action, count])).toEqual([
      [salesId, 'view', 1],
      [adminId, 'view', 1],
      [salesId, 'list', 1],
      [salesId, 'export', 2],
      [salesId, 'export', 2],
    ]);
    expect(rows[0]).toMatchObject({ collection: 'leads', ids: [leadId], filter: null });
    expect(rows[3]?.filter).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('records every download of a résumé, and keeps the reader when the account is deleted', async () => {
    const reader = await desk.newUser('sales');
    const { rows: made } = await desk.database.query<{ id: number }>(
      `INSERT INTO resumes (lead_id, filename, original_name, created_at, updated_at)
       VALUES ($1, 'a-name.pdf', 'Lan.pdf', now(), now()) RETURNING id`,
      [leadId],
    );
    const req = await createLocalReq({ user: reader }, payload);
    const [send] = payload.collections.resumes.config.upload.handlers ?? [];
    const file = { collection: 'resumes', filename: 'a-name.pdf' };
    await send?.(req, { doc: { id: made[0]!.id }, params: file });
    await send?.(req, { doc: { id: made[0]!.id }, params: file });
    const read = async () =>
      (
        await desk.database.query<Record<string, unknown>>(
          `SELECT user_id, account, action, ids FROM access_log WHERE collection = 'resumes'`,
        )
      ).rows;
    const row = { account: reader.email, action: 'file', ids: [made[0]!.id] };
    const byReader = { user_id: reader.id, ...row };
    expect(await read()).toEqual([byReader, byReader]);
    await payload.delete({ collection: 'users', id: reader.id });
    const byNobody = { user_id: null, ...row };
    expect(await read()).toEqual([byNobody, byNobody]);
  });
});
