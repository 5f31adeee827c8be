import type { CollectionSlug, Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Block } from '@/content/transforms/transform-context';
import { locales, type Locale } from '@/i18n/locales';
import { containsSample } from '@/lib/contains-sample-content';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { freshDatabase } from '../../support/test-database';
import { fill, leavesOf, unreadOf } from '../../support/fill-document-fields';
import { uploadPicture } from '../../support/upload-picture';
import { variantsOf } from '../../support/section-variants';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const PATH = '/moi-phan';
const EVENT = 'su-kien';

/** Fixed values: a ticket form is about an event, whose page has to exist. */
const given: Readonly<Record<string, Record<string, unknown>>> = {
  'form.get-ticket': { event: EVENT },
};

/** Every section type, and each variant of a family. */
const kinds = sectionBlocks.flatMap(({ slug, fields }) =>
  (variantsOf(fields) ?? [undefined]).map((variant) => ({
    name: variant ? `${slug}.${variant}` : slug,
    slug,
    fields,
    chosen: { ...given[`${slug}.${variant}`], ...(variant ? { variant } : {}) },
  })),
);

let payload: Payload;

/** The ids of the first uploads to a new database. */
const targets = { media: [1, 2] };

const forms = kinds.map(({ fields, chosen, ...kind }, index) => ({
  ...kind,
  fields,
  leaves: leavesOf(fields, { given: chosen, targets, first: index * 1000 }),
}));

/** Entries of the lists that sections show, because empty lists are not rendered. */
const entries: [CollectionSlug, Record<string, unknown>][] = [
  ['blogs', { title: 'Bài' }],
  ['customer-quotes', { content: 'Lời', customerName: 'Khách' }],
  ['event-pages', { banner: { title: 'Sự kiện' } }],
  ['newsroom', { title: 'Bài báo', outlet: 'Báo', href: 'https://news.example/bai' }],
  ['release-notes', { title: 'Bản mới' }],
  ['tools', { title: 'Công cụ' }],
];

async function writeBoth(collection: CollectionSlug, values: object): Promise<number> {
  const data = { ...values, _status: 'published' } as never;
  const { id } = await payload.create({ collection, locale: 'vi', data });
  await payload.update({ collection, id, locale: 'en', data });
  return id;
}

async function writeEntries(): Promise<void> {
  for (const [collection, values] of entries) {
    const id = await writeBoth(collection, { ...values, slug: EVENT });
    if (collection !== 'event-pages') continue;
    await writeBoth('ticket-types', { event: id, name: 'Vé', price: 0, capacity: 10 });
  }
}

beforeAll(async () => {
  await freshDatabase();
  payload = await (await import('@/content/register-cms-instance')).cms();
  const uploaded = [await uploadPicture(payload, 'mot'), await uploadPicture(payload, 'hai')];
  if (String(uploaded) !== String(targets.media)) throw new Error('Uploads have other ids.');
  const { docs } = await payload.find({ collection: 'media' });
  pictures = new Map(docs.map((picture) => [picture.id, picture]));
  await writeEntries();
  const sections = forms.map(({ slug, fields, leaves }) => ({
    ...fill(fields, leaves, { flags: true }),
    blockType: slug,
  }));
  const look = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' };
  await writeBoth('pages', { ...look, path: PATH, title: 'Mọi phần', sections });
});
afterAll(() => payload.destroy());

/** The stored sections of the page, in order. */
async function keptIn(locale: Locale): Promise<Block[]> {
  const { readPage } = await import('@/content/pages/read-page');
  return (await readPage(locale, PATH))?.page.sections ?? [];
}

let pictures: ReadonlyMap<unknown, object>;

/** Values with their pictures in place of ids, as the CMS reads them. */
function withPictures(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(withPictures);
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'file' ? (pictures.get(value) ?? value) : withPictures(value),
    ]),
  );
}

/** The HTML of a section as readers get it. */
async function drawn(locale: Locale, block: Block): Promise<string> {
  const { sectionLists } = await import('@/content/pages/read-page');
  const { toSections } = await import('@/site/page-view-models/section-view-models');
  const { SectionView } = await import('@/site/sections/registry.views');
  const models = await toSections([block], {
    locale,
    lists: sectionLists,
    address: { path: PATH, state: {} },
  });
  const html = models.map((section) => renderToStaticMarkup(SectionView({ section, locale })));
  // Whether a section is a sample counts as shown: the note about samples is in the page's footer.
  return html.join('') + String(containsSample(models));
}

describe('foundation: what an editing form takes, readers get (sections)', () => {
  it.each(forms)('$name', async ({ name, slug, fields, leaves }) => {
    const index = forms.findIndex((form) => form.name === name);
    for (const locale of locales) {
      const block = (await keptIn(locale))[index];
      if (block?.blockType !== slug) throw new Error(`${name} is not on the page`);
      const show = (data: object) => drawn(locale, { ...block, ...(withPictures(data) as object) });
      const unread = await unreadOf({ fields, leaves, saved: show, held: show });
      expect([locale, unread.map((leaf) => leaf.name)]).toEqual([locale, []]);
    }
  });
});
