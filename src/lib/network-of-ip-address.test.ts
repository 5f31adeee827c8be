import { expect, it } from 'vitest';
import { networkOf } from '@/lib/network-of-ip-address';

it('all addresses of one network share a limit', () => {
  expect(networkOf('2001:db8:1:2::7')).toBe(networkOf('2001:db8:1:2:ffff::1'));
  expect(networkOf('2001:db8:1:2::7')).not.toBe(networkOf('2001:db8:1:3::7'));
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7');
});

it.each(['fe80::1%eth0', 'unknown', '', '%', '::%', 'a'.repeat(5000)])(
  'any address can be counted (%#)',
  (address) => {
    expect(typeof networkOf(address)).toBe('string');
  },
);
