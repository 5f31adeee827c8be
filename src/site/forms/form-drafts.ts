import { type Locale, splitLocale } from '@/i18n/locales';
import { type FieldName, type FormKind, forms } from '@/leads/schema/form-definitions';
import { asksFor, changedValues, fillForm, type Values, writtenValues } from './read-form-values';
import { waitingKey } from './offline-form-ids';

/*
 * Stores the typed input of a form, which must never be lost. Drafts are stored in memory, for a visitor who returns
 * to a page or opens it in the other language. A form that waits for the network is stored in the tab's session
 * storage.
 */

type Draft = { locale: Locale; typed: Values };

/**
 * The key of a draft. `key`: the form and its page, in either language; `locale`: the language in which it is filled in
 * now.
 */
export type DraftPlace = { key: string; locale: Locale };

const drafts = new Map<string, Draft>();

export function draftPlace(form: HTMLFormElement): DraftPlace {
  const { locale, path } = splitLocale(window.location.pathname);
  return { key: `${form.id} ${path}`, locale };
}

/**
 * Whether a draft has a foreign phone number while the form has no country field, and so would read the number as
 * Vietnamese.
 */
const isLostNumber = (form: HTMLFormElement, typed: Values): boolean =>
  !asksFor(form, 'phoneCountry') && (typed.get('phoneCountry') ?? 'VN') !== 'VN';

/**
 * Whether a field is a consent. A consent is valid only for the text that the visitor has read, so it is not copied
 * to the other language.
 */
const isAgreement = (form: HTMLFormElement, name: string): boolean =>
  forms[form.dataset.form as FormKind][name as FieldName]?.kind === 'consent';

/** Stores the changed fields of a form that is removed from the page, in memory. */
export function keepDraft(form: HTMLFormElement, { key, locale }: DraftPlace): void {
  const earlier: Values = drafts.get(key)?.typed ?? new Map();
  const typed = new Map(changedValues(form, new Set(earlier.keys())));
  // Values of fields that exist only in the other language's form are kept, in case the visitor switches back.
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

/**
 * Deletes the drafts of a form that was submitted offline, once it has been sent from another page, so that no page
 * shows them again.
 */
export function forgetDraftsOf(formId: string): void {
  for (const key of drafts.keys()) if (key.startsWith(`${formId} `)) drafts.delete(key);
}

/**
 * The stored values of a form that could not be sent while the browser was offline. They are deleted once the form is
 * sent.
 */
export type Waiting = {
  kind: FormKind;
  action: string;
  /** The language in which the form was filled in and consented to. */
  locale: Locale;
  /** The values of all fields that will be sent; null for an unticked checkbox. */
  values: [name: string, value: string | null][];
};

const localeHere = (): Locale => splitLocale(window.location.pathname).locale;

/** Stores a form that could not be sent; an attached file is not stored. */
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
    // Storage is unavailable: a reload loses the form, but until then it is still on the page.
  }
}

export function forgetWaiting({ id }: Pick<HTMLFormElement, 'id'>): void {
  try {
    sessionStorage.removeItem(waitingKey(id));
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}

export function readWaiting(id: string): Waiting | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(waitingKey(id)) ?? '') as Waiting;
    return Array.isArray(kept.values) ? kept : null;
  } catch {
    return null; // no form is stored, or storage is unavailable
  }
}

/** Whether a form of this page waits for the network, and whether it was filled in in this page's language. */
export function waitingHere({ id }: HTMLFormElement): 'none' | 'same-language' | 'other-language' {
  const waiting = readWaiting(id);
  if (!waiting) return 'none';
  return waiting.locale === localeHere() ? 'same-language' : 'other-language';
}

/**
 * Restores a form that waits for the network, with its idempotency key, so that it is stored once. False when none
 * waits.
 */
export function restoreWaiting(form: HTMLFormElement): boolean {
  const waiting = readWaiting(form.id);
  if (!waiting) return false;
  fillForm(form, new Map(waiting.values));
  return true;
}
