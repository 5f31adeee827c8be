import { isIPv6 } from 'node:net';

/** What a limit counts an address under: one sender has a whole network of the newer ones, of 64 bits. */
export const networkOf = (address: string): string =>
  isIPv6(address)
    ? new URL(`http://[${address}]`).hostname.split(':').slice(0, 4).join(':')
    : address;
