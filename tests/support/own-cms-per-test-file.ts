import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { provideOwnCms } from '@/load-own-cms';
import { dropDatabase } from './test-database';
import { stopLeftoverQueue } from './run-queued-jobs';
import { cheapenHashes } from './cheap-password-hashes';

/** Runs before each file of integration tests, after `modules-per-test-file.ts`: each file has its own CMS and database. */

/** The global in which Payload stores the instances that it has started. */
const shared = globalThis as { _payload?: Map<string, { payload: Payload | null }> };

if (shared._payload && shared._payload.size > 0) {
  throw new Error('Something of an earlier file still runs, and has started its CMS again.');
}
const given = process.env.DATABASE_URL;
cheapenHashes();
provideOwnCms();

function forgetCms(): void {
  for (const { payload } of shared._payload?.values() ?? []) {
    // The end of the pool is not awaited: Payload holds one connection permanently, so it would never come.
    void (payload?.db as PostgresAdapter | undefined)?.pool.end();
  }
  shared._payload?.clear();
}

afterAll(async () => {
  await stopLeftoverQueue();
  forgetCms();
  const own = process.env.DATABASE_URL;
  if (own && own !== given) await dropDatabase(own);
});
