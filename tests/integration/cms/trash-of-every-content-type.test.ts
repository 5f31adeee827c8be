import { describe, expect, it, vi } from 'vitest';
import type { CollectionSlug, Payload } from 'payload';
import { contentCollections } from '@/cms/collections/content-collection-list';
import {
  type TrashSite,
  trashSite,
  pageData,
  refusalOf,
  type DocumentRef,
} from '../../support/cms-for-trash-tests';
import { tagsNamedBy } from '../../support/announced-cache-tags';
import { entryData, publicTypes, slugFor } from '../../support/sample-entries-of-contract-lists';
import { PIXEL } from '../../support/one-pixel-png';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

let payload: Payload;
let desk: TrashSite;
trashSite((site) => {
  ({ payload, desk } = site);
});

/** A document and its versions as stored, without the time of the last change. */
async function rowsOf({ collection, id }: DocumentRef) {
  const slug = collection as CollectionSlug;
  const whole = await payload.findByID({
    collection: slug,
    id,
    locale: 'all',
    depth: 0,
    trash: true,
  });
  if (!payload.collections[slug].config.versions) return { whole, versions: [] };
  const versions = await payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    locale: 'all',
    depth: 0,
    sort: 'id',
    trash: true,
    pagination: false,
  });
  return { whole, versions: versions.docs };
}

const readAll = async (collection: string, locale: 'vi' | 'en', draft: boolean) => {
  const found = await payload.find({
    collection: collection as CollectionSlug,
    locale,
    fallbackLocale: false,
    draft,
    depth: 0,
    pagination: false,
  });
  return JSON.stringify(found.docs);
};

/** The minimal data of a document of a type, with this word in its texts. */
function dataOf(collection: string, word: string): Record<string, unknown> {
  if (collection === 'pages') return pageData('/thu', word);
  if (collection === 'redirects') {
    return { from: '/thu-cu', to: `/search?q=${word}`, isPermanent: true };
  }
  if (collection === 'media') return { alt: word };
  const slug = collection as CollectionSlug;
  return { ...entryData(payload, slug, word), ...slugFor(payload, slug, 'thu') };
}

async function write(collection: string, word: string): Promise<DocumentRef> {
  const slug = collection as CollectionSlug;
  const file = { data: PIXEL, mimetype: 'image/png', name: `${word}.png`, size: PIXEL.length };
  const common = { collection: slug, locale: 'vi' as const, depth: 0 };
  const { id } = await payload.create({
    ...common,
    data: dataOf(collection, word) as never,
    ...(collection === 'media' ? { file } : {}),
  });
  const whose = { collection, id };
  if (!payload.collections[slug].config.versions) return whose;
  const data = (said: string, _status: string) => ({ ...dataOf(collection, said), _status });
  const save = (locale: 'vi' | 'en', draft: boolean, said: object) =>
    payload.update({ collection: slug, id, locale, draft, data: said });
  await save('en', false, data(`${word}-english`, 'published'));
  await save('vi', true, data(`${word}-nhap`, 'draft'));
  return whose;
}

/** The content types whose documents editors write. */
const written = [
  'pages',
  'platforms',
  'cards',
  'media',
  ...contentCollections.map(({ slug }) => slug),
];

describe('the trash, for every type of content', () => {
  it('exists for everything that editors write, and not for leads and people', async () => {
    const withTrash = Object.values(payload.collections).flatMap(({ config }) =>
      config.trash ? [config.slug] : [],
    );
    expect(withTrash.toSorted()).toEqual(written.toSorted());
  });

  it.each(written)(
    '%s: a deleted one disappears from every list, frees its address, and is restored unchanged',
    async (collection) => {
      const { queriesFor } = await import('@/content/queries/choose-list-source');
      const { publishedNames } =
        await import('@/content/queries/payload/find-published-paths-and-slugs');
      const { findPage } = await import('@/content/queries/payload/find-pages');
      const whose = await write(collection, 'mot-chu');
      const before = await rowsOf(whose);
      const lists = publicTypes.filter(([, slug]) => slug === collection).map(([list]) => list);
      const told = async () => {
        const read = [];
        for (const locale of ['vi', 'en'] as const) {
          for (const draft of [false, true]) read.push(await readAll(collection, locale, draft));
          for (const list of lists) {
            read.push(JSON.stringify(await queriesFor(list).list(list, locale)));
          }
        }
        if (collection === 'pages') {
          read.push(JSON.stringify(await publishedNames([])));
          for (const draft of [false, true]) {
            read.push(JSON.stringify(await findPage('vi', '/thu', { draft })));
          }
        }
        return read;
      };
      const shown = await told();

      await desk.discard(whose);
      for (const text of await told()) {
        expect([collection, text]).toEqual([
          collection,
          expect.not.stringMatching(/mot-chu|\/thu|"id"/),
        ]);
      }
      const named = ['path', 'slug', 'from'].some((name) => name in before.whole);
      if (named) {
        const second = await write(collection, 'hai-chu');
        const message = await refusalOf(desk.restore(whose));
        expect([collection, message]).toEqual([collection, expect.stringContaining('thu')]);
        await desk.discard(second);
      }

      await desk.restore(whose);
      expect([collection, await rowsOf(whose)]).toEqual([collection, before]);
      expect([collection, await told()]).toEqual([collection, shown]);
      await desk.discard(whose);
    },
  );

  it('a search does not find a deleted document, and finds it once restored', async () => {
    const { searchSite } = await import('@/content/search/search-site');
    const hrefs = async () => {
      const asked = { locale: 'vi', query: 'hoa giấy đỏ', kind: null, page: 1, size: 10 } as const;
      return (await searchSite(asked)).hits.map(({ href }) => href);
    };
    const { id } = await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { slug: 'hoa-giay', title: 'Hoa giấy đỏ', _status: 'published' },
    });
    expect(await hrefs()).toEqual(['/blog/hoa-giay']);
    await desk.discard({ collection: 'blogs', id });
    expect(await hrefs()).toEqual([]);
    await desk.restore({ collection: 'blogs', id });
    expect(await hrefs()).toEqual(['/blog/hoa-giay']);
  });

  it('names what to refresh, on the way in and out', async () => {
    const { id } = await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { slug: 'lam-moi', title: 'Làm mới', _status: 'published' },
    });
    const whose = { collection: 'blogs', id };
    const tags = ['list:blogs:vi', 'entry:blogs:lam-moi:vi', 'entry:blogs:lam-moi:en', 'addresses'];
    const gone = await tagsNamedBy(() => desk.discard(whose));
    expect(gone.tags).toEqual(expect.arrayContaining(tags));
    const back = await tagsNamedBy(() => desk.restore(whose));
    expect(back.tags).toEqual(expect.arrayContaining(tags));
  });
});
