import type { ClientStrings } from './client-strings';

type Messages = Readonly<Record<string, string>>;

const controlOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`#${CSS.escape(name)}`);

/** Shows or takes away the message of one field. */
export function showMessage(
  form: HTMLFormElement,
  name: string,
  message: string | undefined,
): void {
  const place = form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(name)}"]`);
  const control = controlOf(form, name);
  if (!place || !control) return;
  place.textContent = message ?? '';
  place.hidden = !message;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** Shows the messages of a refused form and takes the reader to the first field that has one. */
export function showMessages(form: HTMLFormElement, messages: Messages): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = place.dataset.errorFor ?? '';
    showMessage(form, name, messages[name]);
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Says something about the form as a whole, aloud; an empty text takes it away. */
export function showNotice(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>('[data-form-summary]');
  if (!place) return;
  place.textContent = text;
  place.hidden = text === '';
}

/** The button while the form is on its way, and after. */
export function showBusy(form: HTMLFormElement, strings: ClientStrings, busy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  button.dataset.text ??= button.textContent ?? '';
  button.textContent = busy ? strings.busy : button.dataset.text;
  // Not `disabled`: focus would be lost, and a form sent by the keyboard could not say so.
  if (busy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}
