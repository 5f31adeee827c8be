import {
  codeRouteOf,
  type CodeRoute,
  type MachineRoute,
  machineRouteOf,
} from '@/i18n/routes-in-code';
import { defaultLocale, localizedPath, type Locale, splitLocale } from '@/i18n/locales';
import { pathOfMarkdown } from '@/i18n/markdown-paths';
import { isPublished } from '@/i18n/published-paths-by-language';
import { redirectedUrl, redirectOf } from '@/i18n/follow-redirects';
import { listState, type ListState } from '@/lib/list-filters-in-url';

/** Language and path of a URL; `path` is without language prefix. */
type Place = { locale: Locale; path: string };

/** How a request will be answered. */
export type Decision =
  /** A redirect: to a path, or to a URL of another site. */
  | { kind: 'moved'; to: string; isPermanent: boolean }
  | (Place & { kind: 'code'; name: CodeRoute | MachineRoute; parts: string[] })
  /** The Markdown form of the page at `path`. */
  | (Place & { kind: 'markdown' })
  | (Place & {
      kind: 'page';
      /** The reader's choices in the list of the page, from the URL's query. */
      state: ListState;
      /** Whether the page may be cached: it is published, and neither filtered nor a preview. */
      isOfAll: boolean;
    })
  | { kind: 'nothing'; locale: Locale };

const ownPath = (target: URL, from: URL): string =>
  target.origin === from.origin ? target.href.slice(from.origin.length) : target.href;

/** The page whose Markdown form is requested, by URL or by Accept header; null for other requests. */
function markdownPage({ locale, path }: Place, accept: string): string | null {
  const named = pathOfMarkdown(path);
  if (named !== null && isPublished(locale, named) !== false) return named;
  return accept.includes('text/markdown') && isPublished(locale, path) ? path : null;
}

/** The decision for a URL at which nothing is published: a redirect, or a missing page. */
function movedTo(url: URL, { locale, path }: Place): Decision {
  const redirect = redirectOf(locale, path);
  if (!redirect) return { kind: 'nothing', locale };
  const to = ownPath(redirectedUrl(redirect, url), url);
  return { kind: 'moved', to, isPermanent: redirect.permanent };
}

/**
 * The canonical form of a URL's path: without `/vi`, because Vietnamese pages have no prefix, and without a trailing
 * slash. Several slashes after `/vi` become one, because a redirect to `//name` would lead to another host. Other
 * paths with two leading slashes come back unchanged.
 */
function plainPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  const isSpelled = locale === defaultLocale && path !== pathname;
  if (path.startsWith('//') && !isSpelled) return pathname;
  const bare = path.replace(/^\/{2,}/, '/');
  let end = bare.length;
  while (end > 1 && bare[end - 1] === '/') end -= 1;
  return localizedPath(locale, bare.slice(0, end));
}

/**
 * Decides how a request is answered, from its URL and the published pages. Vietnamese has no prefix: a URL with `/vi`
 * redirects permanently to the URL without it. So does a URL with a trailing slash. The language depends on nothing
 * but the URL (D2).
 * @param accept the value of the Accept header
 * @param isPreview whether drafts may be shown: then the page itself looks for a draft
 */
export function decide(url: URL, { accept = '', isPreview = false } = {}): Decision {
  const machine = machineRouteOf(url.pathname);
  const { locale, path } = splitLocale(url.pathname);
  if (machine) return { kind: 'code', locale, path, ...machine };
  const plain = plainPath(url.pathname);
  if (plain !== url.pathname) return { kind: 'moved', to: plain + url.search, isPermanent: true };
  const place = { locale, path };
  const markdown = markdownPage(place, accept);
  if (markdown !== null) return { kind: 'markdown', locale, path: markdown };
  const code = codeRouteOf(path);
  if (code) return { kind: 'code', ...place, ...code };
  // Undefined after a start without a database: then the page itself is queried.
  const isLive = isPublished(locale, path);
  if (isLive === false && !isPreview) return movedTo(url, place);
  const state = listState(path, url.searchParams);
  const isOfAll = isLive === true && !isPreview && Object.keys(state).length === 0;
  return { kind: 'page', ...place, state, isOfAll };
}

export type PageDecision = Extract<Decision, { kind: 'page' }>;

/** Files for programs that are made of content and are the same for everybody, so they are cached like pages. */
const contentFiles: ReadonlySet<CodeRoute | MachineRoute> = new Set([
  'blogFeed',
  'newsFeed',
  'calendar',
  'llms',
  'sitemaps',
  'sitemap',
]);

export type FileDecision = Extract<Decision, { kind: 'code' }>;

export const isContentFile = (decision: Decision): decision is FileDecision =>
  decision.kind === 'code' && contentFiles.has(decision.name);

/** The key of a page in the page cache. */
export const keyOf = ({ locale, path }: Place): string => localizedPath(locale, path);

/** The decision for a page without list filters, from which the Markdown form is made. */
export const wholePage = ({ locale, path }: Place): PageDecision => ({
  kind: 'page',
  locale,
  path,
  state: {},
  isOfAll: true,
});
