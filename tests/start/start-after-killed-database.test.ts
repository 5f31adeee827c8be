import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/postgres/postgres-server.mjs';

const dataDir = path.resolve('.cache/test/leftovers');
const wipe = () => rmSync(dataDir, { recursive: true, force: true });
beforeAll(wipe);
afterAll(wipe);

const start = () => startPostgres({ dataDir, password: 'a-password-for-tests', log: () => {} });

/** Connects to a server. Returns the Postgres process that serves the connection. */
async function connectTo(url: string): Promise<{ pid: number; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the connection ends when its server is killed
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return { pid: rows[0]!.pid, close: () => client.end().catch(() => {}) };
}

it('a database starts although a process of its killed predecessor still runs', async () => {
  const killed = await start();
  const leftover = await connectTo(killed.url);
  process.kill(leftover.pid, 'SIGSTOP'); // the process is stopped, as if it waited for a slow disk
  process.kill(killed.pid, 'SIGKILL');
  const starting = start();
  try {
    await expect
      .poll(() => readFileSync(path.join(dataDir, 'postgres.log'), 'utf8'))
      .toMatch(/pre-existing shared memory block|postmaster\.pid" already exists/);
  } finally {
    process.kill(leftover.pid, 'SIGCONT');
    const next = await starting;
    await leftover.close();
    await next.stop();
  }
});
