import { env } from '@/lib/env';

/**
 * The base URL of HubSpot's API, without a trailing slash.
 * @param host the default when `HUBSPOT_URL` is not set
 */
export const hubspotBase = (host = 'https://api.hubapi.com'): string =>
  (env().HUBSPOT_URL ?? host).replace(/\/+$/, '');
