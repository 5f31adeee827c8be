import { APIError, type CollectionSlug, type Endpoint } from 'payload';
import { say } from '../fields/bilingual-admin-text';
import { withoutOwnFields } from './fields-of-document-copy';
import { forEditors, routeId } from './endpoint-access-and-input';
import { logPublication } from './publishing-log';
import { isDocument, nameOf, requestLocale } from './published-and-newest-versions';

/**
 * POST /api/<type>/versions/:id replaces the CMS's own endpoint, which restores every language with its status: an old
 * Vietnamese version would overwrite published English. This endpoint restores one language, as a draft; the URL stays,
 * and publishing runs the publish checks.
 */
export function restoreEndpoint(slug: string): Endpoint {
  const collection = slug as CollectionSlug;
  return {
    path: '/versions/:id',
    method: 'post',
    handler: forEditors(async (req) => {
      const locale = requestLocale(req);
      const found = await req.payload.findVersionByID({
        collection,
        id: String(routeId(req)),
        locale,
        fallbackLocale: false,
        depth: 0,
        req,
      });
      const version = found.version as unknown as Record<string, unknown>;
      const { config } = req.payload.collections[collection];
      const { useAsTitle } = config.admin;
      // A type without a title has no field that must be filled in each language.
      if (useAsTitle && !version[useAsTitle]) {
        const message = say(
          req,
          'Phiên bản này không có gì bằng ngôn ngữ đang chọn.',
          'This version holds nothing in the chosen language.',
        );
        throw new APIError(message, 400, null, true);
      }
      const doc: unknown = await req.payload.update({
        collection,
        id: Number(found.parent), // with depth 0 the parent is an id
        locale,
        fallbackLocale: false,
        draft: true,
        depth: 0,
        data: { ...withoutOwnFields(version), _status: 'draft' },
        req,
      });
      if (!isDocument(doc)) throw new Error('The restored document is none.');
      await logPublication(req, {
        action: 'restore',
        collection: slug,
        id: doc.id,
        name: nameOf(doc, useAsTitle),
        language: locale,
      });
      const message = say(
        req,
        'Đã khôi phục thành bản nháp; hãy xem lại rồi xuất bản.',
        'Restored as a draft; look it over, then publish.',
      );
      return Response.json({ message, doc });
    }),
  };
}
