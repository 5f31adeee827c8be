import { isLocale, type Locale } from '@/i18n/locales';
import { uuid } from '@/lib/random-uuid';
import { CONSENT_VERSION, nothing, type Choice } from './consent-categories';

/** The localStorage key of the visitor's decision. */
export const DECISION_KEY = 'consent';

const MAX_DECISION_AGE_MS = 365 * 24 * 60 * 60 * 1000;

export type Decision = Choice & {
  /** A random id, which is also on the consent receipt. */
  id: string;
  version: number;
  /** The time of the decision, in milliseconds since 1970. */
  at: number;
  language: Locale;
  /** Whether the server has stored the consent receipt. */
  received: boolean;
};

export const newDecision = (
  { analytics, marketing, support }: Choice,
  language: Locale,
): Decision => ({
  id: uuid(),
  version: CONSENT_VERSION,
  analytics,
  marketing,
  support,
  at: Date.now(),
  language,
  received: false,
});

function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Decision>;
  return (
    typeof kept.id === 'string' &&
    kept.version === CONSENT_VERSION &&
    typeof kept.at === 'number' &&
    Date.now() - kept.at < MAX_DECISION_AGE_MS &&
    isLocale(kept.language) &&
    Object.keys(nothing).every((name) => typeof kept[name as keyof Choice] === 'boolean')
  );
}

/** The stored decision; null unless it is valid for the current version of the question. */
export function readDecision(): Decision | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DECISION_KEY) ?? 'null');
    return isDecision(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether a consent decision is stored, valid or not. */
export function isDecisionKept(): boolean {
  try {
    return localStorage.getItem(DECISION_KEY) !== null;
  } catch {
    return false;
  }
}

export function keepDecision(decision: Decision): void {
  try {
    localStorage.setItem(DECISION_KEY, JSON.stringify(decision));
  } catch {
    // Storage is blocked: the decision is valid until the page is left.
  }
}
