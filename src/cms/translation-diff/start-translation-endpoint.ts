import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { isLocale, locales, type Locale } from '@/i18n/locales';
import { inLanguage } from '@/lib/request-in-language';
import { say } from '../fields/bilingual-admin-text';
import { isProse } from '../publish-checks/prose-fields';
import { partsOf } from '../publish-checks/walk-document-fields';
import { copiedFields } from '../editorial/fields-of-document-copy';
import { forEditors, readObject, routeId } from '../editorial/endpoint-access-and-input';
import {
  type EditorialDocument,
  isDocument,
  newestVersion,
} from '../editorial/published-and-newest-versions';

type DocumentRef = { collection: string; id: number; req: PayloadRequest };

const refused = (status: number, message: string) => new APIError(message, status, null, true);

/**
 * Copies the structure and texts of the newest version in the other language into a draft of the language `to`, to be
 * translated. The publish checks refuse to publish the draft while texts are left in the other language.
 * @throws APIError 404 when the other language has no text, 409 when `to` has one already
 */
async function startTranslation(ref: DocumentRef, to: Locale): Promise<EditorialDocument> {
  const { collection, id, req } = ref;
  const { fields } = req.payload.collections[collection as CollectionSlug].config;
  const hasText = (document: EditorialDocument | null) =>
    document !== null && partsOf(fields, copiedFields(document)).some(isProse);
  const [from] = locales.filter((locale) => locale !== to);
  const source = from ? await newestVersion(ref, from) : null;
  if (!source || !hasText(source)) {
    throw refused(404, say(req, 'Chưa có gì để chép sang.', 'There is nothing to copy yet.'));
  }
  if (hasText(await newestVersion(ref, to))) {
    const message = say(
      req,
      'Ngôn ngữ này đã có nội dung, nên không chép đè lên.',
      'This language has content already, so nothing was copied over it.',
    );
    throw refused(409, message);
  }
  const saved: unknown = await req.payload.update({
    collection: collection as CollectionSlug,
    id,
    locale: to,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    data: { ...copiedFields(source), _status: 'draft' },
    overrideAccess: false,
    user: req.user,
    req: inLanguage(req, to),
  });
  if (!isDocument(saved)) throw new Error('The started translation is no document.');
  return saved;
}

/**
 * POST /api/<type>/:id/start-translation with `{"language": "en"}`: creates a draft of that language with the texts of
 * the other.
 */
export function startTranslationEndpoint(collection: string): Endpoint {
  return {
    path: '/:id/start-translation',
    method: 'post',
    handler: forEditors(async (req) => {
      const { language } = await readObject(req);
      if (typeof language !== 'string' || !isLocale(language)) {
        throw refused(400, 'The language is vi or en');
      }
      const doc = await startTranslation({ collection, id: routeId(req), req }, language);
      const message = say(
        req,
        'Đã chép thành bản nháp để dịch.',
        'Copied as a draft to be translated.',
      );
      return Response.json({ doc, message });
    }),
  };
}
