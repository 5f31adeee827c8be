import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeLead } from '@/leads/intake/store-lead';
import type { Role } from '@/cms/access/roles';
import { startCms, stopCms, submissionOf } from '../../support/cms-for-lead-tests';

const collections = ['leads', 'consents', 'deliveries'] as const;

describe('foundation: editors see no leads, sales edits no pages', () => {
  let payload: Payload;
  let database: pg.Pool;
  let leadId: number;
  const users = new Map<Role | 'visitor', TypedUser | null>([['visitor', null]]);

  beforeAll(async () => {
    ({ payload, database } = await startCms({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/' }));
    // The admin comes first, because the first account always becomes one.
    for (const role of ['admin', 'editor', 'sales'] as const) {
      const user = await payload.create({
        collection: 'users',
        data: { email: `${role}@example.com`, password: 'long-enough-password', role },
      });
      users.set(role, { ...user, collection: 'users' });
    }
    ({ leadId } = await storeLead(payload, submissionOf()));
  });

  afterAll(() => stopCms(payload, database));

  const as = (role: Role | 'visitor') => ({
    overrideAccess: false as const,
    user: users.get(role) ?? null,
  });

  it.each(['visitor', 'editor'] as const)(
    '%s reads nothing of leads, consents and deliveries',
    async (role) => {
      for (const collection of collections) {
        await expect(payload.find({ collection, ...as(role) })).rejects.toMatchObject({
          status: 403,
        });
        await expect(payload.count({ collection, ...as(role) })).rejects.toMatchObject({
          status: 403,
        });
      }
      await expect(
        payload.findByID({ collection: 'leads', id: leadId, ...as(role) }),
      ).rejects.toMatchObject({ status: 403 });
    },
  );

  it.each(['sales', 'admin'] as const)('%s reads all of them', async (role) => {
    for (const collection of collections) {
      const { totalDocs } = await payload.find({ collection, ...as(role) });
      expect(totalDocs).toBe(collection === 'consents' ? 2 : 1);
    }
    const lead = await payload.findByID({ collection: 'leads', id: leadId, ...as(role) });
    expect(lead.consents?.docs).toHaveLength(2);
    expect(lead.deliveries?.docs).toHaveLength(1);
  });

  it.each(['visitor', 'editor', 'sales', 'admin'] as const)(
    '%s can not create leads, consents, deliveries or rejected submissions by hand',
    async (role) => {
      for (const collection of [...collections, 'form-stashes'] as const) {
        await expect(
          payload.create({ collection, data: {} as never, ...as(role) }),
        ).rejects.toMatchObject({ status: 403 });
      }
      await expect(payload.find({ collection: 'form-stashes', ...as(role) })).rejects.toMatchObject(
        { status: 403 },
      );
    },
  );

  it.each(['visitor', 'editor', 'sales', 'admin'] as const)(
    '%s cannot change or delete consents and deliveries',
    async (role) => {
      for (const collection of ['consents', 'deliveries'] as const) {
        const where = { id: { exists: true } };
        await expect(
          payload.update({ collection, where, data: {}, ...as(role) }),
        ).rejects.toMatchObject({ status: 403 });
        await expect(payload.delete({ collection, where, ...as(role) })).rejects.toMatchObject({
          status: 403,
        });
      }
    },
  );

  it.each(['sales', 'admin'] as const)(
    '%s can mark a lead as answered, and can not change what was submitted',
    async (role) => {
      const before = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
      const after = await payload.update({
        collection: 'leads',
        id: leadId,
        depth: 0,
        data: {
          name: 'Người khác',
          salutation: 'anh',
          email: 'other@example.com',
          phone: '1',
          phoneE164: '1',
          company: 'other.vn',
          industry: 'other',
          jobTitle: 'other',
          description: 'Khác',
          locale: 'en',
          preferredLanguage: 'en',
          page: '/x',
          version: 'default',
          attribution: { utm_source: 'x' },
          suspicion: 'x',
          key: 'x',
          contentHash: 'x',
          status: '1',
          dealId: 'x',
          owner: users.get(role)?.id,
        },
        ...as(role),
      });
      // The test reads the owner from the database, because the answer could be wrong.
      const stored = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
      expect(after.owner).toBe(users.get(role)?.id);
      expect(stored).toEqual({
        ...before,
        owner: users.get(role)?.id,
        ownerSeen: users.get(role)?.id,
        status: '1',
        assignedAt: stored.assignedAt,
        updatedAt: stored.updatedAt,
      });
    },
  );

  it('editors edit pages; sales and visitors cannot', async () => {
    const data = { path: '/access', title: 'Trang', layout: 'v5' as const };
    const page = { ...data, navTheme: 'light' as const, footerTheme: 'dark' as const };
    const { id } = await payload.create({ collection: 'pages', data: page, ...as('editor') });
    for (const role of ['visitor', 'sales'] as const) {
      const refused = [
        payload.create({ collection: 'pages', data: { ...page, path: '/x' }, ...as(role) }),
        payload.update({ collection: 'pages', id, data: { title: 'x' }, ...as(role) }),
        payload.delete({ collection: 'pages', id, ...as(role) }),
        payload.findVersions({ collection: 'pages', ...as(role) }),
      ];
      for (const attempt of await Promise.allSettled(refused)) {
        expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 403 } });
      }
    }
    const title = 'Trang mới';
    await payload.update({ collection: 'pages', id, data: { title }, ...as('editor') });
    expect((await payload.findByID({ collection: 'pages', id })).title).toBe(title);
  });

  it('editors and visitors can not change a lead; only admins delete one', async () => {
    for (const role of ['visitor', 'editor'] as const) {
      await expect(
        payload.update({ collection: 'leads', id: leadId, data: { stage: 'lost' }, ...as(role) }),
      ).rejects.toMatchObject({ status: 403 });
    }
    for (const role of ['visitor', 'editor', 'sales'] as const) {
      await expect(
        payload.delete({ collection: 'leads', id: leadId, ...as(role) }),
      ).rejects.toMatchObject({ status: 403 });
    }
  });

  it('an admin deletes a lead with its consents and deliveries', async () => {
    const { leadId: other } = await storeLead(payload, submissionOf({ name: 'Mai' }));
    const dependents = async () => {
      const where = { lead: { equals: other } };
      const consents = await payload.count({ collection: 'consents', where });
      const deliveries = await payload.count({ collection: 'deliveries', where });
      return [consents.totalDocs, deliveries.totalDocs];
    };
    expect(await dependents()).toEqual([2, 1]);
    await payload.delete({ collection: 'leads', id: other, ...as('admin') });
    expect(await dependents()).toEqual([0, 0]);
    expect(await payload.count({ collection: 'leads', where: { id: { equals: other } } })).toEqual({
      totalDocs: 0,
    });
  });

  it('the creation time of a lead can not be changed', async () => {
    const before = await payload.findByID({ collection: 'leads', id: leadId });
    const data = { createdAt: '2020-01-01T00:00:00.000Z' };
    await payload.update({ collection: 'leads', id: leadId, data, ...as('sales') });
    const after = await payload.findByID({ collection: 'leads', id: leadId });
    expect(after.createdAt).toBe(before.createdAt);
  });
});
