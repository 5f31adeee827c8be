import { codeRouteOf, type CodeRoute, type MachineRoute, machineRouteOf } from '@/i18n/code-routes';
import { defaultLocale, localizedPath, type Locale, splitLocale } from '@/i18n/locales';
import { pathOfMarkdown } from '@/i18n/markdown-paths';
import { isPublished } from '@/i18n/published-paths';
import { redirectedUrl, redirectOf } from '@/i18n/redirects';
import { listState, type ListState } from '@/lib/list-state';

/** Where an address is; `path` is without language prefix. */
type Place = { locale: Locale; path: string };

/** What answers a request. */
export type Decision =
  /** Another address: a path, or a whole one of another site. */
  | { kind: 'moved'; to: string; isPermanent: boolean }
  | (Place & { kind: 'code'; name: CodeRoute | MachineRoute; parts: string[] })
  /** The page at `path`, as Markdown. */
  | (Place & { kind: 'markdown' })
  | (Place & {
      kind: 'page';
      /** What the reader chose in the page's list. */
      state: ListState;
      /** Whether the answer is the same for all visitors and may be cached. */
      isOfAll: boolean;
    })
  | { kind: 'nothing'; locale: Locale };

const ownPath = (target: URL, from: URL): string =>
  target.origin === from.origin ? target.href.slice(from.origin.length) : target.href;

/** The page whose Markdown form is asked for, by its address or by type; null when none is. */
function markdownPage({ locale, path }: Place, accept: string): string | null {
  const named = pathOfMarkdown(path);
  if (named !== null && isPublished(locale, named) !== false) return named;
  return accept.includes('text/markdown') && isPublished(locale, path) ? path : null;
}

/** Where an address leads at which nothing is live. */
function movedTo(url: URL, { locale, path }: Place): Decision {
  const redirect = redirectOf(locale, path);
  if (!redirect) return { kind: 'nothing', locale };
  const to = ownPath(redirectedUrl(redirect, url), url);
  return { kind: 'moved', to, isPermanent: redirect.permanent };
}

/**
 * The address of a place without `/vi`, which Vietnamese pages do not spell, and without a slash at its end. Two
 * slashes at its start would be the name of another host.
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
 * What answers a request, by its address and what is live. Vietnamese has no prefix: an address that spells `/vi`
 * leads to the bare one for good, as does one with a slash at its end; no language is chosen by anything but the
 * address (D2).
 *
 * @param accept the types that the reader takes
 * @param isPreview whether drafts may be shown: then the page itself finds out what is there
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
  // What is live may not be known, after a start without a database: then the page itself finds out.
  const isLive = isPublished(locale, path);
  if (isLive === false && !isPreview) return movedTo(url, place);
  const state = listState(path, url.searchParams);
  const isOfAll = isLive === true && !isPreview && Object.keys(state).length === 0;
  return { kind: 'page', ...place, state, isOfAll };
}

/** A page of the CMS. */
export type PageDecision = Extract<Decision, { kind: 'page' }>;

/** Where a page that is kept stands in the cache. */
export const keyOf = ({ locale, path }: Place): string => localizedPath(locale, path);

/** The page that a Markdown form is made of. */
export const wholePage = ({ locale, path }: Place): PageDecision => ({
  kind: 'page',
  locale,
  path,
  state: {},
  isOfAll: true,
});
