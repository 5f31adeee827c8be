import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { databaseOf } from '@/lib/database-of';
import { env } from '@/lib/env';
import { RATE_LIMIT_TABLE } from './rate-limit-table';

/** What is refused with messages may be sent this many times as often as what is accepted (decision 26). */
const LENIENCY = 3;
const WINDOW_SECONDS = 60;

type Kind = 'accepted' | 'refused' | 'help' | 'consent';
type Limiters = Record<Kind, RateLimiterPostgres>;

let limiters: Limiters | undefined;

function limitersOf(payload: Payload): Limiters {
  const make = (keyPrefix: Kind, points: number) =>
    new RateLimiterPostgres({
      storeClient: databaseOf(payload).pool,
      tableName: RATE_LIMIT_TABLE,
      tableCreated: true,
      keyPrefix,
      points,
      duration: WINDOW_SECONDS,
    });
  limiters ??= {
    accepted: make('accepted', env().FORM_RATE_LIMIT),
    refused: make('refused', env().FORM_RATE_LIMIT * LENIENCY),
    help: make('help', env().FORM_RATE_LIMIT * LENIENCY),
    consent: make('consent', env().FORM_RATE_LIMIT * LENIENCY),
  };
  return limiters;
}

/** What one sender has of the newer addresses is a whole network, of 64 bits. */
const networkOf = (address: string) =>
  isIPv6(address)
    ? new URL(`http://[${address}]`).hostname.split(':').slice(0, 4).join(':')
    : address;

/** Addresses are kept only as a keyed hash, and gone within little more than an hour. */
const keyOf = (address: string) =>
  createHmac('sha256', env().INTERNAL_SECRET)
    .update(networkOf(address))
    .digest('base64url')
    .slice(0, 32);

/**
 * Counts one post of an address.
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
