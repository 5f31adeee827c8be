import { hashedKey } from './database-rate-limiter';
import { networkOf } from './network-of-ip-address';
import { clientAddress } from './request-origin';

/**
 * A keyed hash of the network that a request came from, for the log: lines of one sender can be told apart and put
 * together, and the IP address can not be read back without INTERNAL_SECRET.
 */
export const networkHash = (headers: Headers): string =>
  hashedKey(`log ${networkOf(clientAddress(headers))}`).slice(0, 16);
