import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { type EditorialDocument, nameOf } from './published-and-newest-versions';

/** A document in one language, whose name a list of the admin shows. */
export type DocumentVersion = { collection: CollectionSlug; id: number; locale: Locale };

const keyOf = ({ collection, id, locale }: DocumentVersion) => `${collection}:${id}:${locale}`;

/**
 * Reads the names of documents in their newest version, as far as the signed-in person may read them: one query per
 * type and language.
 * @returns a function that looks up a name, and returns null for a document that the person may not read
 */
export async function namesOf(
  req: PayloadRequest,
  versions: readonly DocumentVersion[],
): Promise<(version: DocumentVersion) => string | null> {
  const groups = new Map<string, DocumentVersion[]>();
  for (const version of versions) {
    const key = `${version.collection}:${version.locale}`;
    groups.set(key, [...(groups.get(key) ?? []), version]);
  }
  const found = await Promise.all(
    [...groups.values()].map(async (group) => {
      const [{ collection, locale }] = group as [DocumentVersion];
      const { docs } = await req.payload.find({
        collection,
        where: { id: { in: group.map(({ id }) => id) } },
        draft: true,
        locale,
        fallbackLocale: locale === 'vi' ? 'en' : 'vi',
        depth: 0,
        pagination: false,
        overrideAccess: false,
        // The user is passed, not the request: a request holds one language, and these queries of several languages run
        // in parallel.
        user: req.user,
      });
      const { useAsTitle } = req.payload.collections[collection].config.admin;
      return (docs as unknown as EditorialDocument[]).map(
        (doc) =>
          [
            keyOf({ collection, locale, id: doc.id }),
            nameOf(doc, useAsTitle) || `#${doc.id}`,
          ] as const,
      );
    }),
  );
  const names = new Map(found.flat());
  return (version) => names.get(keyOf(version)) ?? null;
}
