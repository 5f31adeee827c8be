import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../support/test-database';
import { until } from '../../support/cms-for-lead-tests';
import { tagsNamedBy } from '../../support/announced-cache-tags';
import { listenOnHangingNetwork } from '../../support/database-proxy-that-hangs';

let payload: Payload;
let database: pg.Pool;

const page = (path: string, title: string) => ({
  path,
  title,
  layout: 'v5' as const,
  navTheme: 'light' as const,
  footerTheme: 'dark' as const,
  _status: 'draft' as const,
});
const create = (path: string, req = {}) =>
  payload.create({
    collection: 'pages',
    locale: 'vi',
    draft: true,
    data: page(path, 'Trang'),
    req,
  });

beforeAll(async () => {
  const url = await freshDatabase();
  database = new pg.Pool({ connectionString: url, max: 1 });
  database.on('error', () => {});
  payload = await (await import('@/content/register-cms-instance')).cms();
});
afterAll(async () => {
  await payload.destroy();
  await database.end();
});

describe('a save notifies every process that serves the database', () => {
  it('with its tags only, once, when it is committed', async () => {
    const { tags, messages } = await tagsNamedBy(() => create('/told'));
    expect(tags).toEqual(['page:/told:vi', 'page:/told:en', 'addresses']);
    expect(messages).toHaveLength(1);
  });

  it('nothing before the commit', async () => {
    const transactionID = (await payload.db.beginTransaction())!;
    const before = await tagsNamedBy(() => create('/later', { transactionID }));
    expect(before.tags).toEqual([]);
    const after = await tagsNamedBy(() => payload.db.commitTransaction(transactionID));
    expect(after.tags).toContain('page:/later:vi');
  });

  it('not when it is rolled back', async () => {
    const transactionID = (await payload.db.beginTransaction())!;
    const { tags } = await tagsNamedBy(async () => {
      await create('/undone', { transactionID });
      await payload.db.rollbackTransaction(transactionID);
    });
    expect(tags).toEqual([]);
  });

  it('in several messages when one would be too long', async () => {
    const { queueRefresh } = await import('@/content/queue-cache-refresh');
    const many = Array.from({ length: 1000 }, (_, number) => `page:/a-long-address/${number}:vi`);
    const { tags, messages } = await tagsNamedBy(() => queueRefresh({ payload }, many));
    expect(messages.length).toBeGreaterThan(1);
    expect(tags).toEqual(many);
  });
});

describe('a process that receives refresh messages', () => {
  const heard: (readonly string[] | 'all')[] = [];
  const stopping = new AbortController();
  let waitForRefresh: () => Promise<void>;
  let network: Awaited<ReturnType<typeof listenOnHangingNetwork>>;

  beforeAll(async () => {
    const direct = process.env.DATABASE_URL!;
    network = await listenOnHangingNetwork(direct);
    process.env.DATABASE_URL = network.url;
    vi.resetModules(); // the environment is read once
    const { onRefresh } = await import('@/content/refresh-caches-of-process');
    const listener = await import('@/content/cache-refresh-listener');
    ({ waitForRefresh } = listener);
    onRefresh((stale) => void heard.push(stale));
    await listener.listenForRefresh(stopping.signal);
    process.env.DATABASE_URL = direct;
  });
  beforeEach(() => {
    heard.length = 0;
  });
  afterAll(async () => {
    stopping.abort();
    await network.stop();
  });

  const say = (message: string) => database.query("SELECT pg_notify('site_tags', $1)", [message]);
  const listeners = async () => {
    const { rows } = await database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'site-refresh'`,
    );
    return rows.map(({ pid }) => pid);
  };

  it("has received a save's message by the time the save is answered", async () => {
    for (const path of ['/heard-1', '/heard-2', '/heard-3']) {
      await create(path);
      await waitForRefresh();
      expect(heard.at(-1)).toEqual([`page:${path}:vi`, `page:${path}:en`, 'addresses']);
    }
  });

  it('logs an invalid message, and receives the next ones', async () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (const wrong of ['', '{"tags":["redirects"]}', '["a person typed this"]']) await say(wrong);
    await say('["redirects"]');
    await waitForRefresh();
    const lines = logged.mock.calls.map(([line]) => String(line));
    logged.mockRestore();
    expect(heard).toEqual([['redirects']]);
    expect(lines.filter((line) => line.includes('"refresh.invalid-message"'))).toHaveLength(3);
    expect(lines.join('')).not.toContain('a person typed this');
  });

  it('refreshes everything after its connection was lost', async () => {
    const [pid] = await listeners();
    await database.query('SELECT pg_terminate_backend($1)', [pid]);
    await until(() => heard.includes('all'), 10);
    expect(await listeners()).toHaveLength(1);
    await say('["redirects"]');
    await waitForRefresh();
    expect(heard.at(-1)).toEqual(['redirects']);
  });

  it('notices within five seconds that its connection has silently died', async () => {
    network.swallow();
    await say('["redirects"]');
    const began = performance.now();
    await waitForRefresh();
    expect(performance.now() - began).toBeLessThan(1900); // the answer to a save waits a second at most
    network.connectAgain();
    await until(() => heard.includes('all'), 5);
    expect(heard).toEqual(['all']);
    network.endSilent();
  });

  it('stops listening when it stops', async () => {
    stopping.abort();
    await until(async () => (await listeners()).length === 0, 10);
  });
});
