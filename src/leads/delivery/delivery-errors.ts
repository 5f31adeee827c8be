import type { IncomingHttpHeaders } from 'node:http';

/**
 * Thrown when nothing may be sent before `until`: a rate limit was reached, or a lost answer needs time before it can
 * be looked up.
 */
export class WaitError extends Error {
  constructor(
    readonly code: string,
    readonly until: Date,
  ) {
    super(code);
  }
}

/** Thrown on a transient failure, to be retried. `isOpen`: the request may have had an effect all the same. */
export class AttemptError extends Error {
  constructor(
    readonly code: string,
    readonly isOpen: boolean,
  ) {
    super(code);
  }
}

/** Thrown when the CRM does not know a record or a URL that this attempt has used. */
export class MissingError extends AttemptError {
  constructor() {
    super('HTTP_404', false);
  }
}

/**
 * Thrown on a permanent failure of one lead or person: the CRM has refused it and would refuse it again, or holds more
 * records of it than can be read.
 */
export class RefusedError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Thrown when the CRM has no use for this lead, which is no error: it is not sent. */
export class NotSentError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Thrown when another worker has taken over this delivery, or it is no longer pending. */
export class SupersededError extends Error {}

/**
 * How many seconds to wait where a rate limit names no time: more than the window of ten seconds that both vendors use.
 */
const RATE_LIMIT_PAUSE_SECONDS = 12;
/** The longest wait after a rate limit, in seconds. A daily limit is therefore tried again every hour. */
const MAX_PAUSE_SECONDS = 3600;

/** Seconds to wait by `Retry-After` (seconds or a date) or `x-ratelimit-reset` (seconds), or null. */
function retryAfterSeconds(headers: IncomingHttpHeaders, now: number): number | null {
  const given = headers['retry-after'] ?? headers['x-ratelimit-reset'];
  if (typeof given !== 'string' || given.trim() === '') return null;
  const seconds = /^\d+$/.test(given.trim())
    ? Number(given)
    : Math.ceil((Date.parse(given) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_PAUSE_SECONDS) : null;
}

/** When to continue after a 429, with jitter, so that instances do not all retry at the same moment. */
export function afterLimit(headers: IncomingHttpHeaders, now = Date.now()): Date {
  const seconds = retryAfterSeconds(headers, now) ?? RATE_LIMIT_PAUSE_SECONDS;
  return new Date(now + (seconds + Math.random() * Math.min(seconds, 5)) * 1000);
}
