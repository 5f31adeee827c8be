import { type Locale, splitLocale } from '@/i18n/locales';
import type { FormKind } from '@/leads/schema/forms';
import { fillForm, writtenValues } from './form-values';
import { waitingKey } from './waiting-ids';

/** A form that waits for the network: in the tab's own storage, and gone once it is sent. */
export type Waiting = {
  kind: FormKind;
  action: string;
  /** Of the words that were read and agreed to. */
  locale: Locale;
  /** All that would be sent; null: a box that is not ticked. */
  values: [name: string, value: string | null][];
};

const localeHere = (): Locale => splitLocale(window.location.pathname).locale;

/** Keeps a form that could not be sent, in this tab; files can not be kept. */
export function keepWaiting(form: HTMLFormElement): void {
  const waiting: Waiting = {
    kind: form.dataset.form as FormKind,
    action: form.action,
    locale: localeHere(),
    values: [...writtenValues(form)],
  };
  try {
    sessionStorage.setItem(waitingKey(form.id), JSON.stringify(waiting));
  } catch {
    // No storage, or none allowed: the form still stands in the page.
  }
}

export function forgetWaiting({ id }: Pick<HTMLFormElement, 'id'>): void {
  try {
    sessionStorage.removeItem(waitingKey(id));
  } catch {
    // No storage, or none allowed: nothing was kept.
  }
}

export function readWaiting(id: string): Waiting | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(waitingKey(id)) ?? '') as Waiting;
    return Array.isArray(kept.values) ? kept : null;
  } catch {
    return null; // nothing is kept, or no storage is allowed
  }
}

/** Whether a form waits for the network, and whether it was filled in by words of this language. */
export function waitingHere({ id }: HTMLFormElement): 'none' | 'same-language' | 'other-language' {
  const waiting = readWaiting(id);
  if (!waiting) return 'none';
  return waiting.locale === localeHere() ? 'same-language' : 'other-language';
}

/** Puts a form that waits for the network back as it was, with its key, so that it is sent once. */
export function restoreWaiting(form: HTMLFormElement): void {
  fillForm(form, new Map(readWaiting(form.id)?.values));
}
