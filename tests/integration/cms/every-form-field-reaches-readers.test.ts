import type { CollectionSlug, Field, FlattenedField, GlobalSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentCollections } from '@/cms/collections/content-collection-list';
import { apiGroup } from '@/cms/fields/admin-navigation-groups';
import { type Locale } from '@/i18n/locales';
import { type ContractType, contractTypes } from '@/content/graphql-contract/contract-types';
import { addressedLists, entryPath } from '@/lib/urls-of-entry-lists';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { brand } from '../../../brand.config';
import { freshDatabase } from '../../support/test-database';
import {
  fill,
  leavesOf,
  type Leaf,
  type Targets,
  unreadOf,
} from '../../support/fill-document-fields';
import { cacheReads, forgetFound, readAsIfSaved } from '../../support/cached-cms-reads';
import { forgetAround } from '../../support/content-cache-without-tested-lists';
import { machineOnly, otherForms } from '../../support/fields-no-reader-gets';
import { sectionsOf } from '../../support/sections-of-each-list';
import { uploadPicture } from '../../support/upload-picture';
import {
  contractAnswer,
  feedsOf,
  mailOf,
  pageAt,
  redirectsOf,
} from '../../support/rendered-page-text';

vi.mock(
  '@/content/read-through-content-cache',
  () => import('../../support/content-cache-without-tested-lists'),
);

const SLUG = 'mot-muc';
const EVENT = 'su-kien-mot';
/** The number of the first marker text of documents beside the tested ones; no tested form counts that far. */
const ELSEWHERE = 9_000_000;
/** The position of the documents beside the tested one, which then comes before or after them. */
const NEXT = 4;

/** Dates and time zones that the CMS adds. */
const OF_THE_CMS = /^(?:created|updated|deleted)At$|_tz$/;
/** The field that relates a superlative to the documents kept as evidence (D18). No reader gets it. */
const ON_FILE = 'evidence';

const lists = ['cards', 'platforms', ...contentCollections.map(({ slug }) => slug)].filter(
  (slug) => slug !== 'redirects',
) as CollectionSlug[];

let payload: Payload;
let targets: Targets;
/** The targets of relationships, by collection and id. */
const entries = new Map<string, unknown>();

type Data = Record<string, unknown>;
type Written = { locale: Locale; collection: CollectionSlug; data: object; id?: number };

/** Saves a document, and returns its id and the time of saving. */
async function save({ locale, collection, data, id }: Written) {
  const whole = { ...data, _status: 'published' } as never;
  const saved = await (id
    ? payload.update({ collection, id, locale, data: whole, depth: 0 })
    : payload.create({ collection, locale, data: whole, depth: 0 }));
  forgetFound(collection);
  return saved as { id: number; updatedAt: string };
}

const write = async (written: Written): Promise<number> => (await save(written)).id;

async function writeBoth(collection: CollectionSlug, data: object): Promise<number> {
  const id = await write({ locale: 'vi', collection, data });
  return write({ locale: 'en', collection, data, id });
}

const formOf = (slug: CollectionSlug): Field[] => payload.collections[slug].config.fields;

/** Fixed values of an entry: its slug, which for comparisons begins with this product, and the menu of a card. */
const givenIn = (collection: CollectionSlug, name: string): Data => ({
  slug: collection === 'comparisons' ? `${brand.slug}-vs-${name}` : name,
  kind: collection === 'cards' ? 'solutions' : undefined,
});

/** A minimal entry, to be related to others. */
function plainEntry(collection: CollectionSlug, name: string, more: Data): Promise<number> {
  const fields = formOf(collection);
  const leaves = leavesOf(fields, { targets, given: givenIn(collection, name), first: ELSEWHERE });
  const needed = leaves.filter(({ isRequired, rows }) => isRequired && rows.length === 0);
  return writeBoth(collection, { ...fill(fields, needed), ...more });
}

