import { isIPv6 } from 'node:net';

/** What a limit counts an address under: one sender has a whole network of the newer ones, of 64 bits. */
export function networkOf(address: string): string {
  // A neighbour's address may name the interface it came by.
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  return new URL(`http://[${bare}]`).hostname.split(':').slice(0, 4).join(':');
}
