import type { Locale } from '@/i18n/locales';
import { nothing, type Choice, type OptionalCategory } from './categories';
import {
  DECISION_KEY,
  isDecisionKept,
  keepDecision,
  newDecision,
  readDecision,
  type Decision,
} from './decision';

/** As it was last read or made; null also before it is looked up. */
let decision: Decision | null = null;
const listeners = new Set<(choice: Choice) => void>();

function decided(): Decision | null {
  decision ??= readDecision();
  return decision;
}

/** Global Privacy Control: a refusal of analytics and marketing that the browser sends for its owner. */
export const sendsPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** What is left of a choice in this browser: its signal is not agreed away by one press on "all". */
function heedingSignal({ analytics, marketing, support }: Choice): Choice {
  const refused = sendsPrivacyControl();
  return { analytics: analytics && !refused, marketing: marketing && !refused, support };
}

/** What holds now: nothing until somebody has agreed, and never what the browser's signal refuses. */
export const currentChoice = (): Choice => heedingSignal(decided() ?? nothing);

export const agreesTo = (category: OptionalCategory): boolean => currentChoice()[category];

/** Whether the visitor, or their browser's privacy signal, has answered. */
export const isAnswered = (): boolean => decided() !== null || sendsPrivacyControl();

/** Whether an answer is kept that holds no more: it is a year old, or the question has changed. */
export const hasLapsed = (): boolean => decided() === null && isDecisionKept();

/** The decision whose receipt has not arrived yet, if there is one. */
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

/** Keeps what the visitor chose, and tells whoever acts on it. */
export function decide(choice: Choice, language: Locale): void {
  const next = newDecision(heedingSignal(choice), language);
  keepDecision(next);
  change(next);
}

/** What the browser keeps by now: another tab may have decided, or another page while this one lay in its cache. */
function readAgain(): void {
  const kept = readDecision();
  if (kept?.id === decision?.id) decision = kept;
  else change(kept);
}

let watching = false;

/** Calls with every choice from now on, made here, in another tab or on a later page. @returns stops that */
export function onChoice(listener: (choice: Choice) => void): () => void {
  listeners.add(listener);
  if (!watching) {
    watching = true;
    window.addEventListener('storage', ({ key }) => {
      if (key === DECISION_KEY || key === null) readAgain();
    });
    // No storage event reaches a page that the Back button brings back as it was.
    window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  }
  return () => listeners.delete(listener);
}
