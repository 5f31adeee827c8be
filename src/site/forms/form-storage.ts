import { type Locale, splitLocale } from '@/i18n/locales';
import { type FieldName, type FormKind, forms } from '@/leads/schema/forms';
import { asksFor, changedValues, fillForm, type Values, writtenValues } from './form-values';
import { waitingKey } from './waiting-ids';

/**
 * What a reader typed is never typed twice. In memory, for a reader who comes back to a page of this
 * visit, or reads it in the other language.
 */

type Draft = { locale: Locale; typed: Values };

/** Which form of which page a draft is of, in whichever language, and the one it is filled in now. */
export type DraftPlace = { key: string; locale: Locale };

const drafts = new Map<string, Draft>();

export function draftPlace(form: HTMLFormElement): DraftPlace {
  const { locale, path } = splitLocale(window.location.pathname);
  return { key: `${form.id} ${path}`, locale };
}

/** A number of another country, where the form has no place to say which: it would be taken for one of ours. */
const isLostNumber = (form: HTMLFormElement, typed: Values): boolean =>
  !asksFor(form, 'phoneCountry') && (typed.get('phoneCountry') ?? 'VN') !== 'VN';

/** An agreement is to the words that were read. */
const isAgreement = (form: HTMLFormElement, name: string): boolean =>
  forms[form.dataset.form as FormKind][name as FieldName]?.kind === 'consent';

/** Keeps what a reader has changed in a form that leaves the page, in memory. */
export function keepDraft(form: HTMLFormElement, { key, locale }: DraftPlace): void {
  const earlier: Values = drafts.get(key)?.typed ?? new Map();
  const typed = new Map(changedValues(form, new Set(earlier.keys())));
  // What this language's form has no place for waits for the way back.
  for (const [name, value] of earlier) if (!asksFor(form, name)) typed.set(name, value);
  if (isLostNumber(form, typed)) {
    if (typed.get('phone')) typed.delete('phoneCountry');
    else typed.set('phone', earlier.get('phone') ?? null);
  }
  drafts.set(key, { locale, typed });
}

export function restoreDraft(form: HTMLFormElement, { key, locale }: DraftPlace): void {
  const draft = drafts.get(key);
  if (!draft) return;
  const typed = new Map(draft.typed);
  if (draft.locale !== locale) {
    for (const name of typed.keys()) if (isAgreement(form, name)) typed.delete(name);
  }
  if (isLostNumber(form, typed)) typed.delete('phone');
  fillForm(form, typed);
}

export function forgetDraft({ key }: DraftPlace): void {
  drafts.delete(key);
}

/** What waited of a form has been sent from another page: none of its pages shows it again. */
export function forgetDraftsOf(formId: string): void {
  for (const key of drafts.keys()) if (key.startsWith(`${formId} `)) drafts.delete(key);
}

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
