import type { Payload } from 'payload';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { memoryLimit } from '@/lib/memory-limit';
import { networkOf } from '@/lib/network-of';
import { hashedKey, makeLimiter } from './limiter';

/** What is refused with messages may be sent this many times as often as what is accepted (D26). */
const LENIENCY = 3;
const WINDOW_SECONDS = 60;

/**
 * Posts of an address that are looked at in a minute, whatever they are: this many times FORM_RATE_LIMIT,
 * more than what is accepted and what is refused with messages together.
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
    refused: make('refused', env().FORM_RATE_LIMIT * LENIENCY),
    help: make('help', env().FORM_RATE_LIMIT * LENIENCY),
    consent: make('consent', env().FORM_RATE_LIMIT * LENIENCY),
  };
  return limiters;
}

/** Addresses are gone within little more than an hour. */
const keyOf = (address: string) => hashedKey(networkOf(address));

let countLook: ReturnType<typeof memoryLimit> | undefined;

/**
 * Counts one post of an address before anything is read of it, in memory, so that what is one too many
 * costs nothing.
 *
 * @returns seconds to wait when it is one too many, otherwise null
 */
export function countAttempt(address: string): Promise<number | null> {
  countLook ??= memoryLimit('posts', env().FORM_RATE_LIMIT * LOOKED_AT);
  return countLook(address);
}

/**
 * Counts one post of an address that was read and judged.
 *
 * @returns seconds to wait when it is one too many, otherwise null
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
