import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { databaseOf } from './payload-database';
import { env } from './env';
import { RATE_LIMIT_TABLE } from './rate-limit-table';

/** A rate limiter in the database. Create it once: each instance has a timer that deletes expired rows. */
export const makeLimiter = (
  payload: Payload,
  keyPrefix: string,
  points: number,
  duration: number,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: databaseOf(payload).pool,
    tableName: RATE_LIMIT_TABLE,
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });

/** A keyed hash of an IP address, an account or both, so that limits and log lines store neither. */
export const hashedKey = (who: string): string =>
  createHmac('sha256', env().INTERNAL_SECRET).update(who).digest('base64url').slice(0, 32);
