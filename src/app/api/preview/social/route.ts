import { listPageSummaries } from '@/content/pages/titles-of-all-pages';
import { mayPreview } from '@/content/may-preview-drafts';
import { isLocale, type Locale } from '@/i18n/locales';
import { entryAddresses } from '@/lib/urls-of-entry-lists';
import { env } from '@/lib/env';
import { queryOf } from '@/lib/request-body';
import { isSafeRedirect } from '@/lib/safe-redirect';
import { socialPng } from '@/site/seo/social-media-picture/draw-social-media-picture';
import { pictureVersion } from '@/site/seo/social-media-picture';
import { brand } from '../../../../../brand.config';

const MAX_TITLE_LENGTH = 200;

/** The name of the list that an entry belongs to; null for a page. */
async function groupOf(path: string, locale: Locale): Promise<string | null> {
  const base = Object.values(entryAddresses).find((one) => path.startsWith(`${one}/`));
  const heads = base ? await listPageSummaries(locale) : [];
  return heads.find((head) => head.path === base)?.title ?? null;
}

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
  const png = await socialPng(pictureVersion({ path, locale, title }), {
    title,
    kicker: (await groupOf(path, locale)) ?? brand.name,
    host: new URL(env().SITE_URL).host,
  });
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, no-store' },
  });
}
