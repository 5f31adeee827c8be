import { env } from '@/lib/env';

/**
 * The base URL of HubSpot's API, without a trailing slash.
 * @param host where `HUBSPOT_URL` names no other one
 */
export const hubspotBase = (host = 'https://api.hubapi.com'): string =>
  (env().HUBSPOT_URL ?? host).replace(/\/+$/, '');