async function writePage(path: string, names: readonly string[], layout = 'v5') {
  const sections = names.map((name) => {
    const [blockType, variant] = name.split('.');
    const { fields = [] } = sectionBlocks.find(({ slug }) => slug === blockType) ?? {};
    const asked = { given: { event: EVENT, anchor: 'a', variant }, first: ELSEWHERE };
    return { ...fill(fields, leavesOf(fields, asked)), blockType };
  });
  const look = { layout, navTheme: 'light', footerTheme: 'dark' };
  await writeBoth('pages', { path, title: path, ...look, sections });
}

const listPage = (slug: string) => `/danh-sach/${slug}`;

/** Creates the documents that entries of a list refer to, or are shown on. */
async function writeAround(): Promise<void> {
  targets = { media: [await uploadPicture(payload, 'mot'), await uploadPicture(payload, 'hai')] };
  for (const slug of ['categories', 'content-types', 'event-pages'] as const) {
    const two = [
      await plainEntry(slug, slug === 'event-pages' ? EVENT : `${slug}-mot`, { position: NEXT }),
      await plainEntry(slug, `${slug}-hai`, { position: NEXT }),
    ];
    targets = { ...targets, [slug]: two };
  }
  await plainEntry('ticket-types', 've', {
    event: targets['event-pages']?.[0],
    capacity: 10,
    position: NEXT,
  });
  for (const [slug, ids] of Object.entries(targets)) {
    for (const id of ids) {
      const collection = slug as CollectionSlug;
      entries.set(
        JSON.stringify([slug, id]),
        await payload.findByID({ collection, id, locale: 'vi' }),
      );
    }
  }
  for (const [slug, sections] of Object.entries(sectionsOf)) {
    await writePage(listPage(slug), sections);
  }
}

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ASSETS_HOST', 'assets.example.com');
  await freshDatabase();
  process.env.DATA_DIR = '.cache/test/shown-fields';
  payload = await (await import('@/content/register-cms-instance')).cms();
  cacheReads(payload);
  await writeAround();
});
afterAll(async () => {
  forgetAround();
  vi.unstubAllEnvs();
  await payload.destroy();
});

/**
 * What readers see of an entry: its page, the page of its list and the feed; for API-only lists, the answer of the
 * API.
 */
async function readersOf(locale: Locale, slug: CollectionSlug): Promise<string> {
  if (payload.collections[slug].config.admin.group === apiGroup) {
    return contractAnswer(locale, slug);
  }
  const owner = slug === 'ebooks' || slug === 'content-types' ? 'resources' : slug;
  const list = addressedLists.find((name) => name === owner);
  const name = String(givenIn(owner, SLUG).slug);
  const entry = list ? await pageAt(locale, entryPath(list, name)) : '';
  const feed = slug === 'blogs' || slug === 'news-and-press' ? await feedsOf(locale) : '';
  return entry + (await pageAt(locale, listPage(slug))) + feed;
}

/**
 * Deletes the resources and questions of earlier tests, and creates the documents without which an entry of this list
 * is not shown.
 */
async function writeBeside(slug: CollectionSlug, id: number): Promise<void> {
  for (const collection of ['resources', 'faqs'] as const) {
    if (collection === slug) continue;
    await payload.delete({ collection, where: { id: { exists: true } } });
    forgetFound(collection);
  }
  if (slug === 'categories') {
    await plainEntry('faqs', 'cua-nhom', { category: id });
    await plainEntry('faqs', 'cua-nhom-khac', { category: targets.categories?.[0] });
    return;
  }
  if (slug === 'content-types') {
    await plainEntry('resources', SLUG, { contentType: id });
    await plainEntry('resources', 'khac', { contentType: targets['content-types']?.[0] });
    return;
  }
  if (slug === 'ebooks') await plainEntry('resources', SLUG, { isGated: true });
  const isListed = { category: targets.categories?.[0], isOpen: true };
  await plainEntry(slug, 'ben-canh', { ...isListed, position: NEXT });
}

