import type { Payload } from 'payload';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { memoryLimit } from '@/lib/memory-rate-limit';
import { networkOf } from '@/lib/network-of-ip-address';
import { hashedKey, makeLimiter } from '@/lib/database-rate-limiter';

/** How many times as often an invalid form may be sent as a valid one (D26). */
const INVALID_FORM_FACTOR = 3;
const WINDOW_SECONDS = 60;

/**
 * The maximum number of posts of one IP address that are read per minute, as a multiple of FORM_RATE_LIMIT: more than
 * the limits of valid and invalid forms together.
 */
const LOOKED_AT = 10;

type Kind = 'accepted' | 'refused' | 'help' | 'consent';
type Limiters = Record<Kind, RateLimiterPostgres>;

let limiters: Limiters | undefined;

function limitersOf(payload: Payload): Limiters {
  const make = (keyPrefix: Kind, points: number) =>
    makeLimiter(payload, keyPrefix, points, WINDOW_SECONDS);
  limiters ??= {
    accepted: make('accepted', env().FORM_RATE_LIMIT),
    refused: make('refused', env().FORM_RATE_LIMIT * INVALID_FORM_FACTOR),
    help: make('help', env().FORM_RATE_LIMIT * INVALID_FORM_FACTOR),
    consent: make('consent', env().FORM_RATE_LIMIT * INVALID_FORM_FACTOR),
  };
  return limiters;
}

/**
 * The key of a rate limit's row: a hash of the sender's network. The row is deleted within little more than an hour.
 */
const keyOf = (address: string) => hashedKey(networkOf(address));

let countLook: ReturnType<typeof memoryLimit> | undefined;

/**
 * Counts a post of an IP address before its body is read, in memory, so that a refused post costs next to nothing.
 * @returns seconds to wait when the limit is exceeded, otherwise null
 */
export function countAttempt(address: string): Promise<number | null> {
  countLook ??= memoryLimit('posts', env().FORM_RATE_LIMIT * LOOKED_AT);
  return countLook(address);
}

/**
 * Counts a post of an IP address under the limit of its kind, such as valid (`accepted`) and invalid (`refused`)
 * forms.
 * @returns seconds to wait when the limit is exceeded, otherwise null
 */
export async function countPost(
  payload: Payload,
  kind: Kind,
  address: string,
): Promise<number | null> {
  try {
    await limitersOf(payload)[kind].consume(keyOf(address));
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
