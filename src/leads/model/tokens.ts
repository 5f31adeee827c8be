import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { isSameSecret } from '@/lib/same-secret';

/** What a signed link lets its holder do; a link of one purpose opens nothing of another. */
const purposes = {
  ticket: 't',
  document: 'd',
  confirm: 'c',
  unsubscribe: 'u',
  withdraw: 'w',
  receipt: 'r',
  privacy: 'p',
} as const;
export type TokenPurpose = keyof typeof purposes;

export type Token = { purpose: TokenPurpose; id: number; isExpired: boolean };

const SHAPE = /^([a-z])([0-9a-z]{1,8})-([0-9a-z]{1,9})-([\w-]{43})$/;

const signature = (text: string): string =>
  createHmac('sha256', env().INTERNAL_SECRET).update(`link ${text}`).digest('base64url');

/**
 * A signed pointer to one row, for links: purpose, id, end of life and an HMAC. Holds nothing personal,
 * and cannot be forged or extended without the secret.
 *
 * @param expiresAt milliseconds since 1970; without it the link lives as long as what it points to
 */
export function signToken(purpose: TokenPurpose, id: number, expiresAt?: number): string {
  const seconds = expiresAt === undefined ? 0 : Math.floor(expiresAt / 1000);
  const text = `${purposes[purpose]}${id.toString(36)}-${seconds.toString(36)}`;
  return `${text}-${signature(text)}`;
}

/** The pointer of a link, or null when the signature does not fit: forged or altered. */
export function readToken(token: string, now = Date.now()): Token | null {
  const [, letter, id = '', seconds = '', given = ''] = SHAPE.exec(token) ?? [];
  const purpose = (Object.keys(purposes) as TokenPurpose[]).find((key) => purposes[key] === letter);
  if (!purpose) return null;
  if (!isSameSecret(given, signature(`${letter}${id}-${seconds}`))) return null;
  const end = parseInt(seconds, 36) * 1000;
  return { purpose, id: parseInt(id, 36), isExpired: end !== 0 && end <= now };
}
