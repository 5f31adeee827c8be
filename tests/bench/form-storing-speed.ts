/**
 * Benchmark: how fast forms are stored, compared with bare INSERTs of the same rows in the same run on the same
 * database: `node --import tsx tests/bench/form-storing-speed.ts`. Writes .cache/bench-forms.md.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres/postgres-server.mjs';
import { migrate } from '../../scripts/steps/migrate-database.mjs';
import { sent } from '../support/form-submissions-and-events';
import { testSecrets, withDatabase } from '../support/test-environment';

const FORMS = 400;
const CONCURRENT_REQUESTS = 8;
const WARM_UP = 40;

type Figures = { perSecond: number; p50: number; p99: number };

/** Runs a task `times` times, several at once. Returns the tasks per second, and the percentiles in milliseconds. */
async function timed(task: () => Promise<unknown>, times: number): Promise<Figures> {
  const taken: number[] = [];
  let left = times;
  const begin = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await task();
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
  const seconds = (performance.now() - begin) / 1000;
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times / seconds, p50: at(0.5), p99: at(0.99) };
}

type Row = Record<string, unknown>;

const server = await startPostgres({
  dataDir: path.resolve('.cache/test/bench'),
  password: testSecrets.POSTGRES_PASSWORD,
  log: () => undefined,
});
const name = `bench_${randomBytes(4).toString('hex')}`;
const admin = new pg.Client({ connectionString: withDatabase(server.url, 'postgres') });
await admin.connect();
await admin.query(`CREATE DATABASE ${name}`);
const url = withDatabase(server.url, name);
Object.assign(process.env, testSecrets, { DATABASE_URL: url });
await migrate(url);
const { cms } = await import('@/content/register-cms-instance');
const { storeLead } = await import('@/leads/intake/store-lead');
const { provideOwnCms } = await import('@/load-own-cms');
provideOwnCms();
const payload = await cms();
const pool = new pg.Pool({ connectionString: url, max: CONCURRENT_REQUESTS });

const store = () =>
  storeLead(payload, sent('book-demo', { email: `${randomUUID()}@khach-hang.vn` }));
await timed(store, WARM_UP);

/** The rows of one form, which are inserted again without the code of the site. */
const { leadId } = await store();
const rowsOf = async (query: string): Promise<Row[]> => {
  const { rows } = await pool.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM (${query}) AS t`);
  return rows.map(({ row }) => row);
};
const lead = (await rowsOf(`SELECT * FROM leads WHERE id = ${leadId}`))[0]!;
const consents = await rowsOf(`SELECT * FROM consents WHERE lead_id = ${leadId}`);
const mails = await rowsOf(`SELECT * FROM mails WHERE lead_id = ${leadId}`);
const jobs = await rowsOf(
  `SELECT * FROM pgboss.job WHERE name = 'mail' AND (data->>'mailId')::int IN (SELECT id FROM mails WHERE lead_id = ${leadId})`,
);
const columns = new Map<string, string>();

async function insert(client: pg.PoolClient, table: string, row: Row): Promise<number> {
  const names =
    columns.get(table) ??
    Object.keys(row)
      .map((key) => `"${key}"`)
      .join(', ');
  columns.set(table, names);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_record(null::${table}, $1) RETURNING id`,
    [JSON.stringify(row)],
  );
  return rows[0]!.id;
}

let next = 1_000_000;
const number = () => (next += 1);

async function bare(): Promise<void> {
  const client = await pool.connect();
  await client.query('BEGIN');
  const id = await insert(client, 'leads', { ...lead, id: number(), key: randomUUID() });
  for (const row of consents) {
    await insert(client, 'consents', { ...row, id: number(), lead_id: id });
  }
  for (const row of mails) {
    const key = randomUUID();
    await insert(client, 'mails', { ...row, id: number(), lead_id: id, idempotency_key: key });
  }
  for (const row of jobs) await insert(client, 'pgboss.job', { ...row, id: randomUUID() });
  await client.query('COMMIT');
  client.release();
}
await timed(bare, WARM_UP);

const bareFigures = await timed(bare, FORMS);
const ours = await timed(store, FORMS);
const row = (what: string, { perSecond, p50, p99 }: Figures) =>
  `| ${what} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`;
const ratio = (a: number, b: number) => (a / b).toFixed(1);
writeFileSync(
  '.cache/bench-forms.md',
  `# How fast forms are stored

Written by \`node --import tsx tests/bench/form-storing-speed.ts\`: ${FORMS} demo requests, ${CONCURRENT_REQUESTS} at once, on the bundled
database. Each is one transaction: lead, two consents, two mails and their two jobs (${1 + consents.length + mails.length + jobs.length} rows). The bare
run inserts the same rows in one transaction by plain SQL, without validation, hooks or a look for an earlier
request. Figures depend on the machine; the ratio says what our code costs.

| what | a second | p50 in ms | p99 in ms |
| --- | ---: | ---: | ---: |
${row('the same rows, bare', bareFigures)}
${row('a form, stored and committed', ours)}

A form costs ${ratio(bareFigures.perSecond, ours.perSecond)} times the bare rows; its p99 is ${ratio(ours.p99, bareFigures.p99)} times theirs.
`,
);
await payload.destroy();
await pool.end();
await admin.end();
await server.stop();
process.exit(0);
