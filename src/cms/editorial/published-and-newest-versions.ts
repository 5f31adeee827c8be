import type { CollectionSlug, PayloadRequest } from 'payload';
import { isLocale, locales, type Locale } from '@/i18n/locales';
import { inLanguage } from '@/lib/request-in-language';

/** The languages in which a document is published: it can be published in one and a draft in the other. */
export type LiveLanguages = Record<Locale, boolean>;

/** A document of any content type, with the fields that all of them have. */
export type EditorialDocument = { id: number; updatedAt: string } & Readonly<
  Record<string, unknown>
>;

export const isDocument = (value: unknown): value is EditorialDocument =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

const noneLive = (): LiveLanguages => ({ vi: false, en: false });

/** The published languages of a document, from its `_status` as read in all languages. */
export function toLiveLanguages(status: unknown): LiveLanguages {
  const live = noneLive();
  if (typeof status !== 'object' || status === null) return live;
  for (const [locale, value] of Object.entries(status)) {
    if (isLocale(locale)) live[locale] = value === 'published';
  }
  return live;
}

type DocumentRef = { collection: string; id: number | string; req: PayloadRequest };

/** The languages in which a document is published, read in the request's transaction; none while it is in the trash. */
export async function liveLanguagesOf({
  collection,
  id,
  req,
}: DocumentRef): Promise<LiveLanguages> {
  const found: unknown = await req.payload.db.findOne({
    collection: collection as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: false } }] },
    locale: 'all',
    req,
    select: { _status: true },
  });
  return isDocument(found) ? toLiveLanguages(found._status) : noneLive();
}

async function documentIn(
  { collection, id, req }: DocumentRef,
  locale: Locale,
  draft: boolean,
): Promise<EditorialDocument | null> {
  const found: unknown = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    req: inLanguage(req, locale),
    locale,
    fallbackLocale: false,
    draft,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  return isDocument(found) ? found : null;
}

/**
 * The newest version of a document in one language, published or not. In a language without content its localized
 * fields are empty. Null when the document does not exist or is in the trash.
 */
export const newestVersion = (
  ref: DocumentRef,
  locale: Locale,
): Promise<EditorialDocument | null> => documentIn(ref, locale, true);

/**
 * The published version of a document in a language in which it is published. Do not call this function for another
 * language: there the CMS may return a first draft.
 */
export const liveVersion = (ref: DocumentRef, locale: Locale): Promise<EditorialDocument | null> =>
  documentIn(ref, locale, false);

/** The name of a document for lists of the admin: its title, else its URL; empty when it has neither. */
export function nameOf(document: Readonly<Record<string, unknown>>, titleField = 'title'): string {
  for (const key of [titleField, 'title', 'name', 'path', 'slug']) {
    const value = document[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

/** The content language of a request of the admin; the default language when the request names none or all. */
export const requestLocale = (req: PayloadRequest): Locale =>
  isLocale(req.locale) ? req.locale : locales[0];

/**
 * Whether a person makes the change, at once or by schedule; writes of our own code need neither publish checks nor a
 * log entry.
 */
export const isByStaff = (req: PayloadRequest): boolean =>
  Boolean(req.user) || req.context.scheduled === true;
