import { isIPv6 } from 'node:net';

/**
 * The network of an IP address, to which rate limits apply: for IPv6 the first 64 bits, because one sender may use
 * every address in them.
 */
export function networkOf(address: string): string {
  // A link-local IP address may end with its interface (zone id).
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  return new URL(`http://[${bare}]`).hostname.split(':').slice(0, 4).join(':');
}
