import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = /(?:^|;\s*)payload-token=([^;]*)/;
const HEADER = /^(?:JWT|Bearer) (.+)$/;

/** The key with which the CMS signs its sessions: the beginning of the secret's hash in hexadecimal. */
const keyOf = (secret) => createHash('sha256').update(secret).digest('hex').slice(0, 32);

const read = (part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/**
 * Whether a request carries a session signed by the CMS that has not expired. The CMS still checks
 * permissions; this only decides how large a body may be.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} secret PAYLOAD_SECRET
 */
export function hasStaffSession({ authorization = '', cookie = '' }, secret, now = Date.now()) {
  const token = (HEADER.exec(authorization) ?? COOKIE.exec(cookie))?.[1] ?? '';
  const [header, claims, signature, ...more] = token.split('.');
  if (!header || !claims || !signature || more.length > 0) return false;
  const wanted = createHmac('sha256', keyOf(secret)).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  try {
    return read(header).alg === 'HS256' && read(claims).exp * 1000 > now;
  } catch {
    return false;
  }
}
