import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An old way to write an IPv4 address, `::127.0.0.1`, which the library takes for a public one. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Loopback, private, link-local, reserved and other addresses that no outside system has. */
export function isInnerAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE)) return true;
  return parsed.range() !== 'unicast';
}

export class ForbiddenTargetError extends Error {
  readonly code = 'FORBIDDEN_TARGET';
}

/** Resolves like the system does, but refuses inner addresses: what is checked is what is connected to. */
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
 * Whether a target may be called at all (D26): http(s), no inner address spelled out, unless
 * `allowInner`. Names are checked when they are resolved, by {@link outerLookup}.
 */
export function isAllowedTarget(url: URL, allowInner: boolean): boolean {
  if (!/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return allowInner || isIP(host) === 0 || !isInnerAddress(host);
}
