import type { Envelope } from '../schema/submission';

/** Nobody reads and fills a form of seven required fields faster than this. */
const FASTEST_PERSON_MS = 2500;

/**
 * Why a submission looks like a program's, or null. Without JavaScript there is no start time, and
 * nobody is suspected for that (forms.md; architecture, Writing leads safely).
 */
export function suspicionOf(envelope: Envelope, now: number): string | null {
  if (envelope.honeypotFilled) return 'honeypot';
  const taken = envelope.startedAt === null ? null : now - envelope.startedAt;
  // Less than nothing: the visitor's clock is ahead of ours, and says nothing about speed.
  if (taken !== null && taken >= 0 && taken < FASTEST_PERSON_MS) return 'too-fast';
  return null;
}
