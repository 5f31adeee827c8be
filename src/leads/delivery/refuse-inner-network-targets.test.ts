import { describe, expect, it } from 'vitest';
import {
  isAllowedTarget,
  isInnerAddress,
  outerLookup,
} from '@/leads/delivery/refuse-inner-network-targets';

const lookUp = (hostname: string, all: boolean) =>
  new Promise<unknown>((resolve, reject) => {
    outerLookup(hostname, { all }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

describe('D26 a webhook may point at loopback only with ALLOW_LOOPBACK_TARGETS', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '203.0.113.1',
    '255.255.255.255',
    '2001:db8::1',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '::a00:1',
    '2002:7f00:1::',
    '64:ff9b:1::7f00:1',
    'fec0::1',
    '192.0.2.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
  ])('%s is an internal address', (address) => {
    expect(isInnerAddress(address)).toBe(true);
  });

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '126.255.255.255',
    '128.0.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
  ])('%s is a public address', (address) => {
    expect(isInnerAddress(address)).toBe(false);
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://[::1]:8080/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'https://10.0.0.1/hook',
    'http://169.254.169.254/latest/meta-data',
    'ftp://example.com/',
    'file:///etc/passwd',
  ])('%s is not called', (target) => {
    expect(isAllowedTarget(new URL(target), false)).toBe(false);
  });

  it('a public address is called, an internal one only where that is allowed', () => {
    expect(isAllowedTarget(new URL('https://example.com/hook'), false)).toBe(true);
    expect(isAllowedTarget(new URL('https://1.1.1.1/hook'), false)).toBe(true);
    expect(isAllowedTarget(new URL('http://127.0.0.1:3000/hook'), true)).toBe(true);
    expect(isAllowedTarget(new URL('ftp://example.com/'), true)).toBe(false);
  });

  it.each([true, false])(
    'a host name that resolves to an internal address is refused (%s)',
    async (all) => {
      // The resolved address is checked when the connection is made: a host name cannot resolve to another address in
      // between.
      await expect(lookUp('localhost', all)).rejects.toMatchObject({ code: 'FORBIDDEN_TARGET' });
    },
  );
});
