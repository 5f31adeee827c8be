import type { ClientBase } from 'pg';

export const RATE_LIMIT_TABLE = 'form_rate_limits';

/** Creates the table of rate-limiter-flexible during the migrations, instead of at the first request. */
export async function createRateLimitTable(client: ClientBase): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS ${RATE_LIMIT_TABLE} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`);
}
