import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { isLocale, locales, type Locale } from '@/i18n/locales';
import { say } from '../fields/bilingual-admin-text';
import { withoutOwnFields } from './fields-of-document-copy';
import { forEditors, routeId } from './endpoint-access-and-input';
import { logPublication } from './publishing-log';
import { isDocument, nameOf } from './published-and-newest-versions';

/** The content language that the editor has chosen in the admin: the restore button does not send it. */
async function shownLocale(req: PayloadRequest): Promise<Locale> {
  const asked = req.searchParams.get('locale') ?? undefined;
  if (isLocale(asked)) return asked;
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'locale' } },
        { 'user.value': { equals: req.user?.id } },
        { 'user.relationTo': { equals: 'users' } },
      ],
    },
    limit: 1,
    depth: 0,
    req,
  });
  const value = docs[0]?.value;
  return typeof value === 'string' && isLocale(value) ? value : locales[0];
}

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
      const locale = await shownLocale(req);
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
      if (nameOf(version, config.admin.useAsTitle) === '') {
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
        name: nameOf(doc, config.admin.useAsTitle),
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
