import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import {
  digitsOf,
  hashOfRecovery,
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  secretAddress,
  stepOf,
} from './one-time-code';

const STEP = 30_000;
/** A test vector of RFC 6238, appendix B: its key, and the last six digits of its code at 59 seconds. */
const RFC = {
  secret: Secret.fromLatin1('12345678901234567890').base32,
  at: 59_000,
  code: '287082',
};

it('a code matches its time step as in RFC 6238', () => {
  expect(stepOf(RFC.secret, RFC.code, RFC.at)).toBe(1);
});

it('a code is accepted one step early or late, and refused further away', () => {
  for (const [away, step] of [
    [-2 * STEP, null],
    [-STEP, 1],
    [0, 1],
    [STEP, 1],
    [2 * STEP, null],
  ] as const) {
    expect([away, stepOf(RFC.secret, RFC.code, RFC.at + away)]).toEqual([away, step]);
  }
});

it.each(['', '28708', '2870820', '28708a', ' 287082', '２８７０８２'])(
  '%j is not a code',
  (code) => {
    expect(stepOf(RFC.secret, code, RFC.at)).toBeNull();
  },
);

it('spaces and hyphens in a typed code are ignored, and only text is accepted', () => {
  expect(digitsOf(' 287 082 ')).toBe('287082');
  expect(digitsOf('12345-67890-12345-67890')).toBe('12345678901234567890');
  expect([287082, ['287082'], null, undefined].map(digitsOf)).toEqual(['', '', '', '']);
  expect(digitsOf('1'.repeat(1_000_000))).toHaveLength(100);
});

it('an app reads the secret, the site and the account from the square code', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const read = new URL(secretAddress(secret, 'thu.ha@example.com'));
  expect(read.protocol).toBe('otpauth:');
  expect(decodeURIComponent(read.pathname)).toContain('thu.ha@example.com');
  expect(read.searchParams.get('secret')).toBe(secret);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  expect(stepOf(secret, code)).not.toBeNull();
});

it('ten recovery codes are all different, distinguishable from app codes, and stored as hashes', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(codes.map(digitsOf).every(isRecoveryCode)).toBe(true);
  // Each recovery code has at least 112 bits (ASVS 6.5.2).
  for (const code of codes) expect(digitsOf(code).length * Math.log2(10)).toBeGreaterThan(112);
  expect(isRecoveryCode('287082')).toBe(false);
  const [code = ''] = codes;
  expect(hashOfRecovery(code)).toBe(hashOfRecovery(digitsOf(code)));
  expect(hashOfRecovery(code)).toMatch(/^[0-9a-f]{64}$/);
});

it('a recovery code counts however it is divided, and so do the shorter ones of before', () => {
  const [code = ''] = newRecoveryCodes();
  for (const typed of [code, digitsOf(code), code.replaceAll('-', ' '), ` ${code}\n`]) {
    expect(isRecoveryCode(digitsOf(typed))).toBe(true);
    expect(hashOfRecovery(typed)).toBe(hashOfRecovery(code));
  }
  expect(isRecoveryCode(digitsOf('12345-67890-12345-67890'))).toBe(true);
  // A recovery code in the former format, of four groups, still has the hash that is stored for it.
  expect(hashOfRecovery('12345-67890-12345-67890')).toBe(
    createHash('sha256').update('recovery 12345678901234567890').digest('hex'),
  );
  for (const length of [19, 21, 34, 36]) expect(isRecoveryCode('1'.repeat(length))).toBe(false);
});
