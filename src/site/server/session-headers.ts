import type { IncomingHttpHeaders } from 'node:http';

/** What names who asks, and from which page: without the latter the CMS takes no session (`csrf` in payload.config.ts). */
const NAMES = ['cookie', 'origin', 'sec-fetch-site'] as const;

/** The headers by which the CMS knows the session of a request. */
export function sessionHeaders(headers: IncomingHttpHeaders): Headers {
  const asked = new Headers();
  for (const name of NAMES) {
    const value = headers[name];
    if (typeof value === 'string') asked.set(name, value);
  }
  return asked;
}
