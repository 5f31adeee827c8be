import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Coding, codingFor, compressed, type StoredPage } from './compressed-page';

/** Whether a request names the ETag of the page, so that 304 is the answer. */
export const isKnown = ({ headers }: IncomingMessage, { status, etag }: StoredPage): boolean =>
  status === 200 &&
  (headers['if-none-match']?.split(',').some((known) => known.trim() === etag) ?? false);

/** The values of `Cache-Status` (RFC 9211). */
const SOURCES = {
  kept: 'pages; hit',
  made: 'pages; fwd=miss',
  'last-good': 'pages; hit; detail=last-good',
} as const;

/** The source of a page: the cache, a rendering for this request, or the last good page in place of a failed one. */
export type PageSource = keyof typeof SOURCES;

/**
 * The headers of a page that is the same for all visitors.
 * @param coding the encoding in which the page is sent; none for a 304
 */
export const storedHeaders = (
  { etag, bodies, headers }: StoredPage,
  from: PageSource,
  coding?: Coding,
): Record<string, string | number> => ({
  'Cache-Status': SOURCES[from],
  'Content-Type': 'text/html; charset=utf-8',
  // Caches have to revalidate a page each time, so that a change is visible at once.
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept, Accept-Encoding',
  ETag: etag,
  ...headers,
  ...(coding && coding !== 'identity' ? { 'Content-Encoding': coding } : {}),
  ...(coding ? { 'Content-Length': bodies[coding].length } : {}),
});

/** Answers with a page that is the same for all visitors, or with 304 if the client has it already. */
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

/** Sends an answer that was made for one request; a text is compressed. */
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
  // Headers are set one by one, so that a name in different spellings is sent once, with its last value.
  for (const some of [headers, Object.fromEntries(answer.headers), own]) {
    for (const [name, value] of Object.entries(some)) response.setHeader(name, value ?? '');
  }
  response.writeHead(answer.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
