import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { databaseOf } from '@/lib/payload-database';
import { inSpan, type SpanOptions, traceOf } from '@/lib/start-tracing-span';
import { errorFields, log } from '@/lib/write-log-line';

/** Options of a worker whose jobs come one by one or in bursts. */
export const working = {
  // Polls once a second, and without a pause while batches are full.
  pollingIntervalSeconds: 1,
  batchSize: 4,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  heartbeatRefreshSeconds: 4,
  perJobResults: true,
} as const;

/** The span of a job, in the trace in which it was queued, such as that of a form. */
const spanOf = ({ name, data }: Job<unknown>): SpanOptions => ({
  kind: 'consumer',
  parent: traceOf(data),
  attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': name },
});

/**
 * Processes the jobs of a batch concurrently; a failed job is retried alone, independent of the others. The
 * worker needs the option `perJobResults`.
 */
export const eachJob =
  <AJob extends Job<unknown>>(work: (job: AJob) => Promise<unknown>) =>
  (jobs: readonly AJob[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async (job): Promise<JobResult> => {
        try {
          await inSpan(`job ${job.name}`, spanOf(job), () => work(job));
          return { id: job.id, status: 'completed' };
        } catch (error) {
          return { id: job.id, status: 'failed', output: errorFields(error) };
        }
      }),
    );

/** The name of an outbox's rows in log events. */
type RowName = 'delivery' | 'mail';

/** The data of a row's job: its id, as `deliveryId` or `mailId`. */
type RowData<Row extends RowName> = Record<`${Row}Id`, number>;

/**
 * A transactional outbox: each row is written with its job in one transaction, retried for hours (`retriesForHours`),
 * then marked as failed. Staff see failed rows and can requeue them (`queue-delivery.ts`, `requeue-mails.ts`).
 */
type Outbox<Row extends RowName> = {
  row: Row;
  table: 'deliveries' | 'mails';
  queue: string;
  deadLetterQueue: string;
  /**
   * Makes one attempt to send a row of the outbox.
   * @throws when the attempt is to be retried
   */
  send: (payload: Payload, id: number) => Promise<void>;
};

/** Marks a row as failed, unless it is no longer pending. */
async function giveUp(
  payload: Payload,
  { row, table }: Pick<Outbox<RowName>, 'row' | 'table'>,
  id: number,
): Promise<void> {
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    UPDATE ${sql.identifier(table)} SET status = 'failed', updated_at = now()
    WHERE id = ${id} AND status = 'pending' RETURNING id`);
  if (rows.length > 0) log.error(`${row}.given-up`, { [row]: id });
}

/** Starts the workers of an outbox: one sends its rows, one marks those of the dead-letter queue as failed. */
export async function startOutbox<Row extends RowName>(
  payload: Payload,
  boss: PgBoss,
  outbox: Outbox<Row>,
): Promise<void> {
  const { row, queue, deadLetterQueue, send } = outbox;
  const idOf = ({ data }: Job<RowData<Row>>): number => data[`${row}Id`];
  await boss.work(
    queue,
    working,
    eachJob((job: Job<RowData<Row>>) => send(payload, idOf(job))),
  );
  await boss.work<RowData<Row>>(deadLetterQueue, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await giveUp(payload, outbox, idOf(job));
  });
}
