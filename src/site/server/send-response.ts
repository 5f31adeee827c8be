import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Coding, codingFor, compressed, type StoredPage } from './compressed-page';

/** Whether the browser's copy of a page is current (ETag). */
export const isKnown = ({ headers }: IncomingMessage, { status, etag }: StoredPage): boolean =>
  status === 200 &&
  (headers['if-none-match']?.split(',').some((known) => known.trim() === etag) ?? false);

/** The values of `Cache-Status` (RFC 9211). */
const SOURCES = {
  kept: 'pages; hit',
  made: 'pages; fwd=miss',
  'last-good': 'pages; hit; detail=last-good',
} as const;

/**
 * The source of a page in `Cache-Status`: the cache, a fresh rendering, or a copy in place of a page that can not be
 * rendered.
 */
export type PageSource = keyof typeof SOURCES;

/**
 * The headers of a page that is the same for all visitors.
 * @param coding the encoding in which it is sent; none for a 304
 */
export const storedHeaders = (
  { etag, bodies, headers }: StoredPage,
  from: PageSource,
  coding?: Coding,
): Record<string, string | number> => ({
  'Cache-Status': SOURCES[from],
  'Content-Type': 'text/html; charset=utf-8',
  // A page may be cached but is revalidated each time, so that publishing shows at once.
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept, Accept-Encoding',
  ETag: etag,
  ...headers,
  ...(coding && coding !== 'identity' ? { 'Content-Encoding': coding } : {}),
  ...(coding ? { 'Content-Length': bodies[coding].length } : {}),
});

/** Answers with a page that is the same for all visitors, or with 304 if the browser has it already. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  { headers, from }: { headers: OutgoingHttpHeaders; from: PageSource },
): void {
  if (isKnown(request, page)) {
    response.writeHead(304, { ...headers, ...storedHeaders(page, from) }).end();
    return;
  }
  const coding = codingFor(request.headers['accept-encoding']);
  response.writeHead(page.status, { ...headers, ...storedHeaders(page, from, coding) });
  response.end(request.method === 'HEAD' ? undefined : page.bodies[coding]);
}

const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json))/;

const varyOf = (headers: Headers): string =>
  [headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');

/** Sends an answer that was rendered for one request. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const isText = TEXT.test(answer.headers.get('content-type') ?? '');
  const coding = isText ? codingFor(request.headers['accept-encoding']) : 'identity';
  const body = await compressed(plain, coding, 'fast');
  const own: OutgoingHttpHeaders = {
    'Set-Cookie': answer.headers.getSetCookie(),
    ...(isText ? { Vary: varyOf(answer.headers) } : {}),
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    'Content-Length': body.length,
  };
  // Headers are set one by one: a name in different spellings is sent once, with its last value.
  for (const some of [headers, Object.fromEntries(answer.headers), own]) {
    for (const [name, value] of Object.entries(some)) response.setHeader(name, value ?? '');
  }
  response.writeHead(answer.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
