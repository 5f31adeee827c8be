import { type CollectionSlug, flattenAllFields, type FlattenedField, type Payload } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { isData } from '@/lib/is-json-object';
import { screenBlock } from '../fields/drawn-screen-block';
import { type SeedTransaction, type Writer, writer } from './write-seed-in-both-languages';
import { readFolder } from './read-seed-copy';
import { seededPicture } from './seed-media';

/** The seeded collections; those that others refer to come first. */
const lists = [
  'categories',
  'content-types',
  'blogs',
  'news-and-press',
  'newsroom',
  'customer-successes',
  'customer-quotes',
  'testimonials',
  'integrations',
  'product-strengths',
  'demo-data',
  'generative-ai-previews',
  'resources',
  'ebooks',
  'tools',
  'release-notes',
  'faqs',
  'career-opportunities',
  'ai-events',
  'event-pages',
  'ticket-types',
  'event-videos',
  'comparisons',
] as const satisfies CollectionSlug[];

type Copy = Record<string, unknown>;
type Seeding = {
  payload: Payload;
  req: SeedTransaction;
  write: Writer;
  /** Ids of documents that are written or about to be, by collection and slug; of pictures, by file name. */
  ids: Map<string, Promise<number>>;
};

const isCopy = (value: unknown): value is Copy => isData(value);

/**
 * The id for a slug or a picture's file name.
 * @throws Error that names the file of the seed copy
 */
async function idOf(seeding: Seeding, to: string, name: unknown, file: string): Promise<number> {
  if (typeof name !== 'string') throw new Error(`${file}: a ${to} is named by text`);
  const key = `${to}/${name}`;
  const known = seeding.ids.get(key);
  if (known !== undefined) return known;
  if (to !== 'media') throw new Error(`${file}: there is no ${to} "${name}"`);
  const id = seededPicture(seeding.payload, seeding.req, name, file);
  seeding.ids.set(key, id);
  return id;
}

/** Block types that a rich text may have and release notes, which are plain text, may not. */
const drawnParts = [
  { slug: screenBlock.slug, flattenedFields: flattenAllFields({ fields: screenBlock.fields }) },
];

/**
 * The block field of release notes, which are plain-text parts. Its block types are all parts that a plain text may
 * have.
 */
function partsOf({ collections }: Payload) {
  const field = collections['release-notes'].config.flattenedFields.find(
    ({ name }) => name === 'body',
  );
  if (field?.type !== 'blocks') throw new Error('Release notes have no parts.');
  return field;
}

async function toItems(
  seeding: Seeding,
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  value: unknown,
  file: string,
  more: readonly { slug: string; flattenedFields: FlattenedField[] }[] = [],
): Promise<Copy[]> {
  if (!Array.isArray(value)) throw new Error(`${file}: ${field.name} is a list`);
  const items: Copy[] = [];
  for (const item of value.filter(isCopy)) {
    const part =
      field.type === 'array' ? field : [...field.blocks, ...more].find(isKind(item.blockType));
    if (!part) {
      throw new Error(`${file}: ${field.name} has no kind "${String(item.blockType)}"`);
    }
    items.push(await toData(seeding, part.flattenedFields, item, file));
  }
  return items;
}

async function toValue(
  seeding: Seeding,
  field: FlattenedField,
  value: unknown,
  file: string,
): Promise<unknown> {
  if (value === null) return null;
  if (field.type === 'relationship' || field.type === 'upload') {
    return idOf(seeding, String(field.relationTo), value, file);
  }
  if (field.type === 'array' || field.type === 'blocks') {
    return toItems(seeding, field, value, file);
  }
  return field.type === 'group' && isCopy(value)
    ? toData(seeding, field.flattenedFields, value, file)
    : value;
}

const isKind =
  (blockType: unknown) =>
  ({ slug }: { slug: string }): boolean =>
    slug === blockType;

/** Replaces slugs of other entries and file names of pictures in the copy by their ids. */
async function toData(
  seeding: Seeding,
  fields: FlattenedField[],
  copy: Copy,
  file: string,
): Promise<Copy> {
  const data: Copy = {};
  for (const [name, value] of Object.entries(copy)) {
    const field = fields.find((one) => one.name === name);
    // The seed copy writes every rich text as a list of parts: the plain-text parts of release notes, and drawn
    // screens.
    if (name === 'body' && field?.type === 'json') {
      data[name] = await toItems(seeding, partsOf(seeding.payload), value, file, drawnParts);
      continue;
    }
    if (!field && name !== 'blockType') throw new Error(`${file}: there is no field "${name}"`);
    data[name] = field ? await toValue(seeding, field, value, file) : value;
  }
  return data;
}

type List = (typeof lists)[number];

/**
 * The position of a category: categories get ascending ids in their display order, because ids decide their colours
 * (spec §4).
 */
const placeOf = ({ position }: Copy): number => (typeof position === 'number' ? position : 0);

async function seedList(seeding: Seeding, list: List): Promise<number> {
  const { flattenedFields } = seeding.payload.collections[list].config;
  const folder = await readFolder<Copy>(list);
  const files =
    list === 'categories'
      ? folder.toSorted((a, b) => placeOf(a.copy.vi) - placeOf(b.copy.vi))
      : folder;
  const written: Promise<number>[] = [];
  for (const { name: slug, copy } of files) {
    const key = `${list}/${slug}`;
    const data: Record<Locale, Copy> = { vi: {}, en: {} };
    for (const locale of locales) {
      const file = `content/${locale}/${key}.json`;
      const { slug: own = slug, ...fields } = copy[locale];
      if (own !== slug) throw new Error(`${file}: its slug is not the file's name`);
      data[locale] = { ...(await toData(seeding, flattenedFields, fields, file)), slug };
    }
    const id = seeding.write(list, key, data);
    id.catch(() => {}); // the error is handled where the id is awaited: below, or by an entry that refers to this one
    seeding.ids.set(key, id);
    written.push(id);
  }
  await Promise.all(written);
  return written.length;
}

/**
 * Seeds the entries of every collection, one file per entry and language, published in both. Returns how many.
 * @throws Error that names the file whose copy its collection refuses
 */
export async function seedEntries(payload: Payload, req: SeedTransaction): Promise<number> {
  const write = writer(payload, req);
  const seeding: Seeding = { payload, req, write, ids: new Map() };
  let count = 0;
  for (const list of lists) count += await seedList(seeding, list);
  return count;
}
