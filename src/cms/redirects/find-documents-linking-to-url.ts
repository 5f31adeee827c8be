import type { PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { addressOf } from '../editorial/document-url';
import { nameOf } from '../editorial/published-and-newest-versions';
import { readReferences } from '../editorial/find-referring-documents';
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

/** Finds every published document that links to a path, in each language. */
export async function findLinksTo(req: PayloadRequest, path: string): Promise<LinkingDocument[]> {
  const types = Object.values(req.payload.collections)
    .map(({ config }) => config)
    .filter(({ versions }) => versions?.drafts);
  const target = { document: null, address: path };
  const references = await readReferences(req, types, target, {
    refers: ({ fields }, document) =>
      internalLinks(partsOf(fields, document)).some((link) => link.path === path),
    drafts: false,
    trash: false,
  });
  return references.map(({ type: { slug, admin }, document, locale }) => ({
    collection: slug,
    id: document.id,
    name: nameOf(document, admin.useAsTitle),
    locale,
    address: addressOf(slug, document),
  }));
}
