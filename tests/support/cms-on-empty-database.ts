import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import { freshDatabase } from './test-database';

/**
 * A CMS on an empty database, started and stopped around the calling tests. `fill` writes data that all of them need,
 * `dataDir` is the folder of files.
 *
 * @returns the CMS and its connections, once it has started
 */
export function emptyCms({
  fill,
  dataDir,
}: { fill?: (payload: Payload) => Promise<unknown>; dataDir?: string } = {}) {
  let payload: Payload;

  beforeAll(async () => {
    await freshDatabase();
    // The folder is set before the configuration is loaded, which reads it.
    if (dataDir) process.env.DATA_DIR = dataDir;
    payload = await (await import('@/content/register-cms-instance')).cms();
    await fill?.(payload);
  });

  afterAll(() => payload.destroy());

  return () => ({ payload, pool: (payload.db as unknown as PostgresAdapter).pool });
}
