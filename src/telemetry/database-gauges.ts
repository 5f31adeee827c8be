import { sql } from 'drizzle-orm';
import { cms } from '@/content/register-cms-instance';
import { deliveryTargets } from '@/leads/model/delivery-targets';
import { spoolState } from '@/leads/spool/spool-forms-on-disk';
import { databaseOf } from '@/lib/payload-database';
import { errorFields, log } from '@/lib/write-log-line';
import type { Telemetry } from '@/lib/prometheus-metrics';

/**
 * How long, in milliseconds, a scrape waits for a source: less than Prometheus' default timeout of ten seconds. The
 * gauges of a source that has not answered by then are left out.
 */
const QUERY_TIMEOUT_MS = 2000;

type Row = { gauge: string; label: string; other: string; value: number };

/**
 * All gauges of the database in one statement, so that a scrape takes one connection. Labels are names of queues,
 * targets and statuses, all from the code.
 */
const statement = sql`
  WITH queues AS (
    SELECT name FROM pgboss.queue WHERE NOT starts_with(name, '__pgboss__')
  ), jobs AS (
    SELECT name, CASE WHEN state = 'created' THEN greatest(created_on, start_after)
      ELSE created_on END AS since
    FROM pgboss.job WHERE state < 'completed'
  ), open_leads AS (
    SELECT due_at <= now() AS is_late FROM leads
    WHERE due_at IS NOT NULL AND first_response_at IS NULL AND stage = 'new'
  )
  SELECT 'jobs' AS gauge, name AS label, '' AS other, count(since)::float8 AS value
  FROM queues LEFT JOIN jobs USING (name) GROUP BY name
  UNION ALL
  SELECT 'age', name, '', greatest(0, extract(epoch FROM now() - min(since)))::float8
  FROM queues LEFT JOIN jobs USING (name) GROUP BY name
  UNION ALL
  SELECT 'leads', CASE WHEN is_late THEN 'late' ELSE 'in_time' END, '', count(*)::float8
  FROM open_leads GROUP BY is_late
  UNION ALL
  SELECT 'mails', status::text, '', count(*)::float8
  FROM mails WHERE status IN ('pending', 'failed', 'kept', 'restored') GROUP BY status
  UNION ALL
  SELECT 'deliveries', target::text, status::text, count(*)::float8
  FROM deliveries WHERE status IN ('pending', 'failed') GROUP BY target, status`;

async function readDatabase(counted: Telemetry): Promise<() => void> {
  const { rows } = await databaseOf(await cms()).drizzle.execute<Row>(statement);
  return () => {
    for (const status of ['pending', 'failed', 'kept', 'restored']) {
      counted.mails.set({ status }, 0);
    }
    for (const state of ['late', 'in_time']) counted.leads.set({ state }, 0);
    for (const target of deliveryTargets) {
      for (const status of ['pending', 'failed']) counted.deliveries.set({ target, status }, 0);
    }
    for (const { gauge, label, other, value } of rows) {
      if (gauge === 'jobs') counted.queueJobs.set({ queue: label }, value);
      else if (gauge === 'age') counted.queueAge.set({ queue: label }, value);
      else if (gauge === 'leads') counted.leads.set({ state: label }, value);
      else if (gauge === 'mails') counted.mails.set({ status: label }, value);
      else counted.deliveries.set({ target: label, status: other }, value);
    }
  };
}

async function readSpool(counted: Telemetry): Promise<() => void> {
  const state = await spoolState();
  return () => {
    counted.spooledForms.set({ state: 'waiting' }, state?.waiting ?? 0);
    counted.spooledForms.set({ state: 'aside' }, state?.aside.length ?? 0);
    counted.spoolAge.set(state?.oldestSeconds ?? 0);
  };
}

const sources = { database: readDatabase, spool: readSpool };
type Source = keyof typeof sources;

/** Removes the values of a source's gauges, so that an old number is never reported as current. */
function forget(counted: Telemetry, source: Source): void {
  const { queueJobs, queueAge, leads, mails, deliveries, spooledForms, spoolAge } = counted;
  if (source === 'database') {
    for (const gauge of [queueJobs, queueAge, leads, mails, deliveries]) gauge.reset();
  } else {
    spooledForms.reset();
    spoolAge.remove();
  }
}

/** The read of each source that has not ended yet: a database that hangs gets no second query. */
const underWay = new Map<Source, Promise<() => void>>();

function read(counted: Telemetry, source: Source): Promise<() => void> {
  const known = underWay.get(source);
  if (known) return known;
  const reading = sources[source](counted).finally(() => underWay.delete(source));
  reading.catch(() => {}); // avoids an "unhandled rejection": callers get the error
  underWay.set(source, reading);
  return reading;
}

async function readInTime(counted: Telemetry, source: Source): Promise<void> {
  let overdue: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    overdue = setTimeout(() => reject(new Error('No answer in time')), QUERY_TIMEOUT_MS);
  });
  try {
    const show = await Promise.race([read(counted, source), late]);
    forget(counted, source);
    show();
    counted.sourceUp.set({ source }, 1);
  } catch (error) {
    forget(counted, source);
    counted.sourceUp.set({ source }, 0);
    log.warn('metrics.source-failed', { source, ...errorFields(error) });
  } finally {
    clearTimeout(overdue);
  }
}

/** Updates the gauges that are read on demand; never fails, and takes at most two seconds. */
export async function readGauges(counted: Telemetry): Promise<void> {
  await Promise.all((['database', 'spool'] as const).map((source) => readInTime(counted, source)));
}
