import { NextRequest, NextResponse } from 'next/server';
import {
  FILTERED_LIST,
  isCodeRoute,
  isMachineRoute,
  isPublicFile,
  NOT_FOUND_SCREEN,
} from '@/i18n/code-routes';
import { defaultLocale, splitLocale, type Locale } from '@/i18n/locales';
import { MARKDOWN, markdownPath, pageOfMarkdown } from '@/i18n/markdown-paths';
import { isPublished } from '@/i18n/published-paths';
import { ASKED_ADDRESS, redirectedUrl, redirectOf } from '@/i18n/redirects';
import { imageOrigins } from '@/lib/image-hosts';
import { listState } from '@/lib/list-state';
import { DRAFT_COOKIE, isPreview } from '@/lib/preview-cookie';
import { contentSecurityPolicy } from '@/lib/security-headers';
import { thirdPartyOrigins } from '@/lib/third-party';

/**
 * What the page is told of the request instead of what the browser sent. The page of a preview sends its
 * browser on itself, when there is no draft either. Without a preview Next's cookie counts as none.
 */
function passedOn(
  request: NextRequest,
  preview: boolean,
): { request: { headers: Headers } } | undefined {
  if (!request.cookies.has(DRAFT_COOKIE)) return undefined;
  const told = new NextRequest(request.nextUrl, { headers: request.headers });
  if (preview) told.headers.set(ASKED_ADDRESS, request.nextUrl.href);
  else told.cookies.delete(DRAFT_COOKIE);
  return { request: { headers: told.headers } };
}

/** Where the Markdown form of the asked page is rendered: it has an address, and can be asked for by type. */
function markdownOf(request: NextRequest, locale: Locale, path: string): string | null {
  const named = pageOfMarkdown(path);
  if (named !== null && isPublished(locale, named) !== false) return `/${locale}${MARKDOWN}${path}`;
  const isAsked = request.headers.get('accept')?.includes('text/markdown') ?? false;
  return isAsked && isPublished(locale, path) ? `/${locale}${MARKDOWN}${markdownPath(path)}` : null;
}

/** What pages may load from elsewhere, as far as it is configured; read while serving. */
function withPolicy(response: NextResponse): NextResponse {
  const { CMS_URL, PUBLIC_ASSETS_HOST } = process.env;
  const origins = thirdPartyOrigins(process.env);
  const pictures = imageOrigins({ CMS_URL, PUBLIC_ASSETS_HOST });
  if (origins.length > 0 || pictures.length > 0) {
    const formTargets = thirdPartyOrigins(process.env, ['embedForm']);
    const policy = contentSecurityPolicy(origins, formTargets, pictures);
    response.headers.set('Content-Security-Policy', policy);
  }
  return response;
}

/**
 * Locale routing, old addresses and the state of lists; authorization never lives here, as a proxy is easily bypassed.
 * Vietnamese has no prefix: its pages are rendered under `/vi` inside and shown at the bare path, and
 * an address that spells `/vi` is sent to the bare one for good. An address at which nothing is live
 * leads where the CMS redirects it, or gets the not-found screen of its language, whole without
 * JavaScript, with status 404. A list whose query chooses something is made for that request; the plain
 * list stays the static page it is.
 *
 * Whatever goes on is rewritten to the address that was judged, be it the same: Next takes `.rsc` off the
 * end of what the proxy sees, and would render, and keep, a page at the longer address.
 */
function routed(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  if (isPublicFile(url.pathname) || isMachineRoute(url.pathname)) return NextResponse.rewrite(url);
  const { locale, path } = splitLocale(url.pathname);
  const spelled = path !== url.pathname;

  if (spelled && locale === defaultLocale) {
    // Two slashes at the start of an address would be the name of another host.
    url.pathname = path.replace(/^\/{2,}/, '/');
    return NextResponse.redirect(url, 308);
  }
  const markdown = markdownOf(request, locale, path);
  if (markdown !== null) {
    url.pathname = markdown;
    return NextResponse.rewrite(url);
  }
  const preview = isPreview(request.cookies);
  const exists = isCodeRoute(path) || isPublished(locale, path) !== false || preview;
  if (!exists) {
    const redirect = redirectOf(locale, path);
    if (redirect) {
      const target = redirectedUrl(redirect, new URL(request.nextUrl.href));
      return NextResponse.redirect(target, redirect.permanent ? 308 : 307);
    }
    url.pathname = `/${locale}${NOT_FOUND_SCREEN}`;
    return NextResponse.rewrite(url, { status: 404 });
  }
  if (Object.keys(listState(path, url.searchParams)).length > 0) {
    url.pathname = `/${locale}${FILTERED_LIST}${path}`;
    return NextResponse.rewrite(url, passedOn(request, preview));
  }
  url.pathname = `/${locale}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(url, passedOn(request, preview));
}

export function proxy(request: NextRequest): NextResponse {
  return withPolicy(routed(request));
}

export const config = {
  // Everything but the admin, machine endpoints and the framework's own files; below those that are one
  // address, or hold files alone, whatever is not there would be a page of a language that is not there.
  matcher: ['/((?!(?:admin|api)(?:/|$)|graphql$|_next/image$|_next/static/).*)'],
};
