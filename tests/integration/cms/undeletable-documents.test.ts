import { describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import { type TrashSite, trashSite, pageData, refusalOf } from '../../support/cms-for-trash-tests';

let payload: Payload;
let desk: TrashSite;
const { upload } = trashSite((site) => {
  ({ payload, desk } = site);
});

describe('documents that can not be deleted', () => {
  it('the home page, and pages that the code links to', async () => {
    for (const path of ['/', '/pricing', '/book-demo']) {
      const data = pageData(path, `Trang ${path}`);
      const { id } = await payload.create({ collection: 'pages', locale: 'vi', data });
      const whose = { collection: 'pages', id };
      for (const _again of [1, 2]) {
        const message = await refusalOf(desk.remove(whose));
        expect(message).toMatch(path === '/' ? /^Trang chủ không xoá được/ : /luôn dẫn tới/);
      }
      await refusalOf(payload.delete({ collection: 'pages', id, ...desk.person('admin') }));
    }
  });

  it('a page linked from a live menu entry or the footer, which the message names', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: pageData('/trong-menu', 'Trong menu'),
    });
    const whose = { collection: 'pages', id };
    const card = await payload.create({
      collection: 'cards',
      locale: 'vi',
      data: {
        kind: 'resources',
        position: 1,
        title: 'Mục thử',
        href: '/trong-menu#gia',
        _status: 'published',
      },
    });
    for (const _again of [1, 2]) {
      const message = await refusalOf(desk.remove(whose));
      expect(message).toContain(`“Mục thử”: /admin/collections/cards/${card.id}?locale=vi`);
    }
    await payload.delete({ collection: 'cards', id: card.id });
    await payload.updateGlobal({
      slug: 'settings',
      locale: 'vi',
      data: { columns: [{ title: 'Cột', links: [{ text: 'Liên kết', href: '/trong-menu' }] }] },
    });
    for (const _again of [1, 2]) {
      const message = await refusalOf(desk.remove(whose));
      expect(message).toContain('/admin/globals/settings?locale=vi');
    }
    await payload.updateGlobal({ slug: 'settings', locale: 'vi', data: { columns: [] } });
    await desk.remove(whose);
  });

  it('a picture in use, live or in a draft, until it is removed from every place', async () => {
    const whose = await upload('quay');
    const { id } = whose;
    const blog = await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { slug: 'co-hinh', title: 'Có hình', cover: { file: id }, _status: 'published' },
    });
    const place = `“Có hình”: /admin/collections/blogs/${blog.id}?locale=vi`;
    for (const _again of [1, 2]) {
      expect(await refusalOf(desk.remove(whose))).toContain(place);
    }
    const change = (draft: boolean, file: number | null) =>
      payload.update({
        collection: 'blogs',
        id: blog.id,
        locale: 'vi',
        draft,
        data: { cover: { file }, _status: draft ? 'draft' : 'published' },
      });
    await change(false, null);
    await change(true, id);
    expect(await refusalOf(desk.remove(whose))).toContain('(bản nháp)');
    await change(true, null);
    await desk.remove(whose);
    expect((await payload.find({ collection: 'media' })).docs).toEqual([]);
    const visitor = { overrideAccess: false, trash: true } as const;
    await expect(payload.find({ collection: 'media', ...visitor })).rejects.toThrow();
  });

  it('a document that other texts link to, before the editor has seen where', async () => {
    const { id } = await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { slug: 'duoc-nhac', title: 'Được nhắc', _status: 'published' },
    });
    const whose = { collection: 'blogs', id };
    const linking = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: pageData('/co-lien-ket', 'Có liên kết', '/blog/duoc-nhac'),
    });
    const message = await refusalOf(desk.remove(whose));
    expect(message).toContain(`“Có liên kết”: /admin/collections/pages/${linking.id}?locale=vi`);
    expect(message).toContain('Chưa xoá gì cả.');
    const category = await payload.create({
      collection: 'categories',
      locale: 'vi',
      data: { slug: 'chuyen-muc', name: 'Chuyên mục', _status: 'published' },
    });
    await payload.update({
      collection: 'blogs',
      id,
      locale: 'vi',
      data: { category: category.id, _status: 'published' },
    });
    const inCategory = { collection: 'categories', id: category.id };
    expect(await refusalOf(desk.remove(inCategory))).toContain('“Được nhắc”');
    // The warning counts for one editor only: an admin is warned too, and the editor, who was warned before, may
    // delete.
    await refusalOf(desk.remove(whose, 'admin'));
    await desk.remove(whose);
  });
});
