import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '@/content/graphql-contract/contract-field-kinds';
import { brand } from '../../../brand.config';
import { listOf, post, type Entries } from '../../support/send-contract-queries';
import { at, listCases, uploadedUrl as url } from '../../support/test-cases-of-contract-lists';
import { freshDatabase } from '../../support/test-database';

let payload: Payload;
let picture: number;
let category: number;

type Collection = Parameters<Payload['create']>[0]['collection'];

/** Writes an entry, published in Vietnamese by default. */
async function write(collection: string, data: object, locale: 'vi' | 'en' = 'vi') {
  const { id } = await payload.create({
    collection: collection as Collection,
    locale,
    data: { _status: 'published', ...data } as never,
  });
  return id;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function open() {
  await freshDatabase();
  process.env.DATA_DIR = '.cache/test/contract-media';
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
  const file = { data: PIXEL, mimetype: 'image/png', name: 'pixel.png', size: PIXEL.length };
  const media = await payload.create({
    collection: 'media',
    locale: 'vi',
    data: { alt: 'Điểm' },
    file,
  });
  picture = media.id;
  category = await write('categories', {
    slug: 'tin',
    name: 'Tin',
    usedFor: 'articles',
    position: 2,
  });
}

beforeAll(open);
afterAll(() => payload.destroy());

describe('every list in the specification', () => {
  const lists = [
    '§3 list: integrations',
    '§3 list: categories',
    '§3 list: resources',
    '§3 list: ebooks',
    '§3 list: tools',
    '§3 list: content types',
    '§3 list: demo data',
    '§3 list: testimonials',
    '§3 list: product strengths',
    '§3 list: newsroom',
    '§3 list: career opportunities',
    '§3 list: blogs',
    '§3 list: generative-AI previews',
    '§3 list: release notes',
    '§3 list: FAQ help centre',
  ];
  it.each(lists)('%s', async (id) => {
    const { name, data, query, shows } = listCases.find((one) => one.id === id)!;
    const { contractTypes } = await import('@/content/graphql-contract/contract-types');
    const { collection, field } = contractTypes[name];
    const ids = { picture, category };
    await write(collection, { slug: 'mot', ...data(ids) });
    await write(collection, { slug: 'nhap', ...data(ids), _status: 'draft' });
    const filtered = `filters: { slug: { eq: "mot" } }, sort: "id:asc"`;
    const asked = `{ ${field}(${filtered}) { data { id attributes { ${query} } } } }`;
    const { data: entries } = await listOf(asked, field);
    expect(entries).toMatchObject([
      { id: expect.stringMatching(/^\d+$/) as unknown, attributes: shows() },
    ]);
    const all = await listOf(`{ ${field} { data { attributes { slug } } } }`, field);
    expect(JSON.stringify(all.data)).not.toContain('nhap');
    const english = await listOf(`{ ${field}(locale: "en") { data { id } } }`, field);
    expect(english.data).toEqual([]);
  });

  it('D7 every list is readable through the same contract', async () => {
    const { contractRoots } = await import('@/content/graphql-contract/contract-types');
    for (const { field, selection } of contractRoots) {
      const slug = ['related', 'remaining'].includes(selection) ? '(slug: "mot")' : '';
      for (const root of [field, `${field}: ${field}_connection`]) {
        const asked = `{ ${root}${slug} { data { id attributes { __typename } } meta { pagination { total } } } }`;
        const { data, meta } = await listOf(asked, field);
        expect(meta.pagination.total).toBe(data.length);
      }
    }
  });
});

const slugs = (entries: Entries) =>
  entries.map(({ attributes }) => String(attributes.slug)).toSorted();
const read = async (field: string, slug?: string) => {
  const args = slug ? `(slug: "${slug}")` : '';
  return slugs(
    (await listOf(`{ ${field}${args} { data { id attributes { slug } } } }`, field)).data,
  );
};

it('§3 list: news and press, with related and remaining', async () => {
  const collection = 'news-and-press';
  await write(collection, { slug: 'a', title: 'A', category });
  await write(collection, { slug: 'b', title: 'B', category });
  await write(collection, { slug: 'c', title: 'C' });
  await write(collection, { slug: 'd', title: 'D', category, _status: 'draft' });
  expect(await read('newsAndPress')).toEqual(['a', 'b', 'c']);
  expect(await read('relatedNewsAndPress', 'a')).toEqual(['b']);
  expect(await read('remainingNewsAndPress', 'a')).toEqual(['c']);
  expect(await read('relatedNewsAndPress', 'c')).toEqual([]);
  expect(await read('remainingNewsAndPress', 'c')).toEqual(['a', 'b']);
  expect(await read('relatedNewsAndPress', 'd')).toEqual([]);
});

it('§3 list: customer successes, related, all and highlighted', async () => {
  const collection = 'customer-successes';
  const story = { title: 'T', customerName: 'K' };
  await write(collection, { ...story, slug: 'a', industry: 'Bán lẻ', highlight: true });
  await write(collection, { ...story, slug: 'b', industry: 'Bán lẻ' });
  await write(collection, { ...story, slug: 'c', industry: 'Giáo dục', highlight: true });
  expect(await read('allCustomerSuccesses')).toEqual(['a', 'b', 'c']);
  expect(await read('relatedCustomerSuccesses', 'a')).toEqual(['b']);
  expect(await read('highlightedCustomerSuccesses')).toEqual(['a', 'c']);
});

it('§3 menu and card entries: all thirteen fields', async () => {
  const thirteen = {
    title: 'Bán lẻ',
    description: 'Cho cửa hàng',
    iconUrl: '/icons/retail.svg',
    href: '/solutions/retail',
    note: 'Mới',
    isComingSoon: true,
    image: picture,
    imageEnglish: picture,
    imageInMobile: picture,
    thumbnail: picture,
    tag: 'Mới',
    subTitle: 'Chuỗi',
    subLinks: [{ text: 'Xem', href: '/x' }],
  };
  await write('cards', { kind: 'industries', position: 1, ...thirteen });
  const names = Object.keys(thirteen).join(' ').replace('subLinks', 'subLinks { text href }');
  const asked = `{ cards(filters: { kind: { eq: "industries" } }) { data { id attributes { ${names} } } } }`;
  const { data } = await listOf(asked, 'cards');
  const pictures = { image: url, imageEnglish: url, imageInMobile: url, thumbnail: url };
  expect(data[0]?.attributes).toEqual({ ...thirteen, ...pictures });
  expect(Object.keys(data[0]!.attributes)).toHaveLength(13);
});

it("D1 the contract's fields and comparison slugs derive from the brand's slug", async () => {
  const claim = {
    topic: 'Giá',
    ours: 'a',
    theirs: 'b',
    sourceName: 'Bảng giá',
    sourceUrl: 'https://x.example/p',
    checkedAt: at,
  };
  const claims = [
    { ...claim, reviewBy: '2999-01-01T00:00:00Z' },
    { ...claim, topic: 'Cũ', reviewBy: '2020-01-01T00:00:00Z' },
  ];
  const comparison = { title: 'So sánh', competitor: 'Other', claims };
  await expect(write('comparisons', { ...comparison, slug: 'other-vs-other' })).rejects.toThrow();
  await write('comparisons', { ...comparison, slug: `${brand.slug}-vs-other` });
  const asked = `{ comparisons { data { id attributes { slug claims { topic source sourceUrl checkedAt } } } } }`;
  const { data } = await listOf(asked, 'comparisons');
  expect(data[0]?.attributes).toEqual({
    slug: `${brand.slug}-vs-other`,
    claims: [{ topic: 'Giá', source: 'Bảng giá', sourceUrl: claim.sourceUrl, checkedAt: at }],
  });
  const { contractTypes } = await import('@/content/graphql-contract/contract-types');
  expect(contractTypes.platforms.field).toBe(`${brand.slug}XmPlatforms`);
});

it('every list can be sorted by each of its plain fields, and filtered', async () => {
  const { contractTypes } = await import('@/content/graphql-contract/contract-types');
  const plain = (fields: Fields): string[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'group') return plain(field.fields).map((inner) => `${name}.${inner}`);
      return ['list', 'relation', 'image'].includes(field.kind) ? [] : [name];
    });
  for (const { field, fields, filters } of Object.values(contractTypes)) {
    for (const [index, name] of plain(fields).entries()) {
      const sort = `${name}:${index % 2 === 0 ? 'desc' : 'asc'}`;
      const { body } = await post({ query: `{ ${field}(sort: "${sort}") { data { id } } }` });
      expect(body.errors, `${field} by ${sort}`).toBeUndefined();
    }
    for (const [index, name] of [...filters, ...filters].entries()) {
      const query = `query ($eq: String) { ${field}(filters: { ${name}: { eq: $eq } }) { data { id } } }`;
      const eq = index === 0 ? 'nowhere' : 'zero\0byte';
      const { status, body } = await post({ query, variables: { eq } });
      expect([status, body], `${field} where ${name}`).toEqual([
        200,
        { data: { [field]: { data: [] } } },
      ]);
    }
  }
});
