import { describe, expect, it } from 'vitest';
import { createLocalReq, type Payload } from 'payload';
import { replacePicture } from '@/cms/trash/replace-picture';
import { emptyTrash } from '@/cms/trash/empty-trash-every-night';
import { refusalOf, type TrashSite, trashSite } from '../../support/cms-for-trash-tests';

let payload: Payload;
let desk: TrashSite;
const { upload } = trashSite((site) => {
  ({ payload, desk } = site);
});

const editor = () => createLocalReq({ user: desk.person('editor').user, locale: 'vi' }, payload);

/** A text with one picture and one link, as the editor stores it. */
const textWith = (id: number) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'upload',
        relationTo: 'media',
        value: id,
        version: 3,
        format: '',
        id: 'a'.repeat(24),
      },
    ],
  },
});

const makeArticle = (slug: string, file: number, status: 'draft' | 'published') =>
  payload.create({
    collection: 'blogs',
    locale: 'vi',
    draft: status === 'draft',
    data: {
      slug,
      title: slug,
      cover: { file },
      content: textWith(file),
      _status: status,
    },
  });

describe('a picture in use', () => {
  it('gives its place to another one everywhere, earlier versions and the trash too, and goes', async () => {
    const [old, other] = [await upload('cu'), await upload('moi')];
    const live = await makeArticle('co-hinh-cu', old.id, 'published');
    await payload.update({
      collection: 'blogs',
      id: live.id,
      locale: 'vi',
      draft: true,
      data: { title: 'Nháp', _status: 'draft' },
    });
    const binned = await makeArticle('trong-thung-rac', old.id, 'published');
    await desk.discard({ collection: 'blogs', id: binned.id });

    await replacePicture(await editor(), { id: old.id, by: other.id });

    const { docs } = await payload.findVersions({
      collection: 'blogs',
      depth: 0,
      locale: 'vi',
      trash: true,
    });
    expect(docs.length).toBeGreaterThan(2);
    for (const { version } of docs) {
      expect(version.cover?.file).toBe(other.id);
      expect(version.content).toMatchObject(textWith(other.id));
    }
    const all = await payload.find({ collection: 'blogs', depth: 0, trash: true, locale: 'vi' });
    expect(all.docs.map(({ cover }) => cover?.file)).toEqual([other.id, other.id]);
    const found = await payload.findByID({ collection: 'media', id: old.id, trash: true });
    expect(found.deletedAt).toBeTruthy();
    await payload.delete({ collection: 'media', id: old.id, trash: true, ...desk.person('admin') });
    expect(await desk.isThere(old)).toBe(false);
  });

  it('is replaced by another picture that exists, and by nothing else', async () => {
    const { id } = await upload('rieng');
    for (const by of [id, 0, -1, 2 ** 40, 999_999, '3', null, undefined]) {
      await expect(replacePicture(await editor(), { id, by })).rejects.toMatchObject({
        status: 400,
      });
    }
    const other = await upload('rieng-hai');
    await expect(
      replacePicture(await editor(), { id: 999_999, by: other.id }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is not deleted for good while a document in the trash shows it, alone, with others or by night', async () => {
    const picture = await upload('con-can');
    const article = await makeArticle('bai-da-xoa', picture.id, 'published');
    const ref = { collection: 'blogs', id: article.id };
    await desk.discard(ref);
    await desk.remove(picture);

    const admin = desk.person('admin');
    const one = { collection: 'media', id: picture.id, trash: true, ...admin } as const;
    const message = await refusalOf(payload.delete(one));
    expect(message).toContain('“bai-da-xoa” (trong thùng rác)');
    expect(message).toContain(`/admin/collections/blogs/trash/${article.id}`);
    const where = { id: { equals: picture.id } };
    const many = await payload.delete({ collection: 'media', where, trash: true, ...admin });
    expect(many.docs).toEqual([]);
    expect(many.errors).toHaveLength(1);
    const deletedAt = '2020-01-01T00:00:00.000Z';
    await payload.update({ collection: 'media', id: picture.id, trash: true, data: { deletedAt } });
    await emptyTrash(payload);
    expect(await desk.isThere(picture)).toBe(true);

    await payload.delete({ collection: 'blogs', id: article.id, trash: true, ...admin });
    await emptyTrash(payload);
    expect(await desk.isThere(picture)).toBe(false);
  });
});
