import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import type { Connector } from '../model/delivery-targets';

/**
 * After this number of failures in a row the circuit opens: for the first period below, which doubles with each
 * further failure up to the maximum.
 */
const FAILURES_TO_OPEN = 5;
const FIRST_OPEN_SECONDS = 30;
const MAX_OPEN_SECONDS = 900;

/**
 * Until when the circuit is open, so that nothing is sent to the CRM; null while it is closed. After that time
 * requests are sent again; a failed one opens the circuit again at once.
 */
export async function openUntil(payload: Payload, name: Connector): Promise<Date | null> {
  const { docs } = await payload.find({
    collection: 'connectors',
    where: { name: { equals: name } },
    depth: 0,
    limit: 1,
  });
  const until = docs[0]?.closedUntil;
  return until && new Date(until) > new Date() ? new Date(until) : null;
}

/** A success closes the circuit and forgets earlier failures. */
export async function recordSuccess(payload: Payload, name: Connector): Promise<void> {
  await databaseOf(payload).drizzle.execute(sql`
    INSERT INTO connectors (name, failures, created_at, updated_at)
    VALUES (${name}, 0, now(), now())
    ON CONFLICT (name) DO UPDATE
    SET failures = 0, closed_until = NULL, last_result = NULL, updated_at = now()`);
}

/** Opens the circuit until the time that the CRM has named, such as the end of a rate limit. */
export async function openCircuit(
  payload: Payload,
  name: Connector,
  until: Date,
  result: string,
): Promise<void> {
  const moment = until.toISOString();
  await databaseOf(payload).drizzle.execute(sql`
    INSERT INTO connectors (name, failures, closed_until, last_result, created_at, updated_at)
    VALUES (${name}, 0, ${moment}::timestamptz, ${result}, now(), now())
    ON CONFLICT (name) DO UPDATE
    SET closed_until = greatest(connectors.closed_until, excluded.closed_until),
      last_result = excluded.last_result, updated_at = now()`);
}

/** Counts a failure; from the fifth in a row the circuit opens for a while, longer each time. */
export async function recordFailure(
  payload: Payload,
  name: Connector,
  result: string,
): Promise<void> {
  await databaseOf(payload).drizzle.execute(sql`
    INSERT INTO connectors (name, failures, last_result, created_at, updated_at)
    VALUES (${name}, 1, ${result}, now(), now())
    ON CONFLICT (name) DO UPDATE
    SET failures = connectors.failures + 1, last_result = excluded.last_result, updated_at = now(),
      closed_until = CASE WHEN connectors.failures + 1 < ${FAILURES_TO_OPEN}
        THEN connectors.closed_until
        ELSE now() + make_interval(secs => (0.75 + random() / 2) * least(${MAX_OPEN_SECONDS},
          ${FIRST_OPEN_SECONDS} * 2 ^ least(connectors.failures + 1 - ${FAILURES_TO_OPEN}, 10)))
        END`);
}
