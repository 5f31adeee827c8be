import { env } from '@/lib/env';

/**
 * The start of the URLs of HubSpot's API, without a slash at its end.
 *
 * @param host where `HUBSPOT_URL` names no other one
 */
export const hubspotBase = (host = 'https://api.hubapi.com'): string =>
  (env().HUBSPOT_URL ?? host).replace(/\/+$/, '');
