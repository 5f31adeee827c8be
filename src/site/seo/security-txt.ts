import { brand } from '../../../brand.config';

const DAYS = 180;
const DAY = 86_400_000;

/**
 * The file security.txt: contact for vulnerability reports (RFC 9116), valid for half a year from the day on which it
 * is requested.
 */
export function securityFile(siteUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + DAYS * DAY);
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
