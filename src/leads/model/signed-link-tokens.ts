import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { isSameSecret } from '@/lib/constant-time-compare';

/** The purposes of signed links; a link of one purpose is not valid for another. */
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
 * A signed token for links that names one row: purpose, id, expiry and an HMAC. It contains nothing personal, and can
 * not be forged or extended without the secret.
 *
 * @param expiresAt milliseconds since 1970; without it the link is valid as long as its row exists
 */
export function signToken(purpose: TokenPurpose, id: number, expiresAt?: number): string {
  const seconds = expiresAt === undefined ? 0 : Math.floor(expiresAt / 1000);
  const text = `${purposes[purpose]}${id.toString(36)}-${seconds.toString(36)}`;
  return `${text}-${signature(text)}`;
}

/** The content of a token, or null when its signature is invalid. */
export function readToken(token: string, now = Date.now()): Token | null {
  const [, letter, id = '', seconds = '', given = ''] = SHAPE.exec(token) ?? [];
  const purpose = (Object.keys(purposes) as TokenPurpose[]).find((key) => purposes[key] === letter);
  if (!purpose) return null;
  if (!isSameSecret(given, signature(`${letter}${id}-${seconds}`))) return null;
  const end = parseInt(seconds, 36) * 1000;
  return { purpose, id: parseInt(id, 36), isExpired: end !== 0 && end <= now };
}