/** A value of a form as the CMS returns it: ids are replaced by their entry or upload. */
function givenBack(fields: readonly FlattenedField[], data: Data): Data {
  return Object.fromEntries(
    fields.map(({ name, ...field }): [string, unknown] => {
      const value = data[name] ?? null;
      if (field.type === 'group' && value !== null) {
        return [name, givenBack(field.flattenedFields, value as Data)];
      }
      if (field.type === 'array' && value !== null) {
        return [name, (value as Data[]).map((row) => givenBack(field.flattenedFields, row))];
      }
      const to = field.type === 'upload' || field.type === 'relationship' ? field.relationTo : '';
      return [name, entries.get(JSON.stringify([to, value])) ?? value];
    }),
  );
}

/** The texts that readers would get if a form was saved with the given values. */
function held(slug: CollectionSlug, id: number, data: Data): Promise<string> {
  const given = givenBack(payload.collections[slug].config.flattenedFields, data);
  return readAsIfSaved({ slug, id, given }, () => readersOf('vi', slug));
}

/** The texts that readers get after the form was saved, without its dates. */
async function saved({ id, ...written }: Written & { id: number }): Promise<string> {
  const { locale, collection } = written;
  const { updatedAt } = await save({ ...written, id });
  return (await readersOf(locale, collection)).replaceAll(updatedAt, '');
}

type Global = 'settings' | 'office-hours';

/** What readers see of a global that was saved with the given values. */
function globalForm(slug: Global, read: () => Promise<string>) {
  const config = payload.globals.config.find((one) => one.slug === slug);
  const { fields = [], flattenedFields: flattened = [] } = config ?? {};
  const leaves = leavesOf(fields, { targets });
  const find = payload.findGlobal.bind(payload);
  return {
    fields,
    leaves,
    saved: async (data: Data) => {
      forgetAround();
      await payload.updateGlobal({ slug, locale: 'vi', data });
      return read();
    },
    held: async (data: Data) => {
      forgetAround();
      const spy = vi.spyOn(payload, 'findGlobal').mockImplementation(async (asked) => {
        const found = await find(asked);
        return asked.slug === slug ? { ...found, ...givenBack(flattened, data) } : found;
      });
      try {
        return await read();
      } finally {
        spy.mockRestore();
        forgetAround();
      }
    },
  };
}

/** Tests every field of a form, saving the form for each try; `given` are required values. */
async function expectRead(collection: CollectionSlug, given: Data, read: () => Promise<string>) {
  const fields = formOf(collection);
  // In a mail template only the text after the button is optional; the form says so when an editor saves it.
  const leaves = leavesOf(fields, { targets, given }).map((leaf) =>
    collection === 'mail-templates' ? { ...leaf, isRequired: leaf.name !== 'closing' } : leaf,
  );
  const id = await writeBoth(collection, fill(fields, leaves));
  const show = async (data: Data) => {
    await write({ locale: 'vi', collection, data, id });
    return read();
  };
  expect(names(await unreadOf({ fields, leaves, saved: show, held: show }))).toEqual([]);
}

const names = (leaves: readonly Leaf[]): string[] =>
  leaves.flatMap(({ name }) => (name === ON_FILE ? [] : [name])).toSorted();
const listed = (slug: CollectionSlug | GlobalSlug): string[] =>
  Object.keys(machineOnly[slug] ?? {}).toSorted();

describe('foundation: what an editing form takes, readers get', () => {
  it.each(lists)('%s', async (slug) => {
    const fields = formOf(slug);
    const first = lists.indexOf(slug) * 1000;
    const leaves = leavesOf(fields, { targets, given: givenIn(slug, SLUG), first });
    const id = await writeBoth(slug, fill(fields, leaves));
    await writeBeside(slug, id);
    const inVietnamese = new Map<string, string>();
    const form = {
      fields,
      leaves,
      saved: async (data: Data) => {
        const text = await saved({ locale: 'vi', collection: slug, data, id });
        inVietnamese.set(JSON.stringify(data), text);
        return text;
      },
      held: (data: Data) => held(slug, id, data),
    };
    let unread = await unreadOf(form);
    if (slug === 'event-pages') {
      await plainEntry('ticket-types', 've', { event: id, capacity: 10 });
      unread = await unreadOf(form, unread);
    }
    expect(names(unread)).toEqual(listed(slug));
    const shown = { vi: '', en: '' };
    for (const flags of [true, false]) {
      const data = fill(fields, leaves, { flags });
      shown.vi += inVietnamese.get(JSON.stringify(data)) ?? '';
      shown.en += await saved({ locale: 'en', collection: slug, data, id });
    }
    const marksIn = (text: string): string[] =>
      leaves.flatMap(({ marker, name }) => (marker && text.includes(marker) ? [name] : []));
    expect(marksIn(shown.en)).toEqual(marksIn(shown.vi));
  });
});

