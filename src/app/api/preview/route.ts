import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { mayPreview } from '@/content/preview';
import { isOwnPath } from '@/lib/own-path';
import { isLocale, localizedPath } from '@/i18n/locales';
import { DRAFT_COOKIE, PREVIEW_COOKIE, PREVIEW_SECONDS, signPreview } from '@/lib/preview-cookie';

/** Shows drafts to a signed-in editor or admin: `?path=/book-demo&locale=en`. Everybody else gets 403. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const path = query.get('path') ?? '';
  const locale = query.get('locale') ?? '';
  if (!isLocale(locale) || !isOwnPath(path)) {
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
  (await draftMode()).enable();
  const jar = await cookies();
  // The proxy can not check Next's cookie, and lets no other request past its list of live pages.
  jar.set(PREVIEW_COOKIE, signPreview(jar.get(DRAFT_COOKIE)?.value ?? ''), {
    httpOnly: true,
    maxAge: PREVIEW_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure: process.env.NODE_ENV === 'production',
  });
  redirect(localizedPath(locale, path));
}
