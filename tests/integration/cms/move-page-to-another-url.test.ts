import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload, PayloadRequest } from 'payload';
import type * as embedded from '@/content/queries/payload/find-pages';
import type * as moving from '@/cms/redirects/move-page-url';
import type * as redirectTarget from '@/cms/redirects/redirect-target';
import type * as importing from '@/cms/redirects/import-redirects-from-csv';
import type { Page } from '@/payload-types';
import { freshDatabase } from '../../support/test-database';

const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;
const sections = (title: string, href = '/book-demo'): NonNullable<Page['sections']> => [
  { blockType: 'callToAction', title, primary: { text: 'Demo', href } },
];

describe('changing the address of a page', () => {
  let payload: Payload;
  let findPage: typeof embedded.findPage;
  let move: typeof moving;
  let importRedirects: typeof importing.importRedirects;
  let targets: typeof redirectTarget;
  let request: () => Promise<PayloadRequest>;

  beforeAll(async () => {
    await freshDatabase();
    ({ findPage } = await import('@/content/queries/payload/find-pages'));
    move = await import('@/cms/redirects/move-page-url');
    ({ importRedirects } = await import('@/cms/redirects/import-redirects-from-csv'));
    targets = await import('@/cms/redirects/redirect-target');
    payload = await (await import('@/content/register-cms-instance')).cms();
    const user = await payload.create({
      collection: 'users',
      data: { email: 'editor@example.com', password: 'a long password of ours', role: 'editor' },
    });
    const { createLocalReq } = await import('payload');
    request = () =>
      createLocalReq({ user: { ...user, collection: 'users' as const }, locale: 'vi' }, payload);
    await publish('/book-demo'); // the target of the redirects of these tests
  });

  afterAll(() => payload.destroy());

  const live = async (locale: 'vi' | 'en', path: string) =>
    (await findPage(locale, path, { draft: false }))?.page.title;

  async function publish(path: string, title = path): Promise<number> {
    const data = { ...base, path, title, sections: sections(title), _status: 'published' as const };
    return (await payload.create({ collection: 'pages', locale: 'vi', data })).id;
  }

  const draft = (path: string) =>
    payload.create({
      collection: 'pages',
      locale: 'vi',
      draft: true,
      data: { ...base, path, title: path, sections: sections(path), _status: 'draft' },
    });

  async function rules(): Promise<Record<string, string>> {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false });
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
  }

  const moveTo = async (id: number, value: string) =>
    move.moveDocument(await request(), { collection: 'pages', id, value });

  it('moves the published page, not the draft, and creates a redirect', async () => {
    const id = await publish('/cu', 'Đang sống');
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { ...base, title: 'English draft', sections: sections('Draft'), _status: 'draft' },
    });
    await payload.update({
      collection: 'pages',
      id,
      locale: 'vi',
      draft: true,
      data: { title: 'Bản nháp', _status: 'draft' },
    });
    await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: {
        ...base,
        path: '/noi-khac',
        title: 'Nơi khác',
        sections: sections('x', '/cu#gia'),
        _status: 'published',
      },
    });
    const plan = await move.planMove(await request(), { collection: 'pages', id, value: '/moi' });
    expect(plan).toMatchObject({ from: '/cu', to: '/moi', live: ['vi'], problem: null });
    expect(plan.linkedFrom.map(({ address }) => address)).toEqual(['/noi-khac']);

    await moveTo(id, '/moi');
    expect(await live('vi', '/moi')).toBe('Đang sống');
    expect(await live('en', '/moi')).toBeUndefined();
    expect(await live('vi', '/cu')).toBeUndefined();
    expect((await findPage('vi', '/moi', { draft: true }))?.page.title).toBe('Bản nháp');
    expect(await rules()).toEqual({ '/cu': '/moi' });
  });

  it('shortens redirect chains, and moving a page back deletes its redirect', async () => {
    const id = await publish('/a');
    await moveTo(id, '/b');
    await moveTo(id, '/c');
    expect(await rules()).toMatchObject({ '/a': '/c', '/b': '/c' });
    await moveTo(id, '/a');
    expect(await rules()).toMatchObject({ '/b': '/a', '/c': '/a' });
    expect(await rules()).not.toHaveProperty('/a');
  });

  it('restoring an older version does not move the page back', async () => {
    const id = await publish('/truoc');
    await moveTo(id, '/sau');
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    });
    expect(docs.map(({ version }) => version.path)).toEqual(docs.map(() => '/sau'));
  });

  it('is refused when the address is taken or invalid', async () => {
    const id = await publish('/di');
    await publish('/co-nguoi');
    await payload.create({
      collection: 'redirects',
      data: { from: '/chuyen-huong', to: '/book-demo', isPermanent: true },
    });
    for (const to of ['/co-nguoi', '/chuyen-huong', 'khong-gach', '/admin', '/di']) {
      await expect(moveTo(id, to)).rejects.toMatchObject({ status: 400 });
    }
    expect(await live('vi', '/di')).toBe('/di');
  });

  it('a redirect that hides a page or makes a loop is refused; one that continues a chain is shortened', async () => {
    await publish('/trang-song');
    for (const path of ['/x1', '/x2', '/x3']) await draft(path);
    const add = (from: string, to: string) =>
      payload.create({ collection: 'redirects', data: { from, to, isPermanent: true } });
    await expect(add('/trang-song', '/book-demo')).rejects.toMatchObject({ status: 400 });
    await add('/x1', '/x2');
    await expect(add('/x2', '/x1')).rejects.toMatchObject({ status: 400 });
    await add('/x0', '/x1');
    expect(await rules()).toMatchObject({ '/x0': '/x2' });
    await add('/x2', '/x3#gia');
    expect(await rules()).toMatchObject({ '/x0': '/x3#gia', '/x1': '/x3#gia', '/x2': '/x3#gia' });
  });

  describe('a redirect to', () => {
    const save = async (to: string) =>
      payload.create({
        collection: 'redirects',
        data: { from: '/loi-cu', to, isPermanent: true },
        req: await request(),
      });
    const warningAt = async (to: string) =>
      (await targets.targetProblem(await request(), to))?.kind;

    it.each([
      ['nowhere', '/khong-co-trang', '/khong-co-trang'],
      ['no entry of a list', '/blog/khong-co-bai?a=1#x', '/blog/khong-co-bai?a=1#x'],
      ['nowhere on this site, with its origin', 'http://localhost:3000/khong-co', '/khong-co'],
      ['nowhere in the language that it names', '/en/book-demo/a', '/en/book-demo/a'],
      ['a part without a page', '#gia', '#gia'],
    ])('%s is refused with its address', async (_name, to, named) => {
      const error: unknown = await save(to).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ status: 400 });
      const { data } = error as { data: { errors: { path: string; message: string }[] } };
      expect(data.errors.map(({ path }) => path)).toEqual(['to']);
      expect(data.errors[0]?.message).toContain(named);
      expect(await rules()).not.toHaveProperty('/loi-cu');
    });

    it.each([
      ['a published page', '/book-demo?a=1#b', 'warning'], // the page is live in one language only
      ['a page that code answers', '/search', undefined],
      ['a file', '/icon.svg', undefined],
      ['another site', 'https://example.com/khong-co', undefined],
      ['a page that is not published yet', '/sap-co', 'warning'],
      ['a page at an address with a language', '/vi/book-demo', undefined],
    ])('%s is saved', async (_name, to, warning) => {
      if (to === '/sap-co') await draft(to);
      const { id } = await save(to);
      expect(await warningAt(to)).toBe(warning);
      await payload.delete({ collection: 'redirects', id, req: await request() });
    });
  });

  it('a table of redirects is imported with a report for each row', async () => {
    await publish('/trang-co-that');
    const text = [
      '\uFEFFfrom;to;permanent',
      '/bai-1;/book-demo;yes',
      '/bai-2;https://example.com/x;no',
      '/bai-1;/book-demo;yes',
      '/trang-co-that;/book-demo;yes',
      'bai-3;/book-demo;yes',
      '/bai-4;;yes',
      '/bai-5;/khong-co-trang;yes',
    ].join('\n');
    const report = await importRedirects(await request(), text);
    expect(report.map(({ line, result }) => [line, result])).toEqual([
      [2, 'added'],
      [3, 'added'],
      [4, 'same'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'refused'],
      [8, 'refused'],
    ]);
    expect(report.filter(({ result }) => result === 'refused').every(({ reason }) => reason)).toBe(
      true,
    );
    expect(await rules()).toMatchObject({ '/bai-1': '/book-demo' });
    await expect(importRedirects(await request(), 'a,b\n1,2')).rejects.toMatchObject({
      status: 400,
    });
  });
});
