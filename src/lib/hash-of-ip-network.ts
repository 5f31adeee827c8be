import { hashedKey } from './database-rate-limiter';
import { networkOf } from './network-of-ip-address';
import { clientAddress } from './request-origin';

/**
 * A keyed hash of the network that a request came from, for the log: lines of the same sender can be grouped, and the
 * IP address can not be recovered without INTERNAL_SECRET.
 */
export const networkHash = (headers: Headers): string =>
  hashedKey(`log ${networkOf(clientAddress(headers))}`).slice(0, 16);
