import { mayPreview } from '@/content/may-preview-drafts';
import { isLocale, localizedPath } from '@/i18n/locales';
import { queryOf } from '@/lib/request-body';
import { isSafeRedirect } from '@/lib/safe-redirect';
import { PREVIEW_COOKIE, PREVIEW_MAX_AGE_SECONDS, signPreview } from '@/lib/draft-preview-cookie';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';

/** Shows drafts to a signed-in editor or admin: `?path=/book-demo&locale=en`. Others get 403. */
export async function GET(request: Request): Promise<Response> {
  const query = queryOf(request);
  const path = query.get('path') ?? '';
  const locale = query.get('locale') ?? '';
  if (!isLocale(locale) || !isSafeRedirect(path)) {
    return Response.json(
      { code: 'bad-request', message: 'path and locale are needed' },
      { status: 400 },
    );
  }
  if (!(await mayPreview(request.headers))) {
    return Response.json(
      { code: 'forbidden', message: 'Sign in as an editor first' },
      { status: 403 },
    );
  }
  (await cookies()).set(PREVIEW_COOKIE, signPreview(), {
    httpOnly: true,
    maxAge: PREVIEW_MAX_AGE_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure: process.env.NODE_ENV === 'production',
  });
  redirect(localizedPath(locale, path));
}
