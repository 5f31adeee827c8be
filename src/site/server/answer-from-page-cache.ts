import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { publishedPaths } from '@/i18n/published-paths-by-language';
import { PREVIEW_COOKIE } from '@/lib/draft-preview-cookie';
import { recordRoute } from '@/lib/prometheus-metrics';
import { cachedPage } from './page-cache';
import { isKnown, storedHeaders } from './send-response';
import { type Coding, codingFor, type StoredPage } from './compressed-page';

/*
 * The fast path from a request to a cached page. Most requests are for one, and looking up the page, its encoding and
 * its headers each time would cost more than sending it.
 */

/** Matches a URL without a query and with nothing to decode. */
const PLAIN = /^\/[\w/-]*$/;
const MAX_REMEMBERED_PAGES = 4000;
/**
 * The maximum number of `Accept-Encoding` values that are remembered: browsers send few different ones, but another
 * client may send any.
 */
const MAX_VALUES = 100;

type Remembered = { key: string; route: string };

/** The cached page and metrics route of each URL, remembered as long as the published paths stay the same. */
const decided = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED_PAGES });
let decidedWith: unknown;

function decisions(): typeof decided {
  const live = publishedPaths();
  if (live !== decidedWith) decided.clear();
  decidedWith = live;
  return decided;
}

/** Remembers the page of a URL and its metrics route, as decided for a visitor who sees no drafts. */
export function rememberPage(address: string, page: Remembered): void {
  if (PLAIN.test(address)) decisions().set(address, page);
}

const codings = new LRUCache<string, Coding>({ max: MAX_VALUES });

function codingOf(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  const known = codings.get(accepted);
  if (known) return known;
  const coding = codingFor(accepted);
  codings.set(accepted, coding);
  return coding;
}

/**
 * Headers as a list of alternating names and values, which Node writes without conversion. Each name occurs once, with
 * its last value.
 */
function linesOf(...headers: readonly OutgoingHttpHeaders[]): string[] {
  const lines = new Map<string, [string, string]>();
  for (const [name, value] of headers.flatMap((some) => Object.entries(some))) {
    lines.set(name.toLowerCase(), [name, String(value)]);
  }
  return [...lines.values()].flat();
}

/** Whether a request may be answered with a cached page: it may see no draft and asks for no Markdown. */
const isPlain = ({ method, headers: { accept, cookie } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !accept?.includes('text/markdown') &&
  !cookie?.includes(PREVIEW_COOKIE);

type Lines = { whole: string[]; unchanged: string[] };

/** Answers a request with a cached page. Returns false, with nothing sent, when there is none for this request. */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Makes the function that answers with cached pages.
 * @param headers the headers of every page
 * @param moreOf makes further headers, which may differ each time
 */
export function makeCacheAnswers(
  headers: OutgoingHttpHeaders,
  moreOf?: (key: string, page: StoredPage) => OutgoingHttpHeaders,
): AnswerFromCache {
  const kept = new WeakMap<StoredPage, Partial<Record<Coding, Lines>>>();

  function linesFor(page: StoredPage, coding: Coding): Lines {
    const ofPage = kept.get(page) ?? {};
    kept.set(page, ofPage);
    return (ofPage[coding] ??= {
      whole: linesOf(headers, storedHeaders(page, 'kept', coding)),
      unchanged: linesOf(headers, storedHeaders(page, 'kept')),
    });
  }

  return (request, response) => {
    if (!isPlain(request)) return false;
    const found = decisions().get(request.url ?? '');
    const page = found && cachedPage(found.key);
    if (!page) return false;
    recordRoute(response, found.route);
    const coding = codingOf(request.headers['accept-encoding']);
    const { whole, unchanged } = linesFor(page, coding);
    const more = moreOf ? linesOf(moreOf(found.key, page)) : [];
    if (isKnown(request, page)) response.writeHead(304, [...unchanged, ...more]).end();
    else {
      response.writeHead(page.status, more.length > 0 ? [...whole, ...more] : whole);
      response.end(request.method === 'HEAD' ? undefined : page.bodies[coding]);
    }
    return true;
  };
}
