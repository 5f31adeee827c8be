import type { PayloadRequest } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { inLanguage } from '@/lib/request-in-language';
import { addressOf } from '../editorial/document-url';
import { isDocument, nameOf } from '../editorial/published-and-newest-versions';
import { findReferring } from '../editorial/find-referring-documents';
import { internalLinks } from '../publish-checks/rules/broken-links';
import { partsOf } from '../publish-checks/walk-document-fields';

/** A document whose published text links to a URL. */
export type LinkingDocument = {
  collection: string;
  id: number;
  name: string;
  locale: Locale;
  address: string | null;
};

/**
 * Finds every published document that links to a path, in each language. Only documents that may link to it are read.
 */
export async function findLinksTo(req: PayloadRequest, path: string): Promise<LinkingDocument[]> {
  const found: LinkingDocument[] = [];
  const types = Object.values(req.payload.collections)
    .map(({ config }) => config)
    .filter(({ versions }) => versions?.drafts);
  const referring = await findReferring(req, types, { document: null, address: path });
  for (const { slug, fields, admin } of types) {
    const { live = [] } = referring.get(slug) ?? {};
    if (live.length === 0) continue;
    for (const locale of locales) {
      const { docs } = await req.payload.find({
        collection: slug,
        where: { and: [{ _status: { equals: 'published' } }, { id: { in: live } }] },
        locale,
        fallbackLocale: false,
        depth: 0,
        pagination: false,
        req: inLanguage(req, locale),
      });
      for (const document of (docs as unknown[]).filter(isDocument)) {
        const links = internalLinks(partsOf(fields, document));
        if (!links.some((link) => link.path === path)) continue;
        found.push({
          collection: slug,
          id: document.id,
          name: nameOf(document, admin.useAsTitle),
          locale,
          address: addressOf(slug, document),
        });
      }
    }
  }
  return found;
}
