/**
 * What a reader typed is never typed twice. In memory, for a reader who comes back to a page of this
 * visit; in the tab's own storage only while a form waits for the network, and gone once it is sent.
 */

type Entry = [name: string, value: FormDataEntryValue];

const drafts = new Map<string, Entry[]>();

const isTyped = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[name="${CSS.escape(name)}"]:not([type="hidden"])`) !== null;

/** By its id: the letter has a form of its own at the foot of a page that may have the whole one too. */
const waitingKey = (form: HTMLFormElement) => `form-waiting:${form.id}`;

/** Puts values into the controls of their names; what a control can not take stays out. */
function fill(form: HTMLFormElement, entries: readonly Entry[]): void {
  const values = new Map(entries);
  for (const control of form.elements) {
    if (!('name' in control)) continue;
    const value = values.get(String(control.name));
    if (control instanceof HTMLInputElement && control.type === 'file') {
      if (!(value instanceof File) || !value.name) continue;
      const files = new DataTransfer();
      files.items.add(value);
      control.files = files.files;
    } else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      control.checked = value === control.value;
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      if (typeof value === 'string') control.value = value;
    }
  }
}

/** Under which a form's draft is kept: which form, and of which page. */
export const draftKey = (form: HTMLFormElement): string => `${form.id} ${window.location.pathname}`;

/** Keeps what stands in a form that leaves the page, in memory. */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const typed = [...new FormData(form)].filter(([name]) => isTyped(form, name));
  drafts.set(key, typed);
}

export function restoreDraft(form: HTMLFormElement, key: string): void {
  const draft = drafts.get(key);
  if (!draft) return;
  const current = [...new FormData(form)].filter(([name]) => !isTyped(form, name));
  fill(form, [...current, ...draft]);
}

export function forgetDraft(key: string): void {
  drafts.delete(key);
}

/** Keeps a form that could not be sent, in this tab; files can not be kept. */
export function keepWaiting(form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  try {
    sessionStorage.setItem(waitingKey(form), JSON.stringify(texts));
  } catch {
    // No storage, or none allowed: the form still stands in the page.
  }
}

export function forgetWaiting(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(waitingKey(form));
  } catch {
    // As above.
  }
}

/**
 * Puts a form that waits for the network back as it was, with its key, so that it is sent once.
 *
 * @returns whether one was waiting
 */
export function restoreWaiting(form: HTMLFormElement): boolean {
  try {
    const kept = sessionStorage.getItem(waitingKey(form));
    if (!kept) return false;
    fill(form, JSON.parse(kept) as Entry[]);
    return true;
  } catch {
    return false;
  }
}
