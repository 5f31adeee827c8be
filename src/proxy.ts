import { NextResponse, type NextRequest } from 'next/server';
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
import { contentSecurityPolicy } from '@/lib/security-headers';
import { thirdPartyOrigins } from '@/lib/third-party';

/** Next's own cookie of draft mode; it only lets a request through to the page, which checks the session. */
const DRAFT_COOKIE = '__prerender_bypass';

/** The page that a browser looking at drafts gets sends it on itself, when there is no draft either. */
function passedOn(request: NextRequest): { request: { headers: Headers } } | undefined {
  if (!request.cookies.has(DRAFT_COOKIE)) return undefined;
  const headers = new Headers(request.headers);
  headers.set(ASKED_ADDRESS, request.nextUrl.href);
  return { request: { headers } };
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
 * Locale routing, old addresses and the state of lists; authorization never lives here (decision 2).
 * Vietnamese has no prefix: its pages are rendered under `/vi` inside and shown at the bare path, and
 * an address that spells `/vi` is sent to the bare one for good. An address at which nothing is live
 * leads where the CMS redirects it, or gets the not-found screen of its language, whole without
 * JavaScript, with status 404. A list whose query chooses something is made for that request; the plain
 * list stays the static page it is.
 */
function routed(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  if (isPublicFile(url.pathname) || isMachineRoute(url.pathname)) return NextResponse.next();
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
  const exists =
    isCodeRoute(path) || isPublished(locale, path) !== false || request.cookies.has(DRAFT_COOKIE);
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
    return NextResponse.rewrite(url, passedOn(request));
  }
  if (spelled) return NextResponse.next(passedOn(request));
  url.pathname = `/${defaultLocale}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(url, passedOn(request));
}

export function proxy(request: NextRequest): NextResponse {
  return withPolicy(routed(request));
}

export const config = {
  // Everything but the admin, machine endpoints and the framework's own files.
  matcher: ['/((?!(?:admin|api|graphql|_next)(?:/|$)).*)'],
};
