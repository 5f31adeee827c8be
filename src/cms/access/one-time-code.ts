import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../brand.config';

/** Parameters of one-time codes (RFC 6238) that every authenticator app supports; most apps support no others. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 };
/** How many time steps before or after the current one are accepted: the phone's clock may be off. */
const ACCEPTED_CLOCK_DRIFT_STEPS = 1;

const RECOVERY_CODES = 10;
/**
 * The number of digit groups in a recovery code: 35 digits are 116 bits, and from 112 bits on a plain hash is enough
 * (ASVS 6.5.2).
 */
const RECOVERY_GROUPS = 7;
const GROUP_DIGITS = 5;
/** The number of digit groups in recovery codes of an earlier version, which stay valid. */
const EARLIER_GROUPS = 4;

/** A new secret for one-time codes in base32, as a person types it into an app. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URL in the QR code of an account. */
export const secretAddress = (secret: string, account: string): string =>
  new TOTP({
    ...SHAPE,
    issuer: brand.name,
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString();

/** A typed code without the spaces and hyphens between its groups, cut to 100 characters; empty for other values. */
export const digitsOf = (typed: unknown): string =>
  typeof typed === 'string' ? typed.slice(0, 100).replaceAll(/[\s-]/g, '') : '';

/** The time step of a one-time code, or null when the code is not valid now. */
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
 * Recovery codes for an account whose phone is lost. Digits only: every keyboard has them, and Vietnamese input methods
 * turn letters into others (`aa` into `â`).
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => digits(GROUP_DIGITS)).join('-'),
  );

/** Whether a code without spaces and hyphens has the form of a recovery code, of this or the earlier version. */
export const isRecoveryCode = (code: string): boolean =>
  /^\d+$/.test(code) &&
  [RECOVERY_GROUPS, EARLIER_GROUPS].some((groups) => code.length === groups * GROUP_DIGITS);

/**
 * The stored hash of a recovery code. The hash needs neither a salt nor many rounds, because a code has so many
 * random digits. It has no key, so that recovery codes still work when PAYLOAD_SECRET has changed.
 */
export const hashOfRecovery = (code: string): string =>
  createHash('sha256')
    .update(`recovery ${digitsOf(code)}`)
    .digest('hex');
