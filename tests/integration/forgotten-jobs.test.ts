import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueForgotten } from '@/leads/queue/forgotten';
import { storeLead } from '@/leads/submit/store-lead';
import { startCms, stopCms, submissionOf } from '../support/leads';

describe('what is still to be done and has no job', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({
      LEAD_WEBHOOK_URL: 'https://hooks.example.com/leads',
      LEAD_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    }));
  });

  afterAll(() => stopCms(payload, database));

  /** The jobs that wait, as `key:id` of what they are about. */
  const jobs = async () => {
    const { rows } = await database.query<{ about: string }>(
      `SELECT key || ':' || value AS about FROM pgboss.job, jsonb_each_text(data::jsonb)
       WHERE state < 'completed' AND key IN ('deliveryId', 'mailId') ORDER BY about`,
    );
    return rows.map(({ about }) => about);
  };
  /** As after a restore, which brings back the tables and no queue. */
  const loseJobs = () => database.query('DELETE FROM pgboss.job');

  it('gets one again, however many look, and what is done gets none', async () => {
    await storeLead(payload, submissionOf({ email: 'a@khach.vn' }));
    const first = await jobs();
    expect(first.some((about) => about.startsWith('deliveryId'))).toBe(true);
    expect(first.some((about) => about.startsWith('mailId'))).toBe(true);
    await loseJobs();
    await Promise.all([1, 2, 3].map(() => queueForgotten(payload)));
    await queueForgotten(payload);
    expect(await jobs()).toEqual(first);

    await loseJobs();
    await database.query(`UPDATE deliveries SET status = 'delivered'`);
    await database.query(`UPDATE mails SET status = 'sent'`);
    await queueForgotten(payload);
    expect(await jobs()).toEqual([]);
  });

  it('leaves alone what waits for a person', async () => {
    await storeLead(payload, submissionOf({ email: 'b@khach.vn' }));
    await loseJobs();
    await database.query(`UPDATE deliveries SET status = 'held'`);
    await database.query(`UPDATE mails SET status = 'held'`);
    await queueForgotten(payload);
    expect(await jobs()).toEqual([]);
  });
});
