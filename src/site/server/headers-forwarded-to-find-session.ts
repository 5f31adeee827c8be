import type { IncomingHttpHeaders } from 'node:http';

/**
 * The session cookie, and the headers that tell from which site a request comes: without them the CMS ignores the
 * session (`csrf` in payload.config.ts).
 */
const NAMES = ['cookie', 'origin', 'sec-fetch-site'] as const;

/** The headers of a request that the CMS needs to find its session. */
export function sessionHeaders(headers: IncomingHttpHeaders): Headers {
  const asked = new Headers();
  for (const name of NAMES) {
    const value = headers[name];
    if (typeof value === 'string') asked.set(name, value);
  }
  return asked;
}
