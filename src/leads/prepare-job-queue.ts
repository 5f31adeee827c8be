import pg from 'pg';
import { env } from '@/lib/env';
import { log } from '@/lib/write-log-line';
import { createRateLimitTable } from '@/lib/rate-limit-table';
import { makeBoss } from './jobs/queue-client';
import { ensureQueues } from './jobs/job-queues';

/**
 * A step of the start after the migrations: creates the schema and queues of pg-boss, and the table of the rate limits.
 * Serving processes only use them.
 */
export async function prepareQueue(): Promise<void> {
  const boss = makeBoss({ mayMigrate: true, supervise: false });
  await boss.start();
  await ensureQueues(boss);
  await boss.stop({ graceful: false });

  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  await createRateLimitTable(client);
  await client.end();
  log.info('queue.prepared');
}
