import type { Field, PayloadRequest } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { inLanguage } from '@/lib/request-in-language';
import { addressOf } from '../editorial/document-url';
import { readReferences, type Reference } from '../editorial/find-referring-documents';
import { nameOf, type EditorialDocument } from '../editorial/published-and-newest-versions';
import { internalLinks, linkedDocument } from '../publish-checks/rules/broken-links';
import { pictureId } from '../publish-checks/rules/picture-requirements';
import { partsOf } from '../publish-checks/walk-document-fields';
import type { Words } from '../fields/bilingual-admin-text';

/** A document or setting that shows another document or links to it. */
export type DocumentUse = {
  type: Words;
  name: string;
  /** The URL of the form in the admin where the use can be changed. */
  href: string;
  /** The language in which the document is used; null when it is used by a type without languages. */
  language: Locale | null;
  /** Whether the use is published, as opposed to a draft. */
  live: boolean;
  /** Whether the use is on every page: in a menu entry or the footer. */
  isFrame: boolean;
  /** Whether the document or setting with the use is in the trash, from where it can be restored. */
  isInTrash: boolean;
};

type Target = { collection: string; id: number; address: string | null };

/** Whether the values of some fields refer to the target, as a link or as a shown document. */
export function leadsTo(
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
  to: Target,
) {
  const parts = partsOf(fields, data);
  if (to.collection === 'media') return parts.some((part) => pictureId(part) === to.id);
  if (to.address && internalLinks(parts).some(({ path }) => path === to.address)) return true;
  const isLinked = parts.some((part) => {
    const linked = linkedDocument(part);
    return linked?.collection === to.collection && linked.id === to.id;
  });
  if (isLinked) return true;
  return fields.some(
    (field) =>
      field.type === 'relationship' &&
      field.relationTo === to.collection &&
      data[field.name] === to.id,
  );
}

const wordsOf = (label: unknown, fallback: string): Words => {
  if (typeof label !== 'object' || label === null || !('vi' in label) || !('en' in label)) {
    return { vi: fallback, en: fallback };
  }
  return { vi: String(label.vi), en: String(label.en) };
};

/** A document that refers to another, as a row of a list of uses. */
function useIn({ type, document, language, live }: Reference): DocumentUse {
  const isInTrash = Boolean(document.deletedAt);
  const folder = `${type.slug}/${isInTrash ? 'trash/' : ''}`;
  return {
    type: wordsOf(type.labels.singular, type.slug),
    name: nameOf(document, type.admin.useAsTitle) || String(document.id),
    href: `/admin/collections/${folder}${document.id}${language ? `?locale=${language}` : ''}`,
    language,
    live,
    isFrame: type.slug === 'cards' && !isInTrash,
    isInTrash,
  };
}

/** Finds uses in the site's settings, whose links are in the footer of every page. */
async function usesInSettings(req: PayloadRequest, to: Target): Promise<DocumentUse[]> {
  const settings = req.payload.globals.config.find(({ slug }) => slug === 'settings');
  if (!settings) return [];
  const places: DocumentUse[] = [];
  for (const language of locales) {
    const data = await req.payload.findGlobal({
      slug: 'settings',
      locale: language,
      fallbackLocale: false,
      depth: 0,
      req: inLanguage(req, language),
    });
    if (!leadsTo(settings.fields, { ...data }, to)) continue;
    const type = wordsOf(settings.label, 'settings');
    const href = `/admin/globals/settings?locale=${language}`;
    places.push({ type, name: '', href, language, live: true, isFrame: true, isInTrash: false });
  }
  return places;
}

/**
 * Finds where a document is used: in links to its URL, in references to it and, if it is a picture, where it is
 * shown. Published versions and drafts count. Only documents that may refer to it are read.
 * @param trash whether documents in the trash count too
 */
export async function findDocumentUses(
  req: PayloadRequest,
  { collection, document }: { collection: string; document: EditorialDocument },
  trash = false,
): Promise<DocumentUse[]> {
  const to = { collection, id: document.id, address: addressOf(collection, document) };
  const types = Object.values(req.payload.collections)
    .map(({ config }) => config)
    .filter(({ slug, trash }) => (trash && slug !== 'media') || slug === 'ticket-types');
  const target = { document: { collection, id: document.id }, address: to.address };
  const references = await readReferences(req, types, target, {
    refers: (type, referring) =>
      !(type.slug === collection && referring.id === document.id) &&
      leadsTo(type.fields, referring, to),
    drafts: true,
    trash,
  });
  // A published version comes before its draft; only the first of the two is listed.
  const uses = new Map<string, DocumentUse>();
  for (const use of references.map(useIn)) if (!uses.has(use.href)) uses.set(use.href, use);
  return [...uses.values(), ...(await usesInSettings(req, to))];
}
