import { env } from './env';

/**
 * Whether a page of another site sent this request. Requests of programs and old browsers, which send neither
 * `Sec-Fetch-Site` nor `Origin`, are accepted.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = headers.get('origin');
  if (!origin) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== headers.get('host') && host !== new URL(env().SITE_URL).host;
}

/** The client's IP address as this server found it; see TRUSTED_PROXIES. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown';
}
