import type { CollectionSlug, Payload } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { addressOf } from '../editorial/document-url';
import {
  type EditorialDocument,
  type LiveLanguages,
  nameOf,
  toLiveLanguages,
} from '../editorial/published-and-newest-versions';
import { compareLanguages, type Difference } from './compare-languages';
import { importanceOf, type MenuLinks, readMenuLinks } from './importance-of-document';
import { SAME_PUBLICATION_WINDOW_MS } from './same-publication-window';

export type TranslationDiffRow = {
  collection: string;
  id: number;
  name: string;
  address: string | null;
  live: LiveLanguages;
  /** The language in which the document is not published although it is in the other. */
  missing: Locale | null;
  /** The language that was last published earlier; null when both were published together or one is not published. */
  older: Locale | null;
  differences: Difference[];
  importance: number;
};

/** The maximum number of documents of a type that are compared; further ones are neither shown nor counted. */
const MAX_DOCUMENTS = 1000;

type Published = ReadonlyMap<string, number>;

/** When each document was last published in each language, by `type:id:language`. */
async function lastPublished(payload: Payload): Promise<Published> {
  const { docs } = await payload.find({
    collection: 'publications',
    where: { action: { equals: 'publish' } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
  });
  return new Map(
    docs.map(({ type, document, language, createdAt }) => [
      `${type}:${document}:${language}`,
      Date.parse(createdAt),
    ]),
  );
}

async function inLanguage(payload: Payload, collection: string, locale: Locale | 'all') {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: MAX_DOCUMENTS,
    sort: 'id',
    overrideAccess: true,
    ...(locale === 'all' ? { select: { _status: true } } : {}),
  });
  return docs as unknown as EditorialDocument[];
}

function olderOf(published: Published, key: string): Locale | null {
  const [vi, en] = locales.map((locale) => published.get(`${key}:${locale}`) ?? 0);
  if (vi === undefined || en === undefined || Math.abs(vi - en) < SAME_PUBLICATION_WINDOW_MS) {
    return null;
  }
  return vi < en ? 'vi' : 'en';
}

async function rowsOf(
  payload: Payload,
  collection: string,
  known: { published: Published; menus: MenuLinks },
): Promise<TranslationDiffRow[]> {
  const { fields, admin } = payload.collections[collection as CollectionSlug].config;
  const [states, vietnamese, english] = await Promise.all([
    inLanguage(payload, collection, 'all'),
    inLanguage(payload, collection, 'vi'),
    inLanguage(payload, collection, 'en'),
  ]);
  const byId = (documents: EditorialDocument[]) => new Map(documents.map((one) => [one.id, one]));
  const [inVietnamese, inEnglish] = [byId(vietnamese), byId(english)];
  return states.map(({ id, _status }) => {
    const live = toLiveLanguages(_status);
    const [vi, en] = [inVietnamese.get(id), inEnglish.get(id)];
    const both = vi && en && live.vi && live.en;
    const address = addressOf(collection, vi ?? en ?? {});
    return {
      collection,
      id,
      name: nameOf(live.vi ? (vi ?? {}) : (en ?? {}), admin.useAsTitle),
      address,
      live,
      missing: live.vi === live.en ? null : live.vi ? 'en' : 'vi',
      older: both ? olderOf(known.published, `${collection}:${id}`) : null,
      differences: both ? compareLanguages(fields, vi, en) : [],
      importance: importanceOf(collection, address, known.menus),
    };
  });
}

const hasGap = ({ missing, older, differences }: TranslationDiffRow): boolean =>
  missing !== null || older !== null || differences.length > 0;

/** Every document whose languages differ, the most important pages first, and the number of documents compared. */
export async function translationDiffOverview(
  payload: Payload,
): Promise<{ rows: TranslationDiffRow[]; documents: number }> {
  const known = { published: await lastPublished(payload), menus: await readMenuLinks(payload) };
  const all: TranslationDiffRow[] = [];
  for (const { config } of Object.values(payload.collections)) {
    if (config.versions?.drafts) all.push(...(await rowsOf(payload, config.slug, known)));
  }
  const rows = all
    .filter(hasGap)
    .sort(
      (one, other) =>
        other.importance - one.importance ||
        Number(other.missing !== null) - Number(one.missing !== null) ||
        other.differences.length - one.differences.length,
    );
  return { rows, documents: all.length };
}
