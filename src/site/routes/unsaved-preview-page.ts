import { layOverSaved, type UnsavedForm } from '@/content/queries/payload/read-unsaved-document';
import { mayPreview } from '@/content/may-preview-drafts';
import { isLocale } from '@/i18n/locales';
import { isLinkable } from '@/lib/urls-of-entry-lists';
import { isRetryableError } from '@/lib/database-connection-errors';
import { errorFields, log } from '@/lib/write-log-line';
import { isData } from '@/lib/is-json-object';
import { readPublicPage } from '../page-kinds/read-public-page';
import type { PublicPage } from '../page-kinds/public-page-type';

/** The largest integer of Postgres; a greater id would make the query fail. */
const MAX_ID = 2 ** 31 - 1;

const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'cache-control': 'private, no-store' } });

/**
 * The answer when an unsaved page can not be shown: 503 while the database can not answer, 422 for values from which
 * no page can be made.
 */
export function notShowable(error: unknown): Response {
  if (isRetryableError(error)) {
    log.warn('preview.unavailable', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
  log.error('preview.not-showable', errorFields(error));
  return refusal(422, 'not-showable', 'No page could be made of these values');
}

function askedIn(body: string): UnsavedForm | null {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isData(given)) return null;
  const { collection, id, locale, data } = given;
  if (typeof collection !== 'string' || !isLinkable(collection)) return null;
  if (typeof locale !== 'string' || !isLocale(locale)) return null;
  if (!Number.isInteger(id) || Number(id) < 1 || Number(id) > MAX_ID) return null;
  return isData(data) ? { collection, id: Number(id), locale, data } : null;
}

async function pageOf(body: string): Promise<PublicPage | Response> {
  const asked = askedIn(body);
  if (!asked) return refusal(400, 'bad-request', 'collection, id, locale and data are needed');
  const laid = await layOverSaved(asked);
  if (!laid) return refusal(404, 'not-found', 'There is no such document');
  const { locale } = asked;
  const page = await readPublicPage({ locale, draft: true, ...laid });
  return page ?? refusal(422, 'incomplete', 'A required field is still empty');
}

/**
 * The page of a document with the unsaved values of its form, for a signed-in editor or admin. The body is JSON with
 * `collection`, `id`, `locale` and `data`. Nothing is written or cached.
 * @returns the page, or a refusal: 403 without such a session, 400 for another body, 404 for a missing document, 422
 * with the code `incomplete` while a required field is empty, 422 with `not-showable` for values from which no page
 * can be made, 503 while the database can not answer
 */
export async function unsavedPage(
  headers: Headers,
  body: () => Promise<string>,
): Promise<PublicPage | Response> {
  try {
    if (!(await mayPreview(headers))) {
      return refusal(403, 'forbidden', 'Sign in as an editor first');
    }
  } catch (error) {
    if (isRetryableError(error)) return notShowable(error);
    throw error;
  }
  const sent = await body();
  try {
    return await pageOf(sent);
  } catch (error) {
    return notShowable(error);
  }
}
