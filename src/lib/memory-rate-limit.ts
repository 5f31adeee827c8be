import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network-of-ip-address';

/**
 * A rate limit in memory: `points` requests per network of IP addresses within `seconds`, by default a minute. For
 * requests so frequent that a database write for each would cost more than the answer. A network is forgotten after
 * that time.
 * @returns a function that counts a request and returns the seconds to wait when the limit is exceeded, otherwise
 * null
 */
export function memoryLimit(
  keyPrefix: string,
  points: number,
  seconds = 60,
): (address: string) => Promise<number | null> {
  const limiter = new RateLimiterMemory({ keyPrefix, points, duration: seconds });
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
}
