import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateDatabase, testSecrets, withDatabase } from './test-environment';

/**
 * Makes an empty, migrated database for the calling test file and points the environment at it.
 * Call it before anything that reads the environment is imported (use a dynamic import).
 *
 * @returns the address of the new database
 */
export async function freshDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: withDatabase(server, 'postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await admin.end();
  const url = withDatabase(server, name);
  Object.assign(process.env, testSecrets, { DATABASE_URL: url });
  return url;
}
