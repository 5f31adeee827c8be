import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Deprecated IPv4-compatible IPv6 addresses (`::127.0.0.1`), which the library treats as public. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Loopback, private, link-local, reserved and all other addresses that are not public. */
export function isInnerAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE)) return true;
  return parsed.range() !== 'unicast';
}

export class ForbiddenTargetError extends Error {
  readonly code = 'FORBIDDEN_TARGET';
}

/**
 * Resolves a host name like the system, but leaves out inner addresses, and fails when no other is left. It is used by
 * the connection itself, so the name can not be resolved to another address after the check (DNS rebinding).
 */
export const outerLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const outer = addresses.filter(({ address }) => !isInnerAddress(address));
    const first = outer[0];
    if (!first) return callback(new ForbiddenTargetError('Inner address'), []);
    return options.all ? callback(null, outer) : callback(null, first.address, first.family);
  });
};

/**
 * Whether a URL may be called (D26): http(s), and no literal inner address unless `allowInner`. Host names are checked
 * as they are resolved, by {@link outerLookup}.
 */
export function isAllowedTarget(url: URL, allowInner: boolean): boolean {
  if (!/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return allowInner || isIP(host) === 0 || !isInnerAddress(host);
}
