import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** As fast as somebody types, for a minute. In memory: a write for each letter would cost more than the answer. */
const limiter = new RateLimiterMemory({ keyPrefix: 'search', points: 120, duration: 60 });

/**
 * Counts one question of an address, which is forgotten within a minute.
 *
 * @returns seconds to wait when it is one too many, otherwise null
 */
export async function countSearch(address: string): Promise<number | null> {
  try {
    await limiter.consume(address);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
