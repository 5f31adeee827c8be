import type { IncomingHttpHeaders } from 'node:http';

/** Nothing may be sent before `until`: a limit was reached, or an answer has to settle first. */
export class WaitError extends Error {
  constructor(
    readonly code: string,
    readonly until: Date,
  ) {
    super(code);
  }
}

/**
 * The other side can not take anything now, or this attempt went wrong: to be tried again.
 * `isOpen`: what was sent may have been taken all the same.
 */
export class AttemptError extends Error {
  constructor(
    readonly code: string,
    readonly isOpen: boolean,
  ) {
    super(code);
  }
}

/** The other side does not know a record, or an address, that this one attempt has named. */
export class MissingError extends AttemptError {
  constructor() {
    super('HTTP_404', false);
  }
}

/** The other side understood and said no: the same again would be refused again. */
export class RefusedError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The other side has no use for this lead, which is nobody's mistake: not sent, and not to be sent again. */
export class NotSentError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Another worker has taken over this delivery. */
export class SupersededError extends Error {}

/** Of a limit without a time: longer than the ten seconds both vendors count by. */
const LIMIT_PAUSE_SECONDS = 12;
/** No wait is longer; a limit by the day is asked about again within it. */
const LONGEST_PAUSE_SECONDS = 3600;

/** Seconds to wait by `Retry-After` (seconds or a date) or `x-ratelimit-reset` (seconds), or null. */
function retryAfterSeconds(headers: IncomingHttpHeaders, now: number): number | null {
  const given = headers['retry-after'] ?? headers['x-ratelimit-reset'];
  if (typeof given !== 'string' || given.trim() === '') return null;
  const seconds = /^\d+$/.test(given.trim())
    ? Number(given)
    : Math.ceil((Date.parse(given) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_PAUSE_SECONDS) : null;
}

/** When to go on after a 429, with a little chance, so that instances do not all come back at once. */
export function afterLimit(headers: IncomingHttpHeaders, now = Date.now()): Date {
  const seconds = retryAfterSeconds(headers, now) ?? LIMIT_PAUSE_SECONDS;
  return new Date(now + (seconds + Math.random() * Math.min(seconds, 5)) * 1000);
}
