import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeLead } from '@/leads/intake/store-lead';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms, storedIn, submissionOf } from '../../support/cms-for-lead-tests';

const oneLead = { leads: 1, consents: 2, deliveries: 1, jobs: 1 };

describe('a duplicate request', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/' }));
  });

  beforeEach(async () => {
    await emptyTables(database, 'leads', 'consents', 'deliveries');
    await database.query("DELETE FROM pgboss.job WHERE name = 'lead-delivery'");
  });

  afterAll(() => stopCms(payload, database));

  it('foundation: 200 submissions at once, 20 of them twice, each stored once', async () => {
    const people = Array.from({ length: 200 }, (_, index) =>
      submissionOf({ name: `Khách ${index}`, email: `khach${index}@example.com` }),
    );
    const sent = [...people, ...people.slice(0, 20)];
    const results = await Promise.all(sent.map((submission) => storeLead(payload, submission)));

    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(200);
    expect(results.filter(({ outcome }) => outcome === 'known')).toHaveLength(20);
    for (let index = 0; index < 20; index += 1) {
      expect(results[200 + index]?.leadId).toBe(results[index]?.leadId);
    }
    expect(await storedIn(database)).toEqual({
      leads: 200,
      consents: 400,
      deliveries: 200,
      jobs: 200,
    });
    const { rows } = await database.query<{ id: number; key: string }>('SELECT id, key FROM leads');
    const keys = new Map(rows.map(({ id, key }) => [id, key]));
    expect(results.map(({ leadId }) => keys.get(leadId))).toEqual(
      sent.map(({ envelope }) => envelope.key),
    );
  });

  it('foundation: the same key with another body is refused, nothing lost', async () => {
    const key = randomUUID();
    const first = await storeLead(payload, submissionOf({}, { key }));
    const second = await storeLead(payload, submissionOf({ name: 'Người khác' }, { key }));
    expect(second).toEqual({ outcome: 'conflict', leadId: first.leadId, place: null });
    expect(await storedIn(database)).toEqual(oneLead);
    const lead = await payload.findByID({ collection: 'leads', id: first.leadId });
    expect(lead.name).toBe('Trần Thị Lan');
  });

  it('foundation: the same key with another body is refused, nothing lost (both at once)', async () => {
    const key = randomUUID();
    const results = await Promise.all(
      ['Một', 'Hai'].map((name) => storeLead(payload, submissionOf({ name }, { key }))),
    );
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'stored']);
    expect(await storedIn(database)).toEqual(oneLead);
  });

  it('foundation: pressed, sent or retried, one submission is one lead (retried, however late)', async () => {
    const submission = submissionOf();
    const first = await storeLead(payload, submission);
    await database.query("UPDATE leads SET created_at = now() - interval '1 day'");
    expect(await storeLead(payload, submission)).toEqual({ ...first, outcome: 'known' });
    expect(await storedIn(database)).toEqual(oneLead);
  });

  it('foundation: pressed, sent or retried, one submission is one lead (equal forms without a key at once)', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => storeLead(payload, submissionOf({}, { key: null }))),
    );
    expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await storedIn(database)).toEqual(oneLead);
  });

  it('equal forms more than ten minutes apart are two requests', async () => {
    const send = () => storeLead(payload, submissionOf({}, { key: null }));
    const first = await send();
    await database.query("UPDATE leads SET created_at = now() - interval '9 minutes 30 seconds'");
    expect(await send()).toEqual({ outcome: 'known', leadId: first.leadId, place: null });
    await database.query("UPDATE leads SET created_at = now() - interval '10 minutes 5 seconds'");
    const second = await send();
    expect(second.outcome).toBe('stored');
    expect(second.leadId).not.toBe(first.leadId);
    expect((await storedIn(database)).leads).toBe(2);
  });

  it('foundation: pressed, sent or retried, one submission is one lead (sent again without JavaScript)', async () => {
    const first = await storeLead(payload, submissionOf());
    const again = await storeLead(payload, submissionOf({}, { key: null }));
    expect(again).toEqual({ outcome: 'known', leadId: first.leadId, place: null });
  });

  it('foundation: pressed, sent or retried, one submission is one lead (from two tabs, each with its key)', async () => {
    const tabs = Array.from({ length: 6 }, () => submissionOf());
    const results = await Promise.all(tabs.map((tab) => storeLead(payload, tab)));
    expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'known')).toHaveLength(5);
    expect(await storedIn(database)).toEqual(oneLead);
    // Different content from a second tab is not lost: it is a submission of its own.
    const other = await storeLead(payload, submissionOf({ description: 'Từ thẻ thứ hai' }));
    expect(other.outcome).toBe('stored');
  });

  it('a changed answer makes it another request', async () => {
    await storeLead(payload, submissionOf({}, { key: null }));
    const other = submissionOf({ description: 'Khác' }, { key: null });
    expect((await storeLead(payload, other)).outcome).toBe('stored');
    expect((await storedIn(database)).leads).toBe(2);
  });
});