describe('foundation: what an editing form takes, readers get (other forms)', () => {
  it('pages', async () => {
    const path = '/mot-trang';
    const fields = formOf('pages').filter(
      (field) => !('name' in field && field.name === 'sections'),
    );
    const leaves = leavesOf(fields, { targets, given: { path } });
    const id = await writeBoth('pages', fill(fields, leaves));
    const read = async () => {
      forgetAround();
      return (await pageAt('vi', path)).replaceAll(/"dateModified":"[^"]*"/g, '');
    };
    const form = {
      fields,
      leaves,
      saved: async (data: Data) => {
        await write({ locale: 'vi', collection: 'pages', data, id });
        return read();
      },
      held: (data: Data) => readAsIfSaved({ slug: 'pages', id, given: data }, read),
    };
    expect(names(await unreadOf(form))).toEqual([]);
  });

  it('settings', async () => {
    for (const hrefFrom of ['community', 'product-update']) {
      await plainEntry('cards', hrefFrom, { kind: 'resources', hrefFrom });
    }
    await writePage('/gon', ['offices'], 'default');
    const form = globalForm('settings', async () => {
      return (await pageAt('vi', listPage('pages'))) + (await pageAt('vi', '/gon'));
    });
    expect(names(await unreadOf(form))).toEqual(listed('settings'));
  });

  it('ticket types', () =>
    expectRead('ticket-types', { event: targets['event-pages']?.[0] }, () =>
      pageAt('vi', listPage('ticket-types')),
    ));

  it('redirects', () => expectRead('redirects', { from: '/cu' }, () => redirectsOf('vi', '/cu')));

  it('mail templates', () => {
    const kind = 'ticket-confirmed';
    return expectRead('mail-templates', { kind }, () => mailOf(payload, 'vi', kind));
  });

  it('pictures', async () => {
    const id = targets.media?.[0] ?? 0;
    const alt = 'marker of a picture';
    await payload.update({ collection: 'media', id, locale: 'vi', data: { alt } });
    forgetFound('media');
    const story = await plainEntry('customer-successes', 'co-hinh', { logo: { file: id } });
    expect(await pageAt('vi', entryPath('customer-successes', 'co-hinh'))).toContain(alt);
    await payload.delete({ collection: 'customer-successes', id: story });
  });

  it('the contract also has the fields that no form shows', () => {
    const types: readonly ContractType[] = Object.values(contractTypes);
    const lost = types.flatMap(({ collection, fields }) => {
      const given = Object.entries(fields).map(([name, { from }]) => from ?? name);
      return formOf(collection).flatMap((field) => {
        if (!('name' in field) || !field.name || OF_THE_CMS.test(field.name)) return [];
        const { admin } = field;
        const isHidden = Boolean(admin && 'hidden' in admin && admin.hidden);
        return isHidden && !given.includes(field.name) ? [`${collection} ${field.name}`] : [];
      });
    });
    expect(lost).toEqual([]);
  });

  it('every form is tested here, or listed with a reason', () => {
    const tried = [...lists, 'pages', 'settings', 'ticket-types', 'redirects', 'mail-templates'];
    const known = new Set<string>([...tried, ...Object.keys(otherForms)]);
    const forms = [...payload.config.collections, ...payload.config.globals].map(
      ({ slug }): string => slug,
    );
    expect(forms.filter((slug) => !known.has(slug) && !slug.startsWith('payload-'))).toEqual([]);
    expect(Object.keys(otherForms).filter((slug) => !forms.includes(slug))).toEqual([]);
  });
});
