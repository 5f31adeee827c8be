import type { Locale } from '@/i18n/locales';
import { nothing, type Choice, type OptionalCategory } from './consent-categories';
import {
  DECISION_KEY,
  isDecisionKept,
  keepDecision,
  newDecision,
  readDecision,
  type Decision,
} from './consent-decision';

/** The current consent decision; null also before it was read from storage. */
let decision: Decision | null = null;
const listeners = new Set<(choice: Choice) => void>();

function decided(): Decision | null {
  decision ??= readDecision();
  return decision;
}

/** Whether the browser sends Global Privacy Control, a refusal of analytics and marketing. */
export const sendsPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Removes the categories that Global Privacy Control refuses from a choice: "accept all" never overrides that signal.
 */
function heedingSignal({ analytics, marketing, support }: Choice): Choice {
  const refused = sendsPrivacyControl();
  return { analytics: analytics && !refused, marketing: marketing && !refused, support };
}

/** The effective consent: nothing before a decision, and never what Global Privacy Control refuses. */
export const currentChoice = (): Choice => heedingSignal(decided() ?? nothing);

export const agreesTo = (category: OptionalCategory): boolean => currentChoice()[category];

/** Whether the visitor has answered, by choice or by the browser's privacy signal. */
export const isAnswered = (): boolean => decided() !== null || sendsPrivacyControl();

/** Whether there is an invalid decision: older than a year, or about an earlier version of the question. */
export const hasLapsed = (): boolean => decided() === null && isDecisionKept();

/** The decision whose receipt is not yet stored on the server; null when there is none. */
export function unreceived(): Decision | null {
  const kept = decided();
  return kept && !kept.received ? kept : null;
}

export function markReceived(id: string): void {
  const kept = decided();
  if (kept?.id !== id) return;
  decision = { ...kept, received: true };
  keepDecision(decision);
}

function change(next: Decision | null): void {
  decision = next;
  const choice = currentChoice();
  for (const listener of listeners) listener(choice);
}

/** Stores the visitor's choice and notifies subscribers. */
export function decide(choice: Choice, language: Locale): void {
  const next = newDecision(heedingSignal(choice), language);
  keepDecision(next);
  change(next);
}

/**
 * Reads the stored decision again: another tab, or another page while this one was in the back-forward cache, may have
 * changed it.
 */
function readAgain(): void {
  const kept = readDecision();
  if (kept?.id === decision?.id) decision = kept;
  else change(kept);
}

let watching = false;

/**
 * Subscribes to every choice from now on, made here, in another tab or on a later page.
 *
 * @returns a function that unsubscribes
 */
export function onChoice(listener: (choice: Choice) => void): () => void {
  listeners.add(listener);
  if (!watching) {
    watching = true;
    window.addEventListener('storage', ({ key }) => {
      if (key === DECISION_KEY || key === null) readAgain();
    });
    // A page restored from the back-forward cache has missed storage events.
    window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  }
  return () => listeners.delete(listener);
}
