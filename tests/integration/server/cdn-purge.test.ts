import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeAfterSaves, purgeEverything } from '@/cdn/cdn-purge-queue';
import { startPurgeWorker } from '@/cdn/cdn-purge-worker';
import { queueRefresh } from '@/content/queue-cache-refresh';
import { queue } from '@/leads/jobs/queue-client';
import { PURGE_QUEUE } from '@/leads/jobs/cdn-purge-queue';
import { startCms, stopCms, until } from '../../support/cms-for-lead-tests';
import { shortenLimits } from '../../support/short-query-timeouts';
import { type Asked, startVendor, type Treatment } from '../../support/fake-vendor-server';

const ZONE = '023e105f4ecef8ad9ca31a8372d0c353';
const SERVICE = 'SU1Z0isxPaozGVKXdv0eY';

let payload: Payload;
let database: pg.Pool;
let network: Awaited<ReturnType<typeof startVendor>>;
/** Tags that a network was told to purge, by call. */
let dropped: { cdn: 'cloudflare' | 'fastly'; tags: string[] }[] = [];

function serve({ path, headers, body }: Asked): { status: number; body: unknown } {
  if (path === `/client/v4/zones/${ZONE}/purge_cache`) {
    expect(headers.authorization).toBe('Bearer a-token-of-cloudflare');
    dropped.push({ cdn: 'cloudflare', tags: (body as { tags: string[] }).tags });
    return { status: 200, body: { success: true, errors: [], messages: [], result: { id: ZONE } } };
  }
  if (path === `/service/${SERVICE}/purge`) {
    expect(headers['fastly-key']).toBe('a-token-of-fastly');
    dropped.push({ cdn: 'fastly', tags: String(headers['surrogate-key']).split(' ') });
    return { status: 200, body: {} };
  }
  return { status: 404, body: {} };
}

const tagsOf = (cdn: string) =>
  dropped.filter((call) => call.cdn === cdn).flatMap(({ tags }) => tags);
const left = async () => {
  const { rows } = await database.query<{ jobs: number }>(
    `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
    [PURGE_QUEUE],
  );
  return rows[0]!.jobs;
};
/** Waits until a condition holds, skipping the pauses before retries. */
const soon = (holds: () => Promise<boolean> | boolean) =>
  until(async () => {
    const due = `UPDATE pgboss.job SET start_after = now()
      WHERE name = $1 AND state < 'active' AND start_after > now()`;
    await database.query(due, [PURGE_QUEUE]);
    return holds();
  }, 60);
/** Waits until all pending purges are done. */
const allDropped = () => soon(async () => (await left()) === 0);

beforeAll(async () => {
  network = await startVendor(serve);
  ({ payload, database } = await startCms({
    CLOUDFLARE_ZONE_ID: ZONE,
    CLOUDFLARE_API_TOKEN: 'a-token-of-cloudflare',
    CLOUDFLARE_URL: network.url,
    FASTLY_SERVICE_ID: SERVICE,
    FASTLY_API_TOKEN: 'a-token-of-fastly',
    FASTLY_URL: network.url,
    ALLOW_LOOPBACK_TARGETS: 'true',
  }));
  purgeAfterSaves();
  await startPurgeWorker(await queue());
});
beforeEach(() => {
  dropped = [];
  network.treatBy(() => 'answer');
});
afterAll(async () => {
  await stopCms(payload, database);
  await network.stop();
});

describe('a save purges the content delivery networks', () => {
  it('by its tags, at once and a second time for instances that missed the message', async () => {
    await payload.create({
      collection: 'redirects',
      data: { from: '/cu', to: '/search', isPermanent: true },
    });
    await allDropped();
    for (const cdn of ['cloudflare', 'fastly']) {
      expect(tagsOf(cdn).filter((tag) => tag === 'redirects')).toHaveLength(2);
    }
  });

  it('not before it is committed, and not when it is rolled back', async () => {
    const transactionID = (await payload.db.beginTransaction())!;
    await queueRefresh({ payload, transactionID }, ['redirects']);
    expect(await left()).toBe(0);
    await payload.db.rollbackTransaction(transactionID);
    await allDropped();
    expect(dropped).toEqual([]);
  });

  it("in as many calls as the networks' limits require", async () => {
    const tags = Array.from({ length: 70 }, (_, index) => `page:/trang-${index}:vi`);
    await queueRefresh({ payload }, tags);
    await allDropped();
    expect(new Set(tagsOf('cloudflare'))).toEqual(new Set(tags));
    expect(new Set(tagsOf('fastly'))).toEqual(new Set(tags));
    const sizes = dropped.filter(({ cdn }) => cdn === 'cloudflare').map((call) => call.tags.length);
    expect(Math.max(...sizes)).toBe(30);
  });

  it('everything after a start', async () => {
    await purgeEverything(await queue());
    await allDropped();
    expect(new Set(tagsOf('cloudflare'))).toEqual(new Set(['everything']));
  });
});

describe('no purge is lost when a network', () => {
  const failures: [string, Treatment][] = [
    ['fails', { status: 500 }],
    ['hangs', 'take and hang'],
    ['asks to wait', { status: 429, headers: { 'Retry-After': '2' } }],
    ['refuses the token', { status: 403 }],
    ['says that it was not done', { status: 200, body: '{"success":false}' }],
    ['answers with a page of its own', 'take and babble'],
    ['cuts the line', 'take and cut'],
  ];

  it.each(failures)('%s, and recovers', async (_, treatment) => {
    const limits = shortenLimits();
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      const before = network.log.length;
      const isBroken = ({ path }: Asked) => path.startsWith('/client/');
      network.treatBy((asked) => (isBroken(asked) ? treatment : 'answer'));
      const saves = ['page:/mot:vi', 'page:/hai:vi', 'page:/ba:vi'];
      const calls = () => network.log.slice(before).filter(isBroken).length;
      for (const [index, tag] of saves.entries()) {
        await queueRefresh({ payload }, [tag]);
        await soon(() => calls() > index);
      }
      await soon(() => calls() > 5);
      // The second network is purged, whatever the first one does.
      await until(() => saves.every((tag) => tagsOf('fastly').includes(tag)), 30);
      dropped = [];
      network.treatBy(() => 'answer');
      await allDropped();
      for (const tag of saves) expect(tagsOf('cloudflare')).toContain(tag);
    } finally {
      limits.end();
      logged.mockRestore();
    }
  });
});
