import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queue } from '@/leads/queue/boss';
import { storeLead } from '@/leads/submit/store-lead';
import vietnamese from '@messages/vi/forms.json';
import { brand } from '../../brand.config';
import { startCms, stopCms, storedIn, submissionOf } from '../support/leads';

const nothing = { leads: 0, consents: 0, deliveries: 0, jobs: 0 };
const oneLead = { leads: 1, consents: 2, deliveries: 1, jobs: 1 };

describe('storing leads', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    // Nobody listens there: no worker runs in this file.
    ({ payload, database } = await startCms({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/' }));
  });

  beforeEach(async () => {
    await database.query('TRUNCATE leads, consents, deliveries CASCADE');
    await database.query("DELETE FROM pgboss.job WHERE name = 'lead-delivery'");
  });

  afterEach(() => vi.restoreAllMocks());

  afterAll(() => stopCms(payload, database));

  it('foundation: a lead is stored with both consents, its delivery and its job', async () => {
    const submission = submissionOf({ consentMarketing: '' });
    const { outcome, leadId } = await storeLead(payload, submission);
    expect(outcome).toBe('stored');
    expect(await storedIn(database)).toEqual(oneLead);

    const lead = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
    expect(lead).toMatchObject({
      kind: 'book-demo',
      status: '29',
      version: 'v5',
      page: '/book-demo',
      locale: 'vi',
      preferredLanguage: 'vi',
      name: 'Trần Thị Lan',
      email: 'lan@tamvia.vn',
      phone: '0912 345 678',
      phoneE164: '+84912345678',
      industry: 'retail',
      jobTitle: 'manager-leader',
      suspicion: null,
    });
    const { rows } = await database.query<{ data: unknown }>(
      "SELECT data FROM pgboss.job WHERE name = 'lead-delivery'",
    );
    const { docs } = await payload.find({ collection: 'deliveries', depth: 0 });
    // An id only: the queue's tables hold nothing personal.
    expect(rows).toEqual([{ data: { deliveryId: docs[0]?.id } }]);
  });

  it('foundation: each consent keeps the exact words that were shown, ticked or not', async () => {
    await storeLead(payload, submissionOf({ consentMarketing: 'yes' }));
    await storeLead(payload, submissionOf({}, { locale: 'en' }));
    const { docs } = await payload.find({ collection: 'consents', depth: 0, sort: 'id' });
    const inBrand = (text: string) => text.replaceAll('{{brand}}', brand.name);
    expect(docs.map(({ purpose, granted, locale }) => [purpose, granted, locale])).toEqual([
      ['reply', true, 'vi'],
      ['marketing', true, 'vi'],
      ['reply', true, 'en'],
      ['marketing', false, 'en'],
    ]);
    expect(docs[0]?.text).toBe(inBrand(vietnamese.consent.agree));
    expect(docs[1]?.text).toBe(inBrand(vietnamese.consent.marketing));
    expect(docs[2]?.text).toBe(
      'I agree that Tamvia contacts me by phone or e-mail about this request.',
    );
  });

  it.each([1, 2, 3, 4])(
    'foundation: a fault after write %i of a submission leaves nothing behind',
    async (last) => {
      const create = payload.create.bind(payload);
      let writes = 0;
      vi.spyOn(payload, 'create').mockImplementation(
        async (options: Parameters<typeof payload.create>[0]) => {
          const document = await create(options);
          writes += 1;
          if (writes === last) throw new Error('A fault for the test');
          return document;
        },
      );
      const submission = submissionOf();
      await expect(storeLead(payload, submission)).rejects.toThrow('A fault for the test');
      expect(writes).toBe(last);
      expect(await storedIn(database)).toEqual(nothing);

      vi.restoreAllMocks();
      expect(await storeLead(payload, submission)).toMatchObject({ outcome: 'stored' });
      expect(await storedIn(database)).toEqual(oneLead);
    },
  );

  it('foundation: a queue that fails before or after its insert leaves nothing behind', async () => {
    const boss = await queue();
    vi.spyOn(boss, 'send').mockRejectedValueOnce(new Error('No queue'));
    await expect(storeLead(payload, submissionOf())).rejects.toThrow('No queue');
    expect(await storedIn(database)).toEqual(nothing);

    vi.restoreAllMocks();
    const send = boss.send.bind(boss) as (...all: unknown[]) => Promise<string | null>;
    vi.spyOn(boss, 'send').mockImplementationOnce(async (...all: unknown[]) => {
      expect(await send(...all)).toEqual(expect.any(String));
      throw new Error('Died after the insert');
    });
    await expect(storeLead(payload, submissionOf())).rejects.toThrow('Died after the insert');
    expect(await storedIn(database)).toEqual(nothing);
  });

  it.each(['leads', 'consents', 'deliveries', 'pgboss.job'])(
    'foundation: a fault of the database in %s, at once or on COMMIT, is never acknowledged',
    async (table) => {
      await database.query(`
        CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'A fault for the test'; END $$`);
      // pg-boss keeps its jobs in partitions, which take no deferred triggers of their parent.
      const kinds = [
        'TRIGGER fault AFTER INSERT ON %',
        ...(table === 'pgboss.job'
          ? []
          : ['CONSTRAINT TRIGGER fault AFTER INSERT ON % DEFERRABLE INITIALLY DEFERRED']),
      ];
      for (const kind of kinds) {
        await database.query(
          `CREATE ${kind.replace('%', table)} FOR EACH ROW EXECUTE FUNCTION fault()`,
        );
        try {
          await expect(storeLead(payload, submissionOf())).rejects.toThrow();
          await expect(storeLead(payload, submissionOf({}, { key: null }))).rejects.toThrow();
        } finally {
          await database.query(`DROP TRIGGER fault ON ${table}`);
        }
        expect(await storedIn(database)).toEqual(nothing);
      }
    },
  );

  it('foundation: without a webhook address nothing is queued, and the lead is stored', async () => {
    const { env } = await import('@/lib/env');
    const address = env().LEAD_WEBHOOK_URL;
    delete env().LEAD_WEBHOOK_URL;
    try {
      await storeLead(payload, submissionOf());
    } finally {
      env().LEAD_WEBHOOK_URL = address;
    }
    expect(await storedIn(database)).toEqual({ leads: 1, consents: 2, deliveries: 0, jobs: 0 });
  });

  it.each([
    ['honeypot', () => ({ honeypotFilled: true })],
    // Computed when the test runs, and far enough ahead of the limit for a slow machine.
    ['too-fast', () => ({ startedAt: Date.now() })],
  ])('foundation: a suspicious lead (%s) is stored and held', async (reason, signs) => {
    const { leadId } = await storeLead(payload, submissionOf({}, signs()));
    expect(await storedIn(database)).toEqual({ ...oneLead, jobs: 0 });
    const lead = await payload.findByID({ collection: 'leads', id: leadId });
    const { docs } = await payload.find({ collection: 'deliveries' });
    expect([lead.suspicion, docs[0]?.status]).toEqual([reason, 'held']);
  });

  it('foundation: a person who took their time, or has no JavaScript, is not suspected', async () => {
    await storeLead(payload, submissionOf({}, { startedAt: Date.now() - 2600 }));
    await storeLead(payload, submissionOf({ name: 'Hoa' }, { startedAt: null, key: null }));
    expect(await storedIn(database)).toEqual({ leads: 2, consents: 4, deliveries: 2, jobs: 2 });
  });

  it('foundation: keys are unique in the database itself', async () => {
    const key = randomUUID();
    const { leadId } = await storeLead(payload, submissionOf({}, { key }));
    const copy = `INSERT INTO leads (name, email, status, kind, content_hash, key)
                  SELECT name, email, status, kind, content_hash, key FROM leads WHERE id = $1`;
    await expect(database.query(copy, [leadId])).rejects.toMatchObject({ code: '23505' });
  });
});
