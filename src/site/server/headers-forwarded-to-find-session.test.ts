import { extractJWT } from 'payload';
import { expect, it } from 'vitest';
import { sessionHeaders } from './headers-forwarded-to-find-session';

/** The session token that the CMS accepts with these request headers, on a site at https://www.example.com. */
const sessionOf = (headers: Record<string, string>) =>
  extractJWT({
    headers: sessionHeaders({ cookie: 'payload-token=session', ...headers }),
    payload: {
      config: {
        cookiePrefix: 'payload',
        csrf: ['https://www.example.com'],
        auth: { jwtOrder: ['cookie'] },
      },
    } as never,
  });

it('a preview opened on this site, or by its address, has its session', () => {
  expect(sessionOf({ 'sec-fetch-site': 'same-origin' })).toBe('session');
  expect(sessionOf({ 'sec-fetch-site': 'none' })).toBe('session');
  expect(sessionOf({ origin: 'https://www.example.com' })).toBe('session');
});

it('what another site asks for has none', () => {
  expect(sessionOf({ 'sec-fetch-site': 'cross-site' })).toBeNull();
  expect(sessionOf({ origin: 'https://elsewhere.example' })).toBeNull();
});
