import { expect, it } from 'vitest';
import { keyFor, NotOursError, openText, sealText } from './sealed';

const key = keyFor('a-secret-of-this-test-0123456789', 'this test');
const TEXT = 'JBSWY3DPEHPK3PXP';

it('a text can be decrypted with the same key and name, and is encrypted differently each time', () => {
  const sealed = sealText(key, 'account 1', TEXT);
  expect(openText(key, 'account 1', sealed)).toBe(TEXT);
  expect(sealed.toString('latin1')).not.toContain(TEXT);
  expect(sealText(key, 'account 1', TEXT)).not.toEqual(sealed);
});

it('another name, purpose or secret, and changed bytes, can not be decrypted', () => {
  const sealed = sealText(key, 'account 1', TEXT);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  for (const [opener, name, bytes] of [
    [key, 'account 2', sealed],
    [keyFor('a-secret-of-this-test-0123456789', 'another'), 'account 1', sealed],
    [keyFor('another-secret-of-the-test-01234', 'this test'), 'account 1', sealed],
    [key, 'account 1', changed],
    [key, 'account 1', sealed.subarray(0, 27)],
    [key, 'account 1', Buffer.alloc(0)],
  ] as const) {
    expect(() => openText(opener, name, bytes)).toThrow(NotOursError);
  }
});
