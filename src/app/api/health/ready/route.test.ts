import { beforeEach, expect, it, vi } from 'vitest';
import type { SpoolState } from '@/leads/spool/spool-forms-on-disk';
import { GET } from './route';

const state = vi.hoisted(() => ({
  database: 'ok',
  kept: null as SpoolState | null | Error,
}));

vi.mock('@/content/queries/remote/lists-from-remote-server', () => ({ remoteTroubles: () => [] }));
vi.mock('@/app/readiness-checks', () => ({
  readiness: () => Promise.resolve({ database: state.database }),
}));
vi.mock('@/leads/http/database-write-probe', () => ({ storesRows: () => Promise.resolve() }));
vi.mock('@/leads/jobs/queue-readiness', () => ({ queueIsReady: () => Promise.resolve() }));
vi.mock('@/leads/spool/spool-forms-on-disk', () => ({
  spoolState: () =>
    state.kept instanceof Error ? Promise.reject(state.kept) : Promise.resolve(state.kept),
}));

const answer = async () => {
  const response = await GET();
  return { code: response.status, ...((await response.json()) as object) };
};

beforeEach(() => {
  state.database = 'ok';
  state.kept = null;
});

it.each([
  ['nothing waits', null, 'ready'],
  ['a form waits for its turn', { waiting: 1, oldestSeconds: 30, aside: [] }, 'ready'],
  [
    'a form waits although the database is there',
    { waiting: 1, oldestSeconds: 601, aside: [] },
    'degraded',
  ],
  ['a form was set aside', { waiting: 0, oldestSeconds: 0, aside: ['1.lead'] }, 'degraded'],
])('the instance is ready but degraded, with the reason, when %s', async (_, kept, said) => {
  state.kept = kept;
  expect(await answer()).toMatchObject({
    code: 200,
    status: said,
    ...(kept && { keptForms: kept }),
  });
});

it('reports when the spooled forms can not be read', async () => {
  state.kept = Object.assign(new Error('no'), { code: 'EACCES' });
  expect(await answer()).toMatchObject({ code: 200, status: 'degraded', keptForms: 'unread' });
});

it('the instance stays ready while spooled forms wait for the database', async () => {
  state.database = 'failed';
  state.kept = { waiting: 3, oldestSeconds: 3000, aside: [] };
  expect(await answer()).toMatchObject({ code: 503, status: 'not-ready', keptForms: state.kept });
});
