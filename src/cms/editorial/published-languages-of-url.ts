import type { CollectionSlug, PayloadRequest } from 'payload';
import { addressedLists, entryAddresses } from '@/lib/urls-of-entry-lists';
import { locales, type Locale } from '@/i18n/locales';
import { inLanguage } from '@/lib/request-in-language';
import type { LiveLanguages } from './published-and-newest-versions';

/** The types that may have a document at a URL, each with the field and the value that find it. */
function ownerOf(path: string): { collection: CollectionSlug; field: string; value: string }[] {
  const lists = addressedLists.flatMap((list) => {
    const prefix = `${entryAddresses[list]}/`;
    const value = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    return value && !value.includes('/') ? [{ collection: list, field: 'slug', value }] : [];
  });
  return [{ collection: 'pages', field: 'path', value: path }, ...lists];
}

async function isLive(req: PayloadRequest, path: string, locale: Locale): Promise<boolean> {
  for (const { collection, field, value } of ownerOf(path)) {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { and: [{ [field]: { equals: value } }, { _status: { equals: 'published' } }] },
      locale,
      req: inLanguage(req, locale),
    });
    if (totalDocs > 0) return true;
  }
  return false;
}

/** The languages in which a URL of the site, given without language prefix, is published. */
export async function liveLanguagesAt(req: PayloadRequest, path: string): Promise<LiveLanguages> {
  const live: LiveLanguages = { vi: false, en: false };
  for (const locale of locales) live[locale] = await isLive(req, path, locale);
  return live;
}

/** Whether a document has a URL of the site, as a draft or published. Documents in the trash do not count. */
export async function isWrittenAt(req: PayloadRequest, path: string): Promise<boolean> {
  for (const { collection, field, value } of ownerOf(path)) {
    const { docs } = await req.payload.find({
      collection,
      where: { [field]: { equals: value } },
      draft: true,
      depth: 0,
      limit: 1,
      select: {},
      req,
    });
    if (docs.length > 0) return true;
  }
  return false;
}
