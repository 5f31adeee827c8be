import type { PayloadRequest } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { inLanguage } from '@/lib/request-in-language';
import { addressOf } from '../editorial/document-address';
import { nameOf } from '../editorial/live-versions';

/** A document whose published text links to a URL. */
export type LinkingDocument = {
  collection: string;
  id: number;
  name: string;
  locale: Locale;
  address: string | null;
};

/**
 * Every published document that links to a path, in each language. It reads all documents, which is fine for a rare
 * question.
 */
export async function findLinksTo(req: PayloadRequest, path: string): Promise<LinkingDocument[]> {
  const found: LinkingDocument[] = [];
  const starts = [`"${path}"`, `"${path}#`, `"${path}?`];
  for (const { config } of Object.values(req.payload.collections)) {
    if (!config.versions?.drafts) continue;
    for (const locale of locales) {
      const { docs } = await req.payload.find({
        collection: config.slug,
        where: { _status: { equals: 'published' } },
        locale,
        fallbackLocale: false,
        depth: 0,
        pagination: false,
        req: inLanguage(req, locale),
      });
      for (const document of docs as unknown as ({ id: number } & Record<string, unknown>)[]) {
        const { path: _path, ...content } = document;
        const text = JSON.stringify(content);
        if (!starts.some((start) => text.includes(start))) continue;
        found.push({
          collection: config.slug,
          id: document.id,
          name: nameOf(document, config.admin.useAsTitle),
          locale,
          address: addressOf(config.slug, document),
        });
      }
    }
  }
  return found;
}
