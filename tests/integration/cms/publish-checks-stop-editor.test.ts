import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload, PayloadRequest } from 'payload';
import type { Page } from '@/payload-types';
import { linkableTypes } from '@/lib/urls-of-entry-lists';
import { freshDatabase } from '../../support/test-database';

const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;
const leadingTo = (href: string): NonNullable<Page['sections']> => [
  { blockType: 'callToAction', title: 'Lời mời', primary: { text: 'Xem', href } },
];

describe('the publish checks in the CMS', () => {
  let payload: Payload;
  let req: (locale: 'vi' | 'en') => Promise<PayloadRequest>;

  beforeAll(async () => {
    await freshDatabase();
    payload = await (await import('@/content/register-cms-instance')).cms();
    const user = await payload.create({
      collection: 'users',
      data: { email: 'editor@example.com', password: 'a long password of ours', role: 'editor' },
    });
    const { createLocalReq } = await import('payload');
    req = (locale) =>
      createLocalReq({ user: { ...user, collection: 'users' as const }, locale }, payload);
    await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: {
        ...base,
        path: '/book-demo',
        title: 'Demo',
        sections: leadingTo('/'),
        _status: 'published',
      },
    });
  });

  afterAll(() => payload.destroy());

  it('stops an editor with the place and a way to fix it, and lets the fixed page through', async () => {
    const data = { ...base, path: '/chan', title: 'Chặn', sections: leadingTo('/khong-co') };
    const save = async (_status: 'draft' | 'published', sections: Page['sections']) =>
      payload.create({
        collection: 'pages',
        locale: 'vi',
        draft: _status === 'draft',
        req: await req('vi'),
        data: { ...data, path: `/chan-${_status}`, sections, _status },
      });
    await expect(save('draft', leadingTo('/khong-co'))).resolves.toBeDefined();
    const stopped = await save('published', leadingTo('/khong-co')).catch(
      (error: unknown) => error,
    );
    expect(stopped).toMatchObject({
      status: 400,
      data: { errors: [{ path: 'sections.0.primary.href' }] },
    });
    const published = await save('published', leadingTo('/book-demo'));
    expect(published._status).toBe('published');
  });

  it('checks each language by itself: English can not link to a page live in Vietnamese only', async () => {
    const page = await payload.create({
      collection: 'pages',
      locale: 'vi',
      req: await req('vi'),
      data: {
        ...base,
        path: '/hai-ban',
        title: 'Hai bản',
        sections: leadingTo('/book-demo'),
        _status: 'published',
      },
    });
    const english = { ...base, title: 'Two versions', _status: 'published' as const };
    const publishEnglish = async () =>
      payload.update({
        collection: 'pages',
        id: page.id,
        locale: 'en',
        req: await req('en'),
        data: {
          ...english,
          sections: [
            {
              blockType: 'callToAction',
              title: 'Come',
              primary: { text: 'See', href: '/book-demo' },
            },
          ],
        },
      });
    await expect(publishEnglish()).rejects.toMatchObject({ status: 400 });
  });

  it('refuses requests that publish every language at once', async () => {
    const { docs } = await payload.find({ collection: 'pages', limit: 1 });
    const all = payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? 0,
      publishAllLocales: true,
      req: await req('vi'),
      data: { _status: 'published' },
    });
    await expect(all).rejects.toMatchObject({ status: 400 });
  });

  it('tells an editor nothing of documents without pages, whatever a text links to', async () => {
    const { checkEndpoint } = await import('@/cms/publish-checks/publish-check-endpoint');
    const linkTo = (relationTo: string, value: number) => ({
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo, value } },
      children: [{ type: 'text', text: 'xem' }],
    });
    const answer = async (relationTo: string, value: number) => {
      const children = [{ type: 'paragraph', children: [linkTo(relationTo, value)] }];
      const data = { content: { root: { type: 'root', children } } };
      const asked = Object.assign(await req('vi'), { json: () => Promise.resolve({ data }) });
      const response = await checkEndpoint('blogs').handler(asked);
      return { status: response.status, text: await response.text() };
    };
    const { docs } = await payload.find({ collection: 'users' });
    const deleted = await answer('blogs', 2 ** 31 - 1);
    expect(deleted.status).toBe(200);
    expect(deleted.text).toContain('đã bị xoá');
    expect(await answer('users', docs[0]!.id)).toEqual(deleted);
    const withPages: readonly string[] = linkableTypes;
    for (const slug of ['constructor', ...Object.keys(payload.collections)]) {
      if (!withPages.includes(slug)) expect(await answer(slug, 1)).toEqual(deleted);
    }
    const page = await answer('pages', (await payload.find({ collection: 'pages' })).docs[0]!.id);
    expect(page.text).not.toContain('đã bị xoá');
  });

  it('logs each publish: user, document, language', async () => {
    const { docs } = await payload.find({ collection: 'publications', sort: 'id' });
    expect(docs.map(({ action, name, language, by }) => [action, name, language, by])).toEqual([
      ['publish', 'Chặn', 'vi', 'editor@example.com'],
      ['publish', 'Hai bản', 'vi', 'editor@example.com'],
    ]);
  });
});
