import { expect, it } from 'vitest';
import { keyFor, DecryptionError, decryptText, encryptText } from './encrypt-text';

const key = keyFor('a-secret-of-this-test-0123456789', 'this test');
const TEXT = 'JBSWY3DPEHPK3PXP';

it('a text can be decrypted with the same key and name, and is encrypted differently each time', () => {
  const encrypted = encryptText(key, 'account 1', TEXT);
  expect(decryptText(key, 'account 1', encrypted)).toBe(TEXT);
  expect(encrypted.toString('latin1')).not.toContain(TEXT);
  expect(encryptText(key, 'account 1', TEXT)).not.toEqual(encrypted);
});

it('another name, purpose or secret, and changed bytes, can not be decrypted', () => {
  const encrypted = encryptText(key, 'account 1', TEXT);
  const changed = Buffer.from(encrypted);
  changed[changed.length - 1]! ^= 1;
  for (const [opener, name, bytes] of [
    [key, 'account 2', encrypted],
    [keyFor('a-secret-of-this-test-0123456789', 'another'), 'account 1', encrypted],
    [keyFor('another-secret-of-the-test-01234', 'this test'), 'account 1', encrypted],
    [key, 'account 1', changed],
    [key, 'account 1', encrypted.subarray(0, 27)],
    [key, 'account 1', Buffer.alloc(0)],
  ] as const) {
    expect(() => decryptText(opener, name, bytes)).toThrow(DecryptionError);
  }
});
