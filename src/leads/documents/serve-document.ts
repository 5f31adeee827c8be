import type { Payload } from 'payload';
import { queryOf } from '@/lib/request-body';
import { isLocale, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { errorFields, log } from '@/lib/write-log-line';
import { openUpload } from '@/lib/uploads-on-disk-or-in-s3';
import { plainPage } from '../http/html-page-without-scripts';
import { LINK_HOURS, MAX_USES, type Refusal, redeemLink } from './document-links';

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/**
 * The response for an invalid link: a page in the reader's language that says why it does not work, and how to get a
 * new one.
 */
function refused(refusal: Refusal, locale: Locale): Response {
  const t = getT(locale, 'links');
  const html = plainPage({
    locale,
    title: t(`document.${refusal}.title`),
    text: t(`document.${refusal}.text`, { hours: LINK_HOURS, uses: MAX_USES }),
    link: { text: t('document.again'), href: localizedPath(locale, '/resources') },
  });
  return new Response(html, {
    status: refusal === 'unknown' ? 404 : 410,
    headers: { ...privately, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/**
 * Serves a document by its signed link (D14): `/api/documents/<token>?lng=vi`. GET counts a use, HEAD does not. Never
 * answers 500.
 */
export async function serveDocument(
  cms: () => Promise<Payload>,
  token: string,
  request: Request,
): Promise<Response> {
  const asked = queryOf(request).get('lng') ?? '';
  const locale = isLocale(asked) ? asked : 'vi';
  try {
    const payload = await cms();
    const isHead = request.method === 'HEAD';
    const found = await redeemLink(payload, token, { peek: isHead });
    if ('refusal' in found) return refused(found.refusal, locale);
    const document = await payload.findByID({
      collection: 'private-documents',
      id: found.documentId,
      depth: 0,
    });
    const file = await openUpload('private/documents', document.filename ?? '');
    if (!file) throw new Error('the file of a document is missing');
    const headers = {
      ...privately,
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${document.slug}.${document.locale}.pdf"`,
    };
    if (isHead) {
      await file.body.cancel();
      return new Response(null, { headers });
    }
    log.info('document.given', { document: document.id });
    return new Response(file.body, { headers });
  } catch (error) {
    log.error('document.not-given', errorFields(error));
    const t = getT(locale, 'forms');
    const headers = {
      ...privately,
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '15',
    };
    return new Response(t('notice.unavailable'), { status: 503, headers });
  }
}
