import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { say } from '../fields/bilingual-admin-text';
import { copiedFields } from './fields-of-document-copy';
import { forEditors, routeId } from './endpoint-access-and-input';
import {
  type EditorialDocument,
  isDocument,
  nameOf,
  newestVersion,
} from './published-and-newest-versions';

type DocumentRef = { collection: string; id: number; req: PayloadRequest };

/** Copies the newest version of each language as a draft, at a new URL. */
async function duplicate(ref: DocumentRef): Promise<EditorialDocument> {
  const { collection, req } = ref;
  const { config } = req.payload.collections[collection as CollectionSlug];
  const ending = Date.now().toString(36).slice(-5);
  let copy: EditorialDocument | null = null;
  const save = async (locale: Locale, data: Record<string, unknown>) => {
    const common = {
      collection: collection as CollectionSlug,
      locale,
      fallbackLocale: false as const,
      draft: true,
      depth: 0,
      req,
    };
    const saved: unknown = copy
      ? await req.payload.update({ ...common, id: copy.id, data })
      : await req.payload.create({ ...common, data: data as never });
    return isDocument(saved) ? saved : null;
  };
  for (const locale of locales) {
    const source = await newestVersion(ref, locale);
    if (!source || !source[config.admin.useAsTitle ?? 'id']) continue;
    const address: Record<string, string> = {};
    for (const field of ['path', 'slug']) {
      const value = source[field];
      if (typeof value === 'string') {
        address[field] = `${value === '/' ? '/trang-chu' : value}-${ending}`;
      }
    }
    copy = await save(locale, { ...copiedFields(source), ...address, _status: 'draft' });
  }
  if (copy) return copy;
  throw new APIError('There is nothing to copy.', 404, null, true);
}

/**
 * POST /api/<type>/:id/duplicate replaces the CMS's own endpoint, which would publish the copy in the other language
 * and append a text to its URL that URLs may not contain.
 */
export function duplicateEndpoint(collection: string): Endpoint {
  return {
    path: '/:id/duplicate',
    method: 'post',
    handler: forEditors(async (req) => {
      const doc = await duplicate({ collection, id: routeId(req), req });
      const name = nameOf(doc);
      const message = say(req, `Đã chép thành bản nháp: ${name}`, `Copied as a draft: ${name}`);
      return Response.json({ doc, message });
    }),
  };
}
