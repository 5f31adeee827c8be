import { APIError, type Payload, type PayloadRequest } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as endpoints from '@/cms/redirects/redirect-endpoints';
import type * as importing from '@/cms/redirects/import-redirects-from-csv';
import { freshDatabase } from '../../support/test-database';

describe('redirects to addresses that redirect', () => {
  let payload: Payload;
  let importRedirects: typeof importing.importRedirects;
  let targetEndpoint: typeof endpoints.targetEndpoint;
  let request: () => Promise<PayloadRequest>;

  beforeAll(async () => {
    await freshDatabase();
    ({ importRedirects } = await import('@/cms/redirects/import-redirects-from-csv'));
    ({ targetEndpoint } = await import('@/cms/redirects/redirect-endpoints'));
    payload = await (await import('@/content/register-cms-instance')).cms();
    const user = await payload.create({
      collection: 'users',
      data: { email: 'editor@example.com', password: 'a long password of ours', role: 'editor' },
    });
    const { createLocalReq } = await import('payload');
    request = () =>
      createLocalReq({ user: { ...user, collection: 'users' as const }, locale: 'vi' }, payload);
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await payload.delete({ collection: 'redirects', where: { id: { exists: true } } });
  });

  afterAll(() => payload.destroy());

  const add = async (from: string, to: string) =>
    (await payload.create({ collection: 'redirects', data: { from, to, isPermanent: true } })).id;

  const draft = (path: string) =>
    payload.create({
      collection: 'pages',
      locale: 'vi',
      draft: true,
      data: { path, title: path, layout: 'v5', navTheme: 'light', footerTheme: 'dark' },
    });

  async function rules(): Promise<Record<string, string>> {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false });
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
  }

  async function noteOn(query: Record<string, string>) {
    const req = Object.assign(await request(), { searchParams: new URLSearchParams(query) });
    const answer = await targetEndpoint.handler(req);
    return { status: answer.status, body: (await answer.json()) as unknown };
  }

  const table = (...rows: string[]) => ['from,to', ...rows].join('\n');

  const results = async (...rows: string[]) =>
    (await importRedirects(await request(), table(...rows))).map(({ line, result, reason }) =>
      reason === undefined ? [line, result] : [line, result, reason],
    );

  it.each([
    ['/b', '/search'],
    ['/b/', '/search'],
    ['http://localhost:3000/b', '/search'],
    ['/en/b', '/en/search'],
  ])('one to %s is saved as one to %s, without a note', async (to, saved) => {
    await add('/b', '/search');
    expect(await noteOn({ from: '/a', to })).toEqual({ status: 200, body: { problem: null } });
    await add('/a', to);
    expect(await rules()).toEqual({ '/a': saved, '/b': '/search' });
  });

  it('an earlier one with a language keeps its language', async () => {
    await draft('/nhap-1');
    await add('/a', '/en/nhap-1');
    await add('/nhap-1', '/search');
    expect(await rules()).toEqual({ '/a': '/en/search', '/nhap-1': '/search' });
  });

  it('the note tells of a circle, and follows no redirect that is being edited', async () => {
    const id = await add('/b', '/search');
    const message: unknown = expect.stringContaining('vòng tròn');
    const circle = { problem: { kind: 'refusal', message } };
    expect(await noteOn({ from: '/a', to: '/a/' })).toEqual({ status: 200, body: circle });
    expect(await noteOn({ from: '', to: '/' })).not.toMatchObject({ body: circle });
    const edited = await noteOn({ from: '/c', to: '/b', id: String(id) });
    const named: unknown = expect.stringContaining('/b');
    expect(edited.body).toMatchObject({ problem: { message: named } });
    expect(await noteOn({ from: '/c', to: '/b', id: '99999999999' })).toMatchObject({
      status: 400,
    });
  });

  it('an imported one has no reason when readers arrive', async () => {
    await add('/b', '/search');
    expect(await results('/a,/b')).toEqual([[2, 'added']]);
    expect(await rules()).toMatchObject({ '/a': '/search' });
  });

  it.each([
    ['first', ['/b,/search', '/a,/b', '/z,/a']],
    ['last', ['/z,/a', '/a,/b', '/b,/search']],
    ['in between', ['/z,/a', '/b,/search', '/a,/b']],
  ])('an import takes a chain whose end comes %s', async (_where, rows) => {
    expect(await results(...rows)).toEqual(rows.map((_row, index) => [index + 2, 'added']));
    expect(await rules()).toEqual({ '/a': '/search', '/b': '/search', '/z': '/search' });
  });

  it('the last imported row of an old address counts, even when an earlier one waited', async () => {
    await results('/a,/b', '/a,/book-demo/', '/a,/icon.svg', '/b,/search');
    expect(await rules()).toEqual({ '/a': '/icon.svg', '/b': '/search' });
  });

  it('an imported chain without an end is refused', async () => {
    const missing: unknown = expect.stringContaining('Không có trang nào');
    expect(await results('/a,/b', '/b,/khong-co', '/c,/search')).toEqual([
      [2, 'refused', missing],
      [3, 'refused', missing],
      [4, 'added'],
    ]);
  });

  it('an imported target that the database can not look up does not stop the other rows', async () => {
    expect(await results('/a,/b\u0000', '/c,/search')).toEqual([
      [2, 'refused', expect.any(String)],
      [3, 'added'],
    ]);
  });

  it('rows after a failed one are checked too', async () => {
    await draft('/nhap-2');
    await add('/x', '/nhap-2');
    vi.spyOn(payload, 'update').mockRejectedValueOnce(
      new APIError('Không lưu được', 409, null, true),
    );
    expect(await results('/nhap-2,/search', '/y,/khong-co')).toEqual([
      [2, 'refused', 'Không lưu được'],
      [3, 'refused', expect.stringContaining('Không có trang nào')],
    ]);
  });
});
