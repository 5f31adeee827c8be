import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, stopCms } from '../support/leads';

const run = promisify(execFile);

describe('names: ADMIN_EMAIL and ADMIN_PASSWORD make the first admin once', () => {
  let payload: Payload;
  let database: pg.Pool;
  let databaseUrl: string;

  beforeAll(async () => {
    ({ payload, database, databaseUrl } = await startCms({}));
  });

  afterAll(() => stopCms(payload, database));

  /** The step of the start that makes the first admin. Returns what it prints. */
  async function firstAdmin(extra: Readonly<Record<string, string>>): Promise<string> {
    const { stdout, stderr } = await run(
      path.resolve('node_modules/.bin/payload'),
      ['run', 'src/cms/seed/first-admin.ts'],
      {
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
          ...extra,
        },
      },
    );
    return `${stdout}${stderr}`;
  }

  const accounts = async () => {
    const { docs } = await payload.find({ collection: 'users', depth: 0, sort: 'id' });
    return docs.map(({ email, role }) => [email, role]);
  };
  const signIn = async (email: string, password: string) =>
    (await payload.login({ collection: 'users', data: { email, password } })).user?.role;

  it('only when both are set, never again once there is somebody', async () => {
    await firstAdmin({ ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: '' });
    expect(await accounts()).toEqual([]);

    const first = { ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'first-password-1' };
    const printed = await firstAdmin(first);
    expect(await accounts()).toEqual([['first@example.com', 'admin']]);
    expect(await signIn('first@example.com', 'first-password-1')).toBe('admin');
    expect(printed).toContain('first-admin.created');
    expect(printed).not.toMatch(/first-password-1|first@example/);

    // A later start changes nothing, whatever the two say by then.
    await firstAdmin({ ADMIN_EMAIL: 'second@example.com', ADMIN_PASSWORD: 'another-password-2' });
    expect(await accounts()).toEqual([['first@example.com', 'admin']]);
    await expect(signIn('second@example.com', 'another-password-2')).rejects.toThrow();
    expect(await signIn('first@example.com', 'first-password-1')).toBe('admin');
  }, 240_000);
});
