import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../support/test-database';

const look = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

describe('addresses of drafts', () => {
  let payload: Payload;
  let req: () => Promise<PayloadRequest>;

  beforeAll(async () => {
    await freshDatabase();
    payload = await (await import('@/content/register-cms-instance')).cms();
    const user = await payload.create({
      collection: 'users',
      data: { email: 'editor@example.com', password: 'a long password of ours', role: 'editor' },
    });
    req = () =>
      createLocalReq({ user: { ...user, collection: 'users' as const }, locale: 'vi' }, payload);
  });

  afterAll(() => payload.destroy());

  const draftPage = async (path?: string) =>
    payload.create({
      collection: 'pages',
      locale: 'vi',
      draft: true,
      overrideAccess: false,
      req: await req(),
      data: { ...look, title: 'Nháp', ...(path === undefined ? {} : { path }) },
    });

  const draftCategory = async (slug?: string) =>
    payload.create({
      collection: 'categories',
      locale: 'vi',
      draft: true,
      overrideAccess: false,
      req: await req(),
      data: { name: 'Nháp', ...(slug === undefined ? {} : { slug }) },
    });

  const refusal = (saved: Promise<unknown>) => saved.catch((error: unknown) => error);

  it.each(['blog/../Ádmin  x', '/Giá', '/admin/x', '/blog/mot-bai'])(
    'a new page can not have the address %s, which could not be corrected later',
    async (path) => {
      expect(await refusal(draftPage(path))).toMatchObject({
        status: 400,
        data: { collection: 'pages', errors: [{ path: 'path' }] },
      });
      const { totalDocs } = await payload.count({
        collection: 'pages',
        where: { path: { equals: path } },
      });
      expect(totalDocs).toBe(0);
    },
  );

  it('the reason is shown in words, beside the field', async () => {
    const message =
      'Địa chỉ bắt đầu bằng /, chỉ gồm chữ thường không dấu, số và gạch nối. Ví dụ: /solutions/sales.';
    expect(await refusal(draftPage('/Giá'))).toMatchObject({ data: { errors: [{ message }] } });
  });

  it('a page may be saved without an address, which is validated when it is set', async () => {
    const page = await draftPage();
    const save = async (path: string) =>
      payload.update({
        collection: 'pages',
        id: page.id,
        locale: 'vi',
        draft: true,
        overrideAccess: false,
        req: await req(),
        data: { path },
      });
    expect(await refusal(save('Ádmin'))).toMatchObject({ data: { errors: [{ path: 'path' }] } });
    expect((await save('/cho-dia-chi')).path).toBe('/cho-dia-chi');
    // A save does not change a URL that is already set.
    expect(await refusal(save('/khac'))).toMatchObject({ data: { errors: [{ path: 'path' }] } });
    expect((await save('/cho-dia-chi')).path).toBe('/cho-dia-chi');
  });

  it('a page without an address can be read by its id, as a draft only', async () => {
    const { getDraftPage } = await import('@/site/page-view-models/get-page-view-model');
    const { findPage } = await import('@/content/queries/payload/find-pages');
    const { id } = await draftPage();
    const path = `/draft_${id}`;
    expect(await getDraftPage('vi', path)).toMatchObject({ title: 'Nháp', path, publishedIn: [] });
    expect(await findPage('vi', path, { draft: false })).toBeNull();
    for (const none of ['/draft_0', '/draft_99999999999', '/draft_2147483647', '/draft_x']) {
      expect(await getDraftPage('vi', none)).toBeNull();
    }
  });

  it('an entry follows the same rule, and its address is unique within its type', async () => {
    expect(await refusal(draftCategory('Khách Hàng'))).toMatchObject({
      data: { collection: 'categories', errors: [{ path: 'slug' }] },
    });
    const unnamed = await draftCategory();
    expect((await draftCategory('khach-hang')).slug).toBe('khach-hang');
    const data = await refusal(draftCategory('khach-hang'));
    expect(data).toMatchObject({ data: { errors: [{ path: 'slug' }] } });
    const named = await payload.update({
      collection: 'categories',
      id: unnamed.id,
      locale: 'vi',
      draft: true,
      overrideAccess: false,
      req: await req(),
      data: { slug: 'dat-sau' },
    });
    expect(named.slug).toBe('dat-sau');
  });

  it('a duplicate gets a free address', async () => {
    const page = await draftPage('/ban-goc');
    const copy = await payload.duplicate({
      collection: 'pages',
      id: page.id,
      locale: 'vi',
      draft: true,
      overrideAccess: false,
      req: await req(),
    });
    expect(copy.path).toBe('/ban-goc-copy');
    const entry = await draftCategory('muc-goc');
    const second = await payload.duplicate({
      collection: 'categories',
      id: entry.id,
      locale: 'vi',
      draft: true,
    });
    expect(second.slug).toBe('muc-goc-copy');
  });
});
