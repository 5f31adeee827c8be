import type { ClientBase } from 'pg';

export const RATE_LIMIT_TABLE = 'form_rate_limits';

/** The table of rate-limiter-flexible, created by the migrations instead of by the first request. */
export async function createRateLimitTable(client: ClientBase): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS ${RATE_LIMIT_TABLE} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`);
}
