import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import type { Publication } from '@/payload-types';
import {
  isByStaff,
  isDocument,
  type LiveLanguages,
  liveLanguagesOf,
  nameOf,
  requestLocale,
} from './published-and-newest-versions';

type Entry = {
  action: Publication['action'];
  collection: string;
  /** Empty where the action is about several documents. */
  id?: number;
  name: string;
  language?: Locale;
  note?: string;
};

/** Adds an entry to the publishing log, in the transaction of the action itself. */
export async function logPublication(req: PayloadRequest, entry: Entry): Promise<void> {
  const { action, collection, id, name, language, note } = entry;
  await req.payload.create({
    collection: 'publications',
    req,
    data: {
      action,
      name,
      type: collection,
      document: id,
      language,
      note,
      by: req.user?.collection === 'users' ? req.user.name || req.user.email : undefined,
      via: req.context.scheduled ? 'schedule' : 'admin',
    },
  });
}

const key = (collection: string, id: unknown): string => `live:${collection}:${String(id)}`;

/** Stores the languages in which a document was published before a change, for `logChange`. */
export const rememberLiveLanguages: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!isByStaff(req) || !isDocument(originalDoc)) return data;
  const { id } = originalDoc;
  req.context[key(collection.slug, id)] = await liveLanguagesOf({
    collection: collection.slug,
    id,
    req,
  });
  return data;
};

/** Logs each publication and unpublication by staff, language by language. */
export const logChange: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  if (!isByStaff(req) || !isDocument(doc)) return;
  const { slug } = collection;
  const before = req.context[key(slug, doc.id)] as LiveLanguages | undefined;
  const after = await liveLanguagesOf({ collection: slug, id: doc.id, req });
  const name = nameOf(doc, collection.admin.useAsTitle);
  for (const language of locales) {
    const published =
      after[language] &&
      (!before?.[language] || (language === requestLocale(req) && data._status === 'published'));
    const unpublished = Boolean(before?.[language]) && !after[language];
    if (!published && !unpublished) continue;
    const action = published ? 'publish' : 'unpublish';
    await logPublication(req, { action, collection: slug, id: doc.id, name, language });
  }
};

export const logDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isByStaff(req) || !isDocument(doc)) return;
  const name = nameOf(doc, collection.admin.useAsTitle);
  await logPublication(req, { action: 'delete', collection: collection.slug, id: doc.id, name });
};
