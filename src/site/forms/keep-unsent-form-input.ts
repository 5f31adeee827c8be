import { type Locale, splitLocale } from '@/i18n/locales';
import { type FieldName, type FormKind, forms } from '@/leads/schema/form-definitions';
import { asksFor, changedValues, fillForm, type Values, writtenValues } from './read-form-values';
import { waitingKey } from './offline-form-ids';

/*
 * Stores the typed input of forms, which must not be lost. Drafts are stored in memory, for a visitor who returns to a
 * page or opens it in the other language. A form that was sent but has not reached the server is stored in the tab's
 * session storage.
 */

type Draft = { locale: Locale; typed: Values };

/** Where a draft belongs: `key` names the form and its page in either language, `locale` the language of the page. */
export type DraftPlace = { key: string; locale: Locale };

const drafts = new Map<string, Draft>();

export function draftPlace(form: HTMLFormElement): DraftPlace {
  const { locale, path } = splitLocale(window.location.pathname);
  return { key: `${form.id} ${path}`, locale };
}

/**
 * Whether a draft has a foreign phone number and the form has no country field, so that it would read a Vietnamese one.
 */
const isLostNumber = (form: HTMLFormElement, typed: Values): boolean =>
  !asksFor(form, 'phoneCountry') && (typed.get('phoneCountry') ?? 'VN') !== 'VN';

/** Whether a field is a consent, which is valid only for the text that the visitor has read, in its language. */
const isAgreement = (form: HTMLFormElement, name: string): boolean =>
  forms[form.dataset.form as FormKind][name as FieldName]?.kind === 'consent';

/** Stores the changed fields of a form in memory. */
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

/** Deletes the drafts of a form that waited for the network and has been sent from another page. */
export function forgetDraftsOf(formId: string): void {
  for (const key of drafts.keys()) if (key.startsWith(`${formId} `)) drafts.delete(key);
}

/** A form that waits for the network, as stored until it is sent. */
export type Waiting = {
  kind: FormKind;
  action: string;
  /** The language in which the form was filled in and consented to. */
  locale: Locale;
  /** The values of all fields, except files; null where nothing is ticked or chosen. */
  values: [name: string, value: string | null][];
  /** Set when the server has refused it: only its own page sends it again, where the visitor sees why. */
  halted?: true;
};

const localeHere = (): Locale => splitLocale(window.location.pathname).locale;

export function storeWaiting(id: string, waiting: Waiting): void {
  try {
    sessionStorage.setItem(waitingKey(id), JSON.stringify(waiting));
  } catch {
    // Storage is unavailable: a reload loses the form.
  }
}

/** Stores a form until it has reached the server. @returns what was stored */
export function keepWaiting(form: HTMLFormElement): Waiting {
  const values = writtenValues(form);
  const waiting: Waiting = {
    kind: form.dataset.form as FormKind,
    action: form.action,
    // The open page may be one in the other language.
    locale: (values.get('locale') ?? localeHere()) as Locale,
    values: [...values],
  };
  storeWaiting(form.id, waiting);
  return waiting;
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

/** The language in which a waiting form of this page was filled in; undefined where it does not wait. */
export const waitingLocale = ({ id }: HTMLFormElement): Locale | undefined =>
  readWaiting(id)?.locale;

/** Restores a form that waits for the network, with its idempotency key. @returns whether it was waiting */
export function restoreWaiting(form: HTMLFormElement): boolean {
  const waiting = readWaiting(form.id);
  if (!waiting) return false;
  fillForm(form, new Map(waiting.values));
  return true;
}
