import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../brand.config';

/** What every authenticator app takes; most of them can do no other. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 };
/** A telephone's clock may be a step early or late. */
const STEPS_AROUND = 1;

const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 4;
const GROUP_DIGITS = 5;

/** A new secret, as an app takes it when it is typed. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the square code of an account says to an app. */
export const secretAddress = (secret: string, account: string): string =>
  new TOTP({
    ...SHAPE,
    issuer: brand.name,
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The digits of what was typed: apps and people write them in groups. */
export const digitsOf = (typed: unknown): string =>
  typeof typed === 'string' ? typed.slice(0, 100).replaceAll(/[\s-]/g, '') : '';

/** The time step that a code belongs to, or null when it is not one of this minute. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = TOTP.validate({
    ...SHAPE,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: STEPS_AROUND,
  });
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp: now }) + delta;
}

const digits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');

/** Codes for the day the telephone is gone: digits alone, so that any keyboard has them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => digits(GROUP_DIGITS)).join('-'),
  );

/** Whether what was typed has the length of a recovery code. */
export const isRecoveryCode = (code: string): boolean =>
  new RegExp(`^\\d{${RECOVERY_GROUPS * GROUP_DIGITS}}$`).test(code);

/**
 * What is kept of a recovery code. Twenty random digits need neither salt nor many rounds, and no key: they are
 * the way in when the key is another one.
 */
export const hashOfRecovery = (code: string): string =>
  createHash('sha256')
    .update(`recovery ${digitsOf(code)}`)
    .digest('hex');
