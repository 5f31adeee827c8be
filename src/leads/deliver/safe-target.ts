import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(network, bits, 'ipv6');
}

/** Loopback, private, link-local and other addresses that no outside system has. */
export function isInnerAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return inner.check(mapped, 'ipv4');
  return inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
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
