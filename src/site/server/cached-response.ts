import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { publishedPaths } from '@/i18n/published-paths-by-language';
import { PREVIEW_COOKIE } from '@/lib/preview-cookie';
import { recordRoute } from '@/lib/prometheus-metrics';
import { cachedPage } from './page-cache';
import { isKnown, storedHeaders } from './send-response';
import { type Coding, codingFor, type StoredPage } from './compressed-page';

/**
 * The short way from a request to a cached page: most requests are for one, and finding the page, its encoding and its
 * headers anew each time costs more than sending it.
 */

/** A URL without a query and with nothing to decode. */
const PLAIN = /^\/[\w/-]*$/;
const MAX_REMEMBERED_PAGES = 4000;
/** Browsers send few different values of a header; another client may send any. */
const MAX_VALUES = 100;

type Remembered = { key: string; route: string };

/** What was decided for URLs, while the same pages are published. */
const decided = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED_PAGES });
let decidedWith: unknown;

function decisions(): typeof decided {
  const live = publishedPaths();
  if (live !== decidedWith) decided.clear();
  decidedWith = live;
  return decided;
}

/** Remembers the page of a URL and its route in metrics, as decided for a visitor without a preview. */
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

/** Names and values by turns, as Node writes them without a further step; each name once, with its last value. */
function linesOf(...headers: readonly OutgoingHttpHeaders[]): string[] {
  const lines = new Map<string, [string, string]>();
  for (const [name, value] of headers.flatMap((some) => Object.entries(some))) {
    lines.set(name.toLowerCase(), [name, String(value)]);
  }
  return [...lines.values()].flat();
}

/** Whether a cached page may answer: neither a draft nor Markdown is asked for. */
const isPlain = ({ method, headers: { accept, cookie } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !accept?.includes('text/markdown') &&
  !cookie?.includes(PREVIEW_COOKIE);

type Lines = { whole: string[]; unchanged: string[] };

/**
 * Answers with a cached page; returns false, with nothing sent, when it is not known which one, or it has to be made.
 */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * @param headers of every page
 * @param moreOf further headers, which may differ each time
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
