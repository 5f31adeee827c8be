import { listPageSummaries } from '@/content/pages/titles-of-all-pages';
import { mayPreview } from '@/content/may-preview-drafts';
import { isLocale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { queryOf } from '@/lib/request-body';
import { isSafeRedirect } from '@/lib/safe-redirect';
import { socialPng } from '@/site/seo/social-media-picture/draw-social-media-picture';
import { kickerOf, pictureVersion } from '@/site/seo/social-media-picture';

const MAX_TITLE_LENGTH = 200;

/**
 * GET /api/preview/social: the social picture (Open Graph) that a page would have with this title, for a signed-in
 * editor or admin: `?path=/blog/x&locale=vi&title=…`. Others get 403.
 */
export async function GET(request: Request): Promise<Response> {
  const query = queryOf(request);
  const path = query.get('path') ?? '';
  const locale = query.get('locale') ?? '';
  const title = query.get('title')?.trim() ?? '';
  if (
    !isLocale(locale) ||
    !isSafeRedirect(path) ||
    title === '' ||
    title.length > MAX_TITLE_LENGTH
  ) {
    return Response.json(
      { code: 'bad-request', message: 'path, locale and a title are needed' },
      { status: 400 },
    );
  }
  if (!(await mayPreview(request.headers))) {
    return Response.json(
      { code: 'forbidden', message: 'Sign in as an editor first' },
      { status: 403 },
    );
  }
  const kicker = kickerOf(path, await listPageSummaries(locale));
  const png = await socialPng(pictureVersion({ path, locale, title, kicker }), {
    title,
    kicker,
    host: new URL(env().SITE_URL).host,
  });
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, no-store' },
  });
}
