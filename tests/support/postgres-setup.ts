import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres/server.mjs';
import { templateDatabase, testSecrets, withDatabase } from './test-environment';

const run = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's own Postgres, at its maintenance database. */
    postgresUrl: string;
  }
}

async function prepare(url: string, ...command: string[]): Promise<void> {
  await run(path.resolve('node_modules/.bin/payload'), command, {
    env: {
      ...process.env,
      ...testSecrets,
      DATABASE_URL: url,
      PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
    },
  });
}

/**
 * One Postgres for the run, and in it one migrated database that every test file copies, so that each
 * file starts from the same empty state in milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({
    dataDir: path.resolve('.cache/test/integration'),
    password: testSecrets.POSTGRES_PASSWORD,
    log: () => {},
  });
  const admin = new pg.Client({ connectionString: withDatabase(server.url, 'postgres') });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${templateDatabase} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${templateDatabase}`);
  await admin.end();
  const templateUrl = withDatabase(server.url, templateDatabase);
  await prepare(templateUrl, 'migrate');
  await prepare(templateUrl, 'run', 'src/leads/queue/prepare.ts');
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
