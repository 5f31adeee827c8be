import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import pg from 'pg';
import { readEnvelope } from '@/leads/intake/read-posted-form';
import type { Envelope, Submission } from '@/leads/schema/form-values-and-hidden-fields';
import { cleanValues } from '@/leads/schema/validate-submission';
import { until as pollUntil } from './poll-until';
import { freshDatabase } from './test-database';
import { openedAt, validForm } from './valid-forms';
import { endPauses, endWorkers, fetchDueJobs } from './run-queued-jobs';

/** A CMS on an empty database, and the database itself. `extra` are further environment variables. */
export async function startCms(
  extra: Readonly<Record<string, string>>,
): Promise<{ payload: Payload; database: pg.Pool; databaseUrl: string }> {
  const databaseUrl = await freshDatabase();
  Object.assign(process.env, extra);
  const { cms } = await import('@/content/register-cms-instance');
  const payload = await cms();
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // Dropping the database breaks connections of the pool that are still closing. Their errors are no failure of a
  // test.
  database.on('error', () => {});
  return { payload, database, databaseUrl };
}

/** Stops everything that {@link startCms} and the queue have opened. */
export async function stopCms(payload: Payload, database: pg.Pool): Promise<void> {
  const { stopQueue } = await import('@/leads/jobs/queue-client');
  await endWorkers(1);
  await stopQueue(1);
  await payload.destroy();
  await database.end();
}

/** A demo form as a browser with JavaScript submits it; a new key each time. */
export function submissionOf(
  form: Readonly<Record<string, string>> = {},
  envelope: Partial<Envelope> = {},
): Submission {
  return {
    kind: 'book-demo',
    values: cleanValues('book-demo', { ...validForm, ...form }),
    envelope: {
      ...readEnvelope({ locale: 'vi', page: '/book-demo', version: 'v5' }),
      key: randomUUID(),
      startedAt: Number(openedAt),
      ...envelope,
    },
  };
}

export type Stored = { leads: number; consents: number; deliveries: number; jobs: number };

/** The number of rows in each table that a submission writes to. */
export async function storedIn(database: Pick<pg.Pool, 'query'>): Promise<Stored> {
  const { rows } = await database.query<Stored>(`
    SELECT (SELECT count(*)::int FROM leads) AS leads,
           (SELECT count(*)::int FROM consents) AS consents,
           (SELECT count(*)::int FROM deliveries) AS deliveries,
           (SELECT count(*)::int FROM pgboss.job WHERE name = 'lead-delivery') AS jobs`);
  return rows[0]!;
}

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; headers?: Record<string, string> } | 'silence';

/** A webhook receiver: records what it gets, and answers as told. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: (request: Received, attempt: number) => Answer = () => ({ status: 200 });
  const attempts = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const got = { path: url, headers, body: Buffer.concat(chunks).toString('utf8') };
      const key = String(headers['idempotency-key']);
      const attempt = (attempts.get(key) ?? 0) + 1;
      attempts.set(key, attempt);
      received.push(got);
      const reply = answer(got, attempt);
      if (reply !== 'silence') response.writeHead(reply.status, reply.headers).end('Lan');
    });
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith(next: typeof answer) {
      answer = next;
    },
    stop: () =>
      new Promise<void>((resume) => {
        server.close(() => resume());
        server.closeAllConnections();
      }),
  };
}

/**
 * Polls until the condition holds, for `seconds` at most. Meanwhile due jobs start at once, and those of the hurried
 * queues that would start within a minute.
 * @throws Error when the time is over
 */
export const until = (
  holds: () => Promise<boolean> | boolean,
  seconds: number,
  { hurried = [] }: { hurried?: readonly string[] } = {},
): Promise<void> =>
  pollUntil(holds, seconds, async () => {
    if (hurried.length > 0) await endPauses(hurried);
    await fetchDueJobs();
  });
