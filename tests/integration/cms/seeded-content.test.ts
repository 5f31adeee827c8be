import { beforeAll, describe, expect, it } from 'vitest';
import { stateOf } from '@/lib/rich-text/lexical-state';
import type { CollectionSlug, Field, Payload, PayloadRequest } from 'payload';
import type { Finding } from '@/cms/publish-checks/finding-types';
import { localizedPath, locales } from '@/i18n/locales';
import queries from '../../fixtures/search-queries.json';
import { emptyCms } from '../../support/cms-on-empty-database';
import { PIXEL } from '../../support/one-pixel-png';

/** A version of a document whose fields may use others, and the address of its form in the admin. */
type Reading = {
  collection: string;
  id: number;
  fields: Field[];
  data: Record<string, unknown>;
  form: string;
};

/** The uses of every n-th document of a type are tested, and those of every picture; `USES_STEP=1` tests all. */
const STEP = Number(process.env.USES_STEP ?? 8);

/** How many of the sixty queries must succeed; what a query means is debatable now and then. */
const MIN_FOUND_FIRST = 55;

const site = emptyCms({
  dataDir: '.cache/test/seeded-content-media',
  fill: async (payload) => (await import('@/cms/seed/seed-content')).seedContent(payload),
});

let payload: Payload;
let req: PayloadRequest;
beforeAll(async () => {
  ({ payload } = site());
  req = await (await import('payload')).createLocalReq({}, payload);
});

it('search: typical queries find the right page first', async () => {
  const { searchSite } = await import('@/content/search/search-site');
  const wrong: string[] = [];
  let asked = 0;
  for (const locale of locales) {
    for (const [query = '', expected = ''] of queries[locale]) {
      asked += 1;
      const { hits } = await searchSite({ locale, query, kind: null, page: 1, size: 5 });
      const found = hits.map(({ href }) => href);
      if (found[0] !== localizedPath(locale, expected)) {
        wrong.push(`${locale} “${query}”: ${found.join(' ')}, not ${expected}`);
      }
    }
  }
  if (wrong.length > 0) console.log(wrong.join('\n'));
  expect(asked).toBe(60);
  expect(asked - wrong.length).toBeGreaterThanOrEqual(MIN_FOUND_FIRST);
});

/** The findings of the publish checks for every document in both languages, one line each. */
async function findings(severity: Finding['severity']): Promise<string[]> {
  const { checkDocument } = await import('@/cms/publish-checks/check-document');
  const { loadContext } = await import('@/cms/publish-checks/load-check-context');
  const { nameOf } = await import('@/cms/editorial/published-and-newest-versions');
  const lines: string[] = [];
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts) continue;
    for (const locale of locales) {
      const { docs } = await payload.find({
        collection: config.slug,
        where: { _status: { equals: 'published' } },
        locale,
        fallbackLocale: false,
        depth: 0,
        pagination: false,
      });
      for (const document of docs as unknown as Record<string, unknown>[]) {
        const knowledge = await loadContext({ req, locale }, config, document);
        for (const finding of checkDocument(config.fields, document, knowledge)) {
          if (finding.severity !== severity) continue;
          const { rule, path, problem } = finding;
          const name = nameOf(document, 'path');
          lines.push(`${config.slug} ${name} ${locale}: ${rule} ${path}: ${problem.en}`);
        }
      }
    }
  }
  return lines;
}

it('the seeded site passes the publish checks in both languages', async () => {
  expect(await payload.count({ collection: 'pages' })).not.toEqual({ totalDocs: 0 });
  expect(await findings('error')).toEqual([]);
});

const upload = (cms: Payload, name: string) =>
  cms.create({
    collection: 'media',
    data: { alt: name },
    file: { data: PIXEL, mimetype: 'image/png', name: `${name}.png`, size: PIXEL.length },
  });

const text = (words: string) => ({ type: 'text', text: words, version: 1, format: 0 });

/** A rich text with a picture, and links to a document and to an address. */
const article = (picture: number, blog: number) =>
  stateOf([
    { type: 'upload', version: 3, id: 'a', fields: {}, relationTo: 'media', value: picture },
    {
      type: 'paragraph',
      version: 1,
      children: [
        {
          type: 'link',
          version: 3,
          id: 'b',
          fields: { linkType: 'internal', doc: { relationTo: 'blogs', value: blog } },
          children: [text('one')],
        },
        {
          type: 'link',
          version: 3,
          id: 'c',
          fields: { linkType: 'custom', url: '/pricing?plan=x#plans' },
          children: [text('two')],
        },
      ],
    },
  ]);

/**
 * Adds uses of each kind that the seed has none of, in Vietnamese: in a text, a list of a section, a card and a
 * draft.
 */
