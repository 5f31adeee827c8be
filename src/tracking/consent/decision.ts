import { isLocale, type Locale } from '@/i18n/locales';
import { uuid } from '@/lib/uuid';
import { CONSENT_VERSION, nothing, type Choice } from './categories';

/** Where a browser keeps what was decided: on this device, for as long as it holds. */
export const DECISION_KEY = 'consent';

/** After a year everybody is asked again. */
const LONGEST_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

export type Decision = Choice & {
  /** Random; the same as on the receipt. */
  id: string;
  version: number;
  /** Milliseconds since 1970. */
  at: number;
  language: Locale;
  /** Whether the receipt has arrived. */
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
    Date.now() - kept.at < LONGEST_LIFE_MS &&
    isLocale(kept.language) &&
    Object.keys(nothing).every((name) => typeof kept[name as keyof Choice] === 'boolean')
  );
}

/** What this browser keeps, if it still answers the question as it is asked now. */
export function readDecision(): Decision | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DECISION_KEY) ?? 'null');
    return isDecision(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether this browser keeps a decision, one that holds no more included. */
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
    // Storage is closed to us: the decision holds until the page is left.
  }
}
