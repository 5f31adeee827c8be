import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queue } from '@/leads/jobs/queue-client';
import { HOUSEKEEPING_QUEUE } from '@/leads/jobs/job-queues';
import { freshDatabase } from '../../support/test-database';
import { emptyTables } from '../../support/empty-tables';
import { until } from '../../support/cms-for-lead-tests';
import { untilWaiting } from '../../support/wait-for-locks';

/** Postgres' `deadlock_timeout`: after it the first transaction that checks is ended. */
const SOON = '2s';
const NEVER = '1h';

let emptying: pg.Client;
let job: pg.Client;

beforeAll(async () => {
  const connectionString = await freshDatabase();
  [emptying, job] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([emptying.connect(), job.connect()]);
});

afterAll(() => Promise.all([emptying.end(), job.end()]));

it('tables can be emptied beside a transaction that locks them in the opposite order', async () => {
  const refused: unknown[] = [];
  const noted = {
    query: (text: string) =>
      emptying.query(text).catch((error: unknown) => {
        refused.push((error as { code?: unknown }).code);
        throw error;
      }),
  };
  await emptying.query(`SET deadlock_timeout = '${SOON}'`);
  await job.query(`SET deadlock_timeout = '${NEVER}'`);
  await job.query('BEGIN');
  await job.query('LOCK TABLE mails IN ROW EXCLUSIVE MODE');
  const emptied = emptyTables(noted, 'leads', 'mails');
  await untilWaiting(job, 1);
  await job.query('LOCK TABLE leads IN ROW EXCLUSIVE MODE');
  expect(refused).toEqual(['40P01']);
  await job.query('COMMIT');
  await emptied;
  expect(refused).toEqual(['40P01']);
});

it('tables are emptied after running jobs have ended', async () => {
  const boss = await queue();
  const order: string[] = [];
  let end = () => {};
  let atWork = false;
  await boss.work(HOUSEKEEPING_QUEUE, async () => {
    atWork = true;
    await new Promise<void>((resume) => {
      end = resume;
    });
    order.push('job');
  });
  await boss.send(HOUSEKEEPING_QUEUE);
  await until(() => atWork, 30);
  const query = (text: string) => {
    order.push(text);
    return Promise.resolve();
  };
  const emptied = emptyTables({ query }, 'leads');
  await boss.getQueueStats(HOUSEKEEPING_QUEUE); // one round trip to the database later still no statement was sent
  expect(order).toEqual([]);
  end();
  await emptied;
  expect(order).toEqual(['job', 'TRUNCATE leads CASCADE']);
});
