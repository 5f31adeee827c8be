import { layOverSaved } from '@/content/queries/payload/unsaved';
import { mayPreview } from '@/content/preview';
import { isLocale, type Locale } from '@/i18n/locales';
import { type AddressedList, isLinkable } from '@/lib/entry-addresses';
import { errorFields, log } from '@/lib/log';
import { isData } from '@/lib/rich-text/lexical-state';
import { readPublicPage } from '../page-kinds/read-page';
import type { PublicPage } from '../page-kinds/public-page';

type Asked = {
  collection: 'pages' | AddressedList;
  id: number;
  locale: Locale;
  data: Readonly<Record<string, unknown>>;
};

/** The largest Postgres integer. */
const GREATEST_ID = 2 ** 31 - 1;

const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'cache-control': 'private, no-store' } });

/** Why a form can not be shown as a page at the moment: it is half filled in, or names what is gone. */
export const notShowable = (error?: unknown): Response => {
  if (error !== undefined) log.info('preview.not-showable', errorFields(error));
  return refusal(422, 'not-showable', 'This can not be shown yet: something needed is missing');
};

function askedIn(body: string): Asked | null {
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
  if (!Number.isInteger(id) || Number(id) < 1 || Number(id) > GREATEST_ID) return null;
  return isData(data) ? { collection, id: Number(id), locale, data } : null;
}

/**
 * The page of a document with the values of its form, which are not saved, for a signed-in editor or admin. The body is
 * JSON: `{ collection, id, locale, data }`. Nothing is written or cached.
 *
 * @returns the page, or the refusal: 403 without such a session, 400 for another body, 404 for a document that is not
 *   there, 422 while the values make no page
 */
export async function unsavedPage(
  headers: Headers,
  body: () => Promise<string>,
): Promise<PublicPage | Response> {
  if (!(await mayPreview(headers))) {
    return refusal(403, 'forbidden', 'Sign in as an editor first');
  }
  const asked = askedIn(await body());
  if (!asked) return refusal(400, 'bad-request', 'collection, id, locale and data are needed');
  const laid = await layOverSaved(asked);
  if (!laid) return refusal(404, 'not-found', 'There is no such document');
  const { locale } = asked;
  try {
    return (await readPublicPage({ locale, draft: true, ...laid })) ?? notShowable();
  } catch (error) {
    return notShowable(error);
  }
}
