import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignLead } from '@/leads/management/assign-lead';
import { timelineOf } from '@/leads/management/lead-timeline';
import { dropRestoredMails, requeueMails } from '@/leads/jobs/requeue-mails';
import { requeueOrphanedJobs } from '@/leads/requeue-orphaned-jobs';
import { storeLead } from '@/leads/intake/store-lead';
import type { User } from '@/payload-types';
import { startCms, stopCms, submissionOf } from '../../support/cms-for-lead-tests';

describe('rows whose job is missing', () => {
  let payload: Payload;
  let database: pg.Pool;
  let user: User;

  beforeAll(async () => {
    ({ payload, database } = await startCms({
      LEAD_WEBHOOK_URL: 'https://hooks.example.com/leads',
      LEAD_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    }));
    user = await payload.create({
      collection: 'users',
      data: { email: 'admin@example.com', password: 'long-enough-password', role: 'admin' },
    });
  });

  afterAll(() => stopCms(payload, database));

  /** The waiting jobs, as `key:id` of the rows that they are about. */
  const jobs = async () => {
    const { rows } = await database.query<{ about: string }>(
      `SELECT key || ':' || value AS about FROM pgboss.job, jsonb_each_text(data::jsonb)
       WHERE state < 'completed' AND key IN ('deliveryId', 'mailId') ORDER BY about`,
    );
    return rows.map(({ about }) => about);
  };
  /** Deletes the jobs, as after a restore, which restores the tables but not the queue. */
  const loseJobs = () => database.query('DELETE FROM pgboss.job');

  const statuses = async () => {
    const { rows } = await database.query<{ status: string }>(
      'SELECT DISTINCT status FROM mails ORDER BY status',
    );
    return rows.map(({ status }) => status);
  };

  it('get a job again if they are deliveries, however many sweeps run, and finished rows get none', async () => {
    await storeLead(payload, submissionOf({ email: 'a@khach.vn' }));
    const first = await jobs();
    const deliveries = first.filter((about) => about.startsWith('deliveryId'));
    expect(deliveries).not.toEqual([]);
    // A mail with a job is not touched.
    await requeueOrphanedJobs(payload);
    expect([await jobs(), await statuses()]).toEqual([first, ['pending']]);
    await loseJobs();
    await Promise.all([1, 2, 3].map(() => requeueOrphanedJobs(payload)));
    await requeueOrphanedJobs(payload);
    expect(await jobs()).toEqual(deliveries);

    await loseJobs();
    await database.query(`UPDATE deliveries SET status = 'delivered'`);
    await database.query(`UPDATE mails SET status = 'sent'`);
    await requeueOrphanedJobs(payload);
    expect(await jobs()).toEqual([]);
  });

  it('are held if they are mails, until a colleague sends or drops them', async () => {
    await database.query('DELETE FROM mails');
    await storeLead(payload, submissionOf({ email: 'restored@khach.vn' }));
    await loseJobs();
    await requeueOrphanedJobs(payload);
    const mailJobs = async () => (await jobs()).filter((about) => about.startsWith('mailId'));
    expect([await mailJobs(), await statuses()]).toEqual([[], ['restored']]);
    // The button for mails without a mail server, or that failed, does not send them.
    expect(await requeueMails(payload, ['kept', 'failed'])).toBe(0);
    const { docs } = await payload.find({ collection: 'mails', sort: 'id', depth: 0 });
    const [first, second] = docs;
    expect(await requeueMails(payload, ['restored'], first!.id)).toBe(1);
    expect(await mailJobs()).toEqual([`mailId:${first!.id}`]);
    expect(await dropRestoredMails(payload, first!.id)).toBe(0);
    expect(await dropRestoredMails(payload)).toBe(docs.length - 1);
    await loseJobs();
    await requeueOrphanedJobs(payload);
    const dropped = await payload.findByID({ collection: 'mails', id: second!.id, depth: 0 });
    expect([await mailJobs(), dropped.status]).toEqual([[], 'skipped']);
  });

  it('an unassigned lead is assigned, unless a user removed its owner', async () => {
    const ids: number[] = [];
    for (const email of ['c@khach.vn', 'd@khach.vn', 'e@khach.vn', 'f@khach.vn']) {
      ids.push((await storeLead(payload, submissionOf({ email, phone: '' }))).leadId);
    }
    const [lost, held, alone, recent] = ids;
    const assignments = async () => {
      const { rows } = await database.query<{ lead: number }>(
        `SELECT (data->>'leadId')::int AS lead FROM pgboss.job
         WHERE name = 'lead-assignment' AND state < 'completed' ORDER BY lead`,
      );
      return rows.map(({ lead }) => lead);
    };
    await database.query(`UPDATE leads SET created_at = now() - interval '6 minutes'
      WHERE id <> ${recent}`);
    await database.query(`UPDATE leads SET suspicion = 'trap' WHERE id = ${held}`);
    await payload.update({ collection: 'leads', id: alone!, data: { owner: user.id } });
    await payload.update({ collection: 'leads', id: alone!, data: { owner: null } });
    await loseJobs();
    await Promise.all([requeueOrphanedJobs(payload), requeueOrphanedJobs(payload)]);
    // The leads of earlier tests have never been assigned either.
    expect((await assignments()).filter((id) => ids.includes(id))).toEqual([lost]);

    // No colleague takes leads: after one attempt to assign it, the lead waits for a person.
    expect(await assignLead(payload, lost!)).toBeNull();
    await loseJobs();
    await requeueOrphanedJobs(payload);
    expect(await assignments()).not.toContain(lost);
    const timeline = await timelineOf(payload, lost!, 'en');
    expect(timeline[0]!.title).toBe('Not assigned: nobody takes it');
  });

  it('are left unchanged when they wait for a person', async () => {
    await storeLead(payload, submissionOf({ email: 'b@khach.vn' }));
    await loseJobs();
    await database.query(`UPDATE deliveries SET status = 'held'`);
    await database.query(`UPDATE mails SET status = 'held'`);
    await requeueOrphanedJobs(payload);
    expect(await jobs()).toEqual([]);
  });
});