async function addUses(cms: Payload): Promise<void> {
  const [inText, inSection, inCard, drafted] = await Promise.all(
    ['in-text', 'in-section', 'in-card', 'drafted'].map((name) => upload(cms, name)),
  );
  const find = async (collection: 'blogs' | 'pages' | 'cards') =>
    (await cms.find({ collection, limit: 2, depth: 0, sort: 'id' })).docs as unknown as [
      { id: number; sections: unknown[] },
      { id: number },
    ];
  const [blog, otherBlog] = await find('blogs');
  const [page] = await find('pages');
  const [card] = await find('cards');
  const live = { _status: 'published' as const };
  const save = (collection: CollectionSlug, id: number, data: object, draft = false) =>
    cms.update({ collection, id, locale: 'vi', data, draft } as never);
  await save('blogs', blog.id, { content: article(inText!.id, otherBlog.id), ...live });
  const names = ['A', 'B', 'C'].map((name) => ({ name, file: inSection!.id }));
  await save('pages', page.id, {
    sections: [...page.sections, { blockType: 'wordmarks', title: 'Names', names }],
    ...live,
  });
  const subLinks = [{ text: 'Price', href: '/pricing#plans' }];
  await save('cards', card.id, { image: inCard!.id, subLinks, ...live });
  await save('blogs', otherBlog.id, { cover: { file: drafted!.id }, _status: 'draft' }, true);
}

/**
 * All versions of documents in which a use counts, read without an index: in each language what is published, then
 * the drafts. Pictures use nothing.
 */
async function everything(): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const { config } of Object.values(payload.collections)) {
    const { slug: collection, fields } = config;
    if (!(config.trash || collection === 'ticket-types') || collection === 'media') continue;
    const states = config.versions ? ['published', 'draft'] : [null];
    for (const locale of config.versions ? locales : locales.slice(0, 1)) {
      for (const state of states) {
        const { docs } = await payload.find({
          collection,
          ...(state ? { where: { _status: { equals: state } } } : {}),
          draft: state === 'draft',
          locale,
          fallbackLocale: false,
          depth: 0,
          pagination: false,
        });
        for (const data of docs as unknown as { id: number }[]) {
          const form = `/admin/collections/${collection}/${data.id}${state ? `?locale=${locale}` : ''}`;
          readings.push({ collection, id: data.id, fields, data: { ...data }, form });
        }
      }
    }
  }
  return readings;
}

describe('where a document is used', () => {
  beforeAll(() => addUses(payload));

  it('is found by indexes just as by reading all content', async () => {
    const { findDocumentUses, leadsTo } = await import('@/cms/trash/find-document-uses');
    const { addressOf } = await import('@/cms/editorial/document-url');
    const readings = await everything();
    expect(readings.length).toBeGreaterThan(300);
    const targets: { collection: string; id: number; updatedAt: string }[] = [];
    for (const { config } of Object.values(payload.collections)) {
      if (!config.trash) continue;
      const { docs } = await payload.find({
        collection: config.slug,
        depth: 0,
        sort: 'id',
        pagination: false,
      });
      const all = docs as unknown as { id: number; updatedAt: string }[];
      const step = config.slug === 'media' ? 1 : STEP;
      const some = all.filter((_, index) => index % step === 0);
      targets.push(...some.map((one) => ({ ...one, collection: config.slug })));
    }
    const used = new Set<string>();
    for (const { collection, ...document } of targets) {
      const to = { collection, id: document.id, address: addressOf(collection, document) };
      const expected = readings.filter(
        (one) =>
          !(one.collection === collection && one.id === to.id) && leadsTo(one.fields, one.data, to),
      );
      const places = await findDocumentUses(req, { collection, document });
      const found = places.map(({ href }) => href).filter((href) => !href.includes('/globals/'));
      expect(found, `${collection} ${document.id}`).toEqual([
        ...new Set(expected.map(({ form }) => form)),
      ]);
      if (expected.length > 0) used.add(collection);
    }
    expect([...used]).toEqual(expect.arrayContaining(['media', 'pages', 'blogs', 'categories']));
  });

  it('is found in each kind of text and section by an index', async () => {
    const { pool } = site();
    const { rows } = await pool.query<{ definition: string }>(
      "SELECT indexdef AS definition FROM pg_indexes WHERE indexdef LIKE '%content_references(%'",
    );
    const found = rows.map(({ definition }) => {
      const [, table = '', column = ''] =
        /ON public\.(\w+) USING gin \(content_references\((\w+)\)\)/.exec(definition) ?? [];
      return `${table}.${column}`;
    });
    const columns = Object.values(payload.collections).flatMap(({ config }) =>
      config.trash
        ? config.flattenedFields
            .filter(({ type }) => type === 'richText' || type === 'blocks')
            .map(({ name }) => `${config.slug.replaceAll('-', '_')}_locales.${name}`)
        : [],
    );
    expect(found.toSorted()).toEqual(columns.toSorted());
  });
});
