import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Job, PgBoss } from 'pg-boss';
import { databaseOf } from '@/lib/database-of';
import { log } from '@/lib/log';
import { eachJob } from './each-job';

/** How a worker takes jobs that come one by one and in rushes. */
export const working = {
  // One look a second while it is quiet; without a pause while there is more than one look brings.
  pollingIntervalSeconds: 1,
  batchSize: 4,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  heartbeatRefreshSeconds: 4,
  perJobResults: true,
} as const;

/**
 * Rows that are sent by jobs: written with their job in one transaction, tried for hours (`retriesForHours`), then given
 * up and shown to people, who can send them again (`delivery-jobs.ts`, `requeue-mails.ts`).
 */
type Outbox<Data extends object> = {
  /** What one row is called in the log. */
  row: 'delivery' | 'mail';
  table: 'deliveries' | 'mails';
  queue: string;
  deadLetterQueue: string;
  idOf: (data: Data) => number;
  /** One attempt at one row. @throws when a later attempt may do better */
  send: (payload: Payload, id: number) => Promise<void>;
};

/** Shows a row that was tried in vain as undeliverable, unless it has been taken back or has arrived meanwhile. */
async function giveUp(
  payload: Payload,
  { row, table }: Pick<Outbox<never>, 'row' | 'table'>,
  id: number,
): Promise<void> {
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    UPDATE ${sql.identifier(table)} SET status = 'failed', updated_at = now()
    WHERE id = ${id} AND status = 'pending' RETURNING id`);
  if (rows.length > 0) log.error(`${row}.given-up`, { [row]: id });
}

/** Starts sending the rows of an outbox, and giving up those that were tried too often. */
export async function startOutbox<Data extends object>(
  payload: Payload,
  boss: PgBoss,
  outbox: Outbox<Data>,
): Promise<void> {
  const { queue, deadLetterQueue, idOf, send } = outbox;
  await boss.work(
    queue,
    working,
    eachJob(({ data }: Job<Data>) => send(payload, idOf(data))),
  );
  await boss.work<Data>(deadLetterQueue, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await giveUp(payload, outbox, idOf(job.data));
  });
}
