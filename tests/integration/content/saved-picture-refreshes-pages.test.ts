import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRenderContext } from '@/content/page-render-context';
import { allRefreshed, refreshThisProcess } from '@/content/refresh-caches-of-process';
import type { EntryCover } from '@/content/entry-view-model-types';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { tagsNamedBy } from '../../support/announced-cache-tags';
import { entryData } from '../../support/sample-entries-of-contract-lists';
import { PIXEL } from '../../support/one-pixel-png';

let payload: Payload;
let database: pg.Pool;

beforeAll(async () => {
  ({ payload, database } = await startCms({ DATA_DIR: '.cache/test/changed-pictures-data' }));
});

afterAll(() => stopCms(payload, database));

/** An article with a cover of its own; returns the id of the picture. */
async function write(slug: string, alt: string): Promise<number> {
  const file = { data: PIXEL, mimetype: 'image/png', name: `${slug}.png`, size: PIXEL.length };
  const { id } = await payload.create({ collection: 'media', locale: 'vi', data: { alt }, file });
  const data = { ...entryData(payload, 'blogs', 'Bài'), slug, cover: { file: id } };
  await payload.create({ collection: 'blogs', locale: 'vi', data: data as never });
  return id;
}

const altOf = (cover: EntryCover | undefined) =>
  cover?.kind === 'file' ? cover.image.alt : undefined;

/**
 * How a page of the article and a page of the whole list describe a picture, and the cache tags of each page.
 */
async function pagesOf(slug: string) {
  const { getBlog, listBlogs } = await import('@/content/entries/read-blog-articles');
  const article = await withRenderContext(600, () => getBlog({ locale: 'vi', slug, draft: false }));
  const list = await withRenderContext(600, () => listBlogs('vi'));
  const listed = list.page.find((entry) => entry.slug === slug);
  return {
    article: { alt: altOf(article.page?.article.cover), tags: article.tags },
    list: { alt: altOf(listed?.cover), tags: list.tags },
  };
}

describe('saving a picture', () => {
  it('refreshes the pages that show it, also those rendered from cached content, and no others', async () => {
    const [shown, other] = [await write('co-hinh', 'Chữ cũ'), await write('hinh-khac', 'Khác')];
    // The page is read twice, the second time from the cache.
    for (let time = 0; time < 2; time += 1) {
      const { article, list } = await pagesOf('co-hinh');
      expect([article.alt, list.alt]).toEqual(['Chữ cũ', 'Chữ cũ']);
      expect([...article.tags]).toContain(`picture:${shown}`);
      expect([...list.tags]).toEqual(
        expect.arrayContaining([`picture:${shown}`, `picture:${other}`]),
      );
    }
    const { getFrame } = await import('@/content/pages/read-header-and-footer');
    const without = await withRenderContext(600, () => getFrame('vi'));
    expect([...without.tags].filter((tag) => tag.startsWith('picture:'))).toEqual([]);

    const { tags } = await tagsNamedBy(() =>
      payload.update({ collection: 'media', id: shown, locale: 'vi', data: { alt: 'Chữ mới' } }),
    );
    expect(tags).toEqual([`picture:${shown}`]);
    expect((await pagesOf('co-hinh')).article.alt).toBe('Chữ cũ'); // no process has been notified of the change yet
    refreshThisProcess(tags);
    await allRefreshed();
    const { article, list } = await pagesOf('co-hinh');
    expect([article.alt, list.alt]).toEqual(['Chữ mới', 'Chữ mới']);
  });

  it('refreshes nothing until its transaction is committed', async () => {
    const id = await write('chua-xong', 'Hình');
    const transactionID = (await payload.db.beginTransaction())!;
    const update = () =>
      payload.update({
        collection: 'media',
        id,
        locale: 'vi',
        data: { alt: 'Khác' },
        req: { transactionID },
      });
    expect((await tagsNamedBy(update)).tags).toEqual([]);
    const { tags } = await tagsNamedBy(() => payload.db.commitTransaction(transactionID));
    expect(tags).toEqual([`picture:${id}`]);
  });
});
