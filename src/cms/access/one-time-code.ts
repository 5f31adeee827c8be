import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../brand.config';

/** The parameters of RFC 6238 that every authenticator app supports; most support no others. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 };
/** A code of the step before or after counts too: the telephone's clock may be off. */
const ACCEPTED_CLOCK_DRIFT_STEPS = 1;

const RECOVERY_CODES = 10;
/** 35 digits are 116 bits: from 112 on a plain hash is enough (ASVS 6.5.2). */
const RECOVERY_GROUPS = 7;
const GROUP_DIGITS = 5;
/** Codes of four groups were handed out before, and stay valid. */
const EARLIER_GROUPS = 4;

/** A new secret in base32, as a person types it into an app. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URL in the QR code of an account. */
export const secretAddress = (secret: string, account: string): string =>
  new TOTP({
    ...SHAPE,
    issuer: brand.name,
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The digits of a typed code: apps and people write them in groups. */
export const digitsOf = (typed: unknown): string =>
  typeof typed === 'string' ? typed.slice(0, 100).replaceAll(/[\s-]/g, '') : '';

/** The time step that a code belongs to, or null when it is not valid now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = TOTP.validate({
    ...SHAPE,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: ACCEPTED_CLOCK_DRIFT_STEPS,
  });
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp: now }) + delta;
}

const digits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');

/**
 * Recovery codes for an account whose telephone is lost. Digits alone: every keyboard has them, and Vietnamese input
 * methods turn letters into others (`aa` into `â`).
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => digits(GROUP_DIGITS)).join('-'),
  );

/** Whether the text has the length of a recovery code. */
export const isRecoveryCode = (code: string): boolean =>
  /^\d+$/.test(code) &&
  [RECOVERY_GROUPS, EARLIER_GROUPS].some((groups) => code.length === groups * GROUP_DIGITS);

/**
 * The stored hash of a recovery code. So many random digits need neither a salt nor many rounds. No key either: the
 * codes must still work when PAYLOAD_SECRET has changed.
 */
export const hashOfRecovery = (code: string): string =>
  createHash('sha256')
    .update(`recovery ${digitsOf(code)}`)
    .digest('hex');
