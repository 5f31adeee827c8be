import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';

describe('names: ADMIN_EMAIL and ADMIN_PASSWORD make the first admin once', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
  });

  afterAll(() => stopCms(payload, database));

  /** Runs the step of a start that creates the first admin, with these settings. Returns what it prints. */
  async function firstAdmin(settings: Readonly<Record<string, string>>): Promise<string> {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.resetModules(); // each start reads its own environment
    const { makeFirstAdmin } = await import('@/cms/seed/first-admin-from-environment');
    let printed = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    try {
      await makeFirstAdmin(payload);
    } finally {
      write.mockRestore();
      vi.unstubAllEnvs();
    }
    return printed;
  }

  const accounts = async () => {
    const { docs } = await payload.find({ collection: 'users', depth: 0, sort: 'id' });
    return docs.map(({ email, role }) => [email, role]);
  };
  const signIn = async (email: string, password: string) =>
    (await payload.login({ collection: 'users', data: { email, password } })).user?.role;

  it('only when both are set, and never once an account exists', async () => {
    await firstAdmin({ ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: '' });
    expect(await accounts()).toEqual([]);

    const first = { ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'a-password-of-the-first' };
    const printed = await firstAdmin(first);
    expect(await accounts()).toEqual([['first@example.com', 'admin']]);
    expect(await signIn('first@example.com', 'a-password-of-the-first')).toBe('admin');
    expect(printed).toContain('first-admin.created');
    expect(printed).not.toMatch(/first-password-1|first@example/);

    // A later start changes nothing, whatever the settings are.
    await firstAdmin({
      ADMIN_EMAIL: 'second@example.com',
      ADMIN_PASSWORD: 'a-password-of-another',
    });
    expect(await accounts()).toEqual([['first@example.com', 'admin']]);
    await expect(signIn('second@example.com', 'a-password-of-another')).rejects.toThrow();
    expect(await signIn('first@example.com', 'a-password-of-the-first')).toBe('admin');
  });
});
